/* What the bar says about seats that bots play for now, about turns that are still open, and in lessons. */
import { describe, expect, it } from "vitest";
import type { SeatInfo, Stand, TableInfo } from "../wire/types";
import { bar_words, is_lent, returned } from "./bar_words";
import type { Live } from "./live.svelte";
import type { Scene } from "./scene.svelte";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  level: "",
  away: false,
  lent: false,
  ...more,
});
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  ({ code: "KRAKEN-42", game: "captain_flip", seats, host: 0, status: "playing", guide: false, ...more }) as TableInfo;
const stand = (more: Partial<Stand> = {}) =>
  ({ view: {}, to_act: [0], ask: null, can_undo: false, closing: -1, result: null, ...more }) as Stand;

function at(info: TableInfo, you: number, stood: Stand, more: Partial<Scene> = {}): Scene {
  return {
    table: info,
    you,
    view: stood.view,
    pending: stood.ask,
    busy: false,
    mover: -1,
    spoken: "",
    counted: false,
    race: null,
    log: [],
    face: {},
    lines: [],
    click: { armed: null, buttons: [] },
    name: (n: number) => info.seats[n]!.name,
    say: (s: { key: string }) => s.key,
    ...more,
  } as unknown as Scene;
}
const words = (scene: Scene, stood: Stand) => bar_words({ line_state: "open", stand: stood } as Live, scene);

describe("a seat that a bot plays for now", () => {
  const seats = [seat("Ann"), seat("Bo", { lent: true })];
  it("is never said to be one's turn", () => {
    const stood = stand({ to_act: [1] });
    const still = words(at(table(seats), 1, stood), stood);
    expect(still.main).toBe("A bot plays for you");
    expect(still.thinking).toBe(true);
    const moving = words(at(table(seats), 1, stood, { busy: true, mover: 1, spoken: "Bo places." }), stood);
    expect(moving.main).toBe("A bot plays for you");
    expect(moving.small).toBe("Bo places.");
  });
  it("is said so while others play, too", () => {
    const stood = stand({ to_act: [0] });
    expect(words(at(table(seats), 1, stood), stood)).toMatchObject({ main: "A bot plays for you", thinking: false });
    expect(is_lent(at(table(seats), 1, stood))).toBe(true);
    expect(is_lent(at(table(seats), 0, stood))).toBe(false);
    expect(is_lent(at(table(seats), -1, stood))).toBe(false);
  });
  it("is known to the host as soon as its person is here again, and to nobody else", () => {
    const stood = stand();
    expect(returned(at(table(seats), 0, stood))).toBe(1);
    expect(returned(at(table([seat("Ann"), seat("Bo", { lent: true, away: true })]), 0, stood))).toBe(-1);
    expect(returned(at(table(seats, { status: "over" }), 0, stood))).toBe(-1);
    expect(returned(at(table(seats), 1, stood))).toBe(-1);
    expect(returned(at(table(seats, { host: 1 }), 1, stood))).toBe(-1);
    expect(returned(at(table(seats), -1, stood))).toBe(-1);
  });
});

describe("a turn that is still open", () => {
  const info = table([seat("Ann"), seat("Bo")]);
  const said = (view: object, closing = 3000) => {
    const stood = stand({ view: view as Stand["view"], closing, can_undo: true });
    return words(at(info, 0, stood), stood);
  };
  it("hands over once it has passed to somebody else", () => {
    expect(said({ turn: 1 }).main).toBe("That was your turn.");
    expect(said({ turn: 1 }).small).toContain("hands over");
  });
  it.each([
    ["the same seat goes on", { turn: 0 }],
    ["the view does not tell", {}],
  ])("promises nobody anything: %s", (_, view) => {
    for (const closing of [3000, 0]) {
      const { main, small } = said(view, closing);
      expect(main).toBe("You can still take this back.");
      expect(small).toContain("Done");
      expect(main + small).not.toMatch(/hand over|hands over|was your turn/);
    }
  });
});

it("a lesson does not ask for a choice that it does not leave", () => {
  const choice = { do: [], refs: [], label: { key: "label", args: {}, clause: "" }, gain: null, why: [] };
  const ask = {
    prompt: { key: "keep-or-flip", args: {}, clause: "" },
    hint: null,
    timing: "turn",
    choices: [choice],
    due: 0,
    tool: null,
  } as unknown as Stand["ask"];
  const stood = stand({ ask });
  const seats = [seat("Ann"), seat("Bo", { kind: "bot" })];
  expect(words(at(table(seats, { guide: true }), 0, stood), stood).main).toBe("Now: label");
  expect(words(at(table(seats), 0, stood), stood).main).toBe("keep-or-flip");
});
