/* The headline: whom it names, about seats that bots play for now, about turns that are still open, and in lessons. */
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
  wants: -1,
  drawn: false,
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
const words = (scene: Scene, stood: Stand, latest = stood) => bar_words({ line_state: "open", stand: stood, latest } as Live, scene);

const choice = { do: [], refs: [], label: { key: "label", args: {}, clause: "" }, gain: null, why: [] };
const question = {
  prompt: { key: "keep-or-flip", args: {}, clause: "" },
  hint: null,
  timing: "turn",
  choices: [choice],
  due: 0,
  tool: null,
} as unknown as NonNullable<Stand["ask"]>;

describe("a seat that a bot plays for now", () => {
  const seats = [seat("Ann"), seat("Bo", { lent: true })];
  it("is never said to be one's turn", () => {
    const stood = stand({ to_act: [1] });
    const still = words(at(table(seats), 1, stood), stood);
    expect(still.main).toBe("A bot plays for you");
    expect(still.thinking).toBe(true);
    const moving = words(at(table(seats), 1, stood, { busy: true, mover: 1, spoken: "Bo places." }), stood);
    expect(moving.main).toBe("A bot plays for you");
    expect(moving.small).toBe("");
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
  const stood = stand({ ask: question });
  const seats = [seat("Ann"), seat("Bo", { kind: "bot" })];
  expect(words(at(table(seats, { guide: true }), 0, stood), stood).main).toBe("Now: label");
  expect(words(at(table(seats), 0, stood), stood).main).toBe("keep-or-flip");
});

describe("whom the headline names", () => {
  const people = [seat("Ann"), seat("Bo"), seat("Cy"), seat("Di")];
  const mixed = [seat("Ann"), seat("Bo", { kind: "bot" }), seat("Cy", { kind: "bot" }), seat("Di", { lent: true })];
  const gone = [seat("Ann"), seat("Bo", { away: true }), seat("Cy", { away: true }), seat("Di", { kind: "bot" })];
  const named = (text: string): string[] => people.map((s) => s.name).filter((name) => text.includes(name));
  const waited = [[], [0], [1], [2], [0, 1], [1, 3], [1, 2, 3], [0, 1, 2, 3]];
  const said_of = (seats: SeatInfo[], you: number, to_act: number[], mover: number, turn: number, closing: number) => {
    const busy = mover > -2;
    const ask = to_act.includes(you) && closing < 0 ? question : null;
    const now = stand({ to_act, ask, closing, view: { turn } });
    const shown = busy ? stand({ to_act: [mover], view: { turn: mover } }) : now;
    const more = { busy, mover, view: shown.view, pending: busy ? null : ask, spoken: "Ann, Bo, Cy and Di place." };
    return { ...words(at(table(seats), you, now, more), shown, now), ask };
  };

  it.each([
    ["people", people],
    ["people and bots", mixed],
    ["people who are away", gone],
  ])("nobody but who must act, whatever is being shown: %s", (_, seats) => {
    const wrong: object[] = [];
    for (const you of [-1, 0, 2])
      for (const to_act of waited)
        for (const mover of [-2, -1, 0, 1, 2, 3])
          // -2: nothing is being shown
          for (const turn of [-1, 0, 1])
            for (const closing of you >= 0 ? [-1, 0, 3000] : [-1]) {
              const said = said_of(seats, you, to_act, mover, turn, closing);
              const names = named(said.main);
              const must = to_act.filter((s) => s !== you).map((s) => seats[s]!.name);
              const is_right =
                said.main !== "" &&
                names.every((name) => must.includes(name)) &&
                (!said.ask || (said.mine && names.length === 0)) &&
                (said.seat < 0 || said.seat === you || to_act.includes(said.seat));
              if (!is_right) wrong.push({ you, to_act, mover, turn, closing, said });
            }
    expect(wrong).toEqual([]);
  });

  it("does not change with what is shown, and never tells what is about to be seen", () => {
    const now = stand({ to_act: [0], ask: question });
    const all = [-1, 0, 1, 2, 3].map((mover) => words(at(table(people), 0, now, { busy: true, mover, pending: null }), stand(), now).main);
    expect(new Set(all)).toEqual(new Set(["Your turn"]));
    const others = { busy: true, following: true, pending: null }; // nobody can act before what led to it was shown
    expect(words(at(table(people), 0, now, others), stand(), now).main).toBe("Your turn in a moment");
    expect(words(at(table(people), 0, now), now).main).toBe("keep-or-flip");
  });

  it("people before bots, and several bots together", () => {
    const waits = (seats: SeatInfo[], to_act: number[]) => {
      const now = stand({ to_act });
      return words(at(table(seats), 0, now), now).main;
    };
    expect(waits([...mixed.slice(0, 3), seat("Di")], [1, 2, 3])).toBe("Di is to play");
    expect(waits(mixed, [1, 2, 3])).toBe("The others are thinking");
    expect(waits(people, [1, 3])).toBe("Still to play: Bo, Di");
  });

  it("the host is told of the button beside it, others of the host", () => {
    const now = stand({ to_act: [1] });
    expect(words(at(table(gone), 0, now), now).small).not.toContain("host");
    expect(words(at(table(gone), 2, now), now).small).toContain("host");
  });
});
