// The face draws everything the rules can ask about: every lit ref once, names, explanations, words in both languages.
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { clear, draw, draw_others, refs } from "../../dev/draw";
import { scene_of } from "../../dev/stand";
import type { Scene } from "../../table/scene.svelte";
import { source, words } from "../../words/words.svelte";
import { GOODS, GROUNDS } from "./art/goods";
import { ABILITIES, CARDS } from "./art/pirates";
import { face } from "./face";
import { stand, stands, type Stand } from "./fixtures";
import { motion } from "./motion";
import { ISLANDS } from "./printed";
import { SHIPS } from "./print";
import { asked_space, in_hand } from "./reach";
import { crate_of, type View } from "./view";

const scene = (one: Stand, you = one.you): Scene => scene_of(face, one, you);
const fact = (kind: string, args: Record<string, number>) => ({ kind, args, say: null, minor: false, refs: [], more: [], patch: {} });
/** The whole table: the board, every other seat's, and the side. */
const whole = (s: Scene): HTMLElement[] => [draw(face.Main, { ctx: s }), ...draw_others(face.Small, s), draw(face.Side, { ctx: s })];

const asked = stands.filter((one) => one.ask);
/** Each question once, at the fullest table it was recorded at. */
const questions = asked.filter((one, i) => !asked.slice(i + 1).some((other) => other.ask!.prompt.key === one.ask!.prompt.key));

const SLOW = 60_000; // whole tables are drawn: give a busy machine time

describe.each([false, true])("every question (phone: %s)", (compact) => {
  const some = compact ? questions.filter((one) => /keep|place-more|unload|buy|trade|arm|send|resolve/.test(one.name)) : questions;
  it.each(some.map((one) => [one.name, one] as const))(
    "%s: whatever it may click is on screen exactly once",
    { timeout: SLOW },
    (_, one) => {
      const s = scene(one);
      s.compact = compact;
      const first = refs(whole(s));
      expect(new Set(first).size).toBe(first.length);
      for (const choice of one.ask!.choices)
        for (const ref of choice.refs) if (!ref.startsWith("button:")) expect(first, `${ref} of ${choice.label.key}`).toContain(ref);
    },
  );
});

it("nearly every question the rules can ask is among the recorded ones", () => {
  expect(questions.length).toBeGreaterThan(22);
});

describe("the board", { timeout: SLOW }, () => {
  it("walks from the crate to the space and shows what the second crate on a card costs", () => {
    const one = asked.find((x) => x.ask!.choices.some((c) => c.do[0]!.verb === "place" && c.gain?.args.coins === -2))!;
    const choice = one.ask!.choices.find((c) => c.do[0]!.verb === "place" && c.gain?.args.coins === -2)!;
    const s = scene(one);
    const el = draw(face.Main, { ctx: s });
    expect(el.querySelector(`[data-ref="${choice.refs[1]}"]`)!.hasAttribute("data-lit")).toBe(false);
    s.click.press(choice.refs[0]!);
    flushSync();
    const space = el.querySelector(`[data-ref="${choice.refs[1]}"]`)!;
    expect(space.hasAttribute("data-lit")).toBe(true);
    expect(space.querySelector(".tag")!.textContent).toContain("−2");
  });

  it("of several ships each is clicked itself; one alone by its button or the ship", () => {
    const several = asked.find((x) => x.ask!.prompt.key === "ask-launch-next")!;
    const sent: string[] = [];
    const s = scene_of(face, several, several.you, (choice) => sent.push(choice.do[0]!.verb + choice.do[0]!.args.join()));
    const el = draw(face.Main, { ctx: s });
    const last = several.ask!.choices.filter((c) => c.do[0]!.verb === "launch").at(-1)!;
    for (const choice of several.ask!.choices.filter((c) => c.do[0]!.verb === "launch")) {
      const ship = el.querySelector<HTMLElement>(`[data-ref="${choice.refs[0]}"]`)!;
      expect(ship.hasAttribute("data-lit")).toBe(true);
      expect(ship.tabIndex).toBe(0); // by the keyboard too
    }
    s.click.press(last.refs[0]!);
    expect(sent).toEqual([`launch${last.do[0]!.args[0]}`]);
    const alone = asked.find((x) => x.ask!.prompt.key === "ask-launch")!;
    const one = scene_of(face, alone, alone.you, (choice) => sent.push(choice.do[0]!.verb + choice.do[0]!.args.join()));
    const berth = alone.ask!.choices.find((c) => c.do[0]!.verb === "launch")!.do[0]!.args[0]!;
    one.click.press(`ship:${alone.you}:${berth}`);
    expect(sent.at(-1)).toBe(`launch${berth}`);
  });

  it("a watcher gets nothing lit and no secret", () => {
    const one = stand("ask-place/3");
    const view: View = { ...one.view, secrets: one.view.secrets.map(() => null) };
    const s = scene({ ...one, view }, -1);
    const el = draw(face.Main, { ctx: s });
    expect(el.querySelectorAll("[data-lit]")).toHaveLength(0);
    expect(face.explain("objective:0", s)!.title).toBe("A secret objective");
  });

  it("no seat's secret can be read from another seat's face", () => {
    const one = stand("ask-place/3");
    const s = scene(one);
    for (let seat = 0; seat < 3; seat++)
      if (seat !== one.you) expect(face.label(`objective:${seat}`, s)).toMatch(/^A secret objective, held by /);
    expect(face.label(`objective:${one.you}`, s)).toContain("Your secret objective");
  });

  it("the sealed choice shows six ships, the kept ones marked and not to be clicked again", () => {
    const one = stand("ask-keep/3");
    const el = draw(face.Main, { ctx: scene(one) });
    expect(el.querySelectorAll("[data-ref^='hand:']")).toHaveLength(6);
    expect(el.querySelectorAll("[data-ref^='hand:'][data-lit]")).toHaveLength(one.ask!.choices.length);
    expect(el.querySelectorAll(".kept")).toHaveLength(6 - one.ask!.choices.length);
  });

  it("while unloading, the crate is in hand and its space is marked", () => {
    const s = scene(stand("ask-unload/3"));
    expect(in_hand(s)!.resource).toBe(s.ask!.prompt.args.resource);
    expect(face.has_hand!(s.view, s)).toBe(true);
    const ref = asked_space(s);
    expect(ref).toMatch(/^space:/);
    expect(draw(face.Main, { ctx: s }).querySelectorAll(".asked")).toHaveLength(1);
  });

  it("shows another's ships large while a pirate action card reaches for them", () => {
    const one = stand("ask-scuttle/4");
    const el = draw(face.Main, { ctx: scene(one) });
    expect(el.querySelectorAll("[data-ref^='ship:'][data-lit]")).toHaveLength(one.ask!.choices.length - 1); // but for doing without
    expect(el.querySelectorAll("[data-ref^='island:']")).toHaveLength(0);
  });
});

describe("names and explanations", () => {
  it("every piece on very different tables has a name and an explanation", { timeout: SLOW }, () => {
    for (const name of ["ask-keep/3", "ask-place-more/2", "ask-scuttle/3"]) {
      const one = stand(name);
      expect(one.name).toBe(name);
      const s = scene(one);
      for (const ref of new Set(refs(whole(s)))) {
        if (ref.startsWith("objective:public") && one.view.objective < 0) continue;
        const empty =
          (ref.startsWith("incoming:") && one.view.incoming[Number(ref.split(":")[1])] === -1) ||
          (/^(card|crew):\d/.test(ref) && one.view.cards[Number(ref.split(":")[1])] === -1);
        if (!empty) expect(face.label(ref, s), `${ref} at ${one.name}`).not.toBe("");
        if (!empty) expect(face.explain(ref, s), `${ref} at ${one.name}`).not.toBeNull();
      }
      clear();
    }
  });

  it("has a picture, a name and a rule for every card, ability, island and ship, in both languages", () => {
    expect([GOODS.length, GROUNDS.length, CARDS.length, ABILITIES.length, ISLANDS.length, SHIPS.length]).toEqual([8, 8, 8, 5, 13, 36]);
    for (const language of ["en", "de"] as const) {
      words.language = language;
      const keys = [...Array(8).keys()].flatMap((n) => [`card-${n}`, `card-${n}.rule`, `resource-${n}`]);
      for (let n = 0; n < 5; n++) keys.push(`ability-${n}`, `ability-${n}.rule`);
      for (let n = 0; n < 13; n++) keys.push(`island-${n}`);
      for (let n = 0; n < 36; n++) keys.push(`ship-${n}`);
      for (const key of keys) expect(words.t(key, {}, "sail_away"), key).not.toBe(key);
    }
  });

  it("all grounds of resources differ", () => {
    expect(new Set(GROUNDS.slice(0, 6)).size).toBe(6);
  });

  it("the German catalogue has exactly the English keys", () => {
    const keys = (language: string): string[] => [...source(language, "sail_away").matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!).sort();
    expect(keys("de")).toEqual(keys("en"));
  });

  it("every face- key in the code is in the catalogue", () => {
    const files = import.meta.glob<string>(["./*.ts", "./*.svelte", "./parts/*.svelte"], { query: "?raw", import: "default", eager: true });
    const used = new Set(
      Object.entries(files).flatMap(([path, text]) =>
        path.includes(".test.") ? [] : [...text.matchAll(/"(face-[a-z-]+)"/g)].map((m) => m[1]!),
      ),
    );
    expect(used.size).toBeGreaterThan(50);
    for (const key of used) expect(words.has(key, "sail_away"), key).toBe(true);
  });
});

describe("motion", () => {
  const s = scene(stand("ask-place/3"));

  it("a crate travels from its space to its hold", () => {
    const m = motion(fact("stowed", { seat: 1, crate: 0, resource: 2, ship: 4, isle: 2, space: 3, berth: 1, hold: 0 }), s)!;
    expect(m.flights![0]).toMatchObject({ from: "space:2:3", to: "hold:1:1:0", lift: true, props: { what: 3 } });
  });

  it("at a launch the ship leaves and each crate aboard goes home to its own colour", () => {
    const holds = s.view.holds.map(() => 0);
    holds[0] = 1;
    holds[1] = 6;
    const m = motion(
      fact("launched", { seat: 0, ship: 0, points: 4, count: 1, berth: 0 }),
      scene({ ...stand("ask-place/3"), view: { ...s.view, holds } }),
    )!;
    expect(m.flights!.map((f) => f.to)).toEqual(["horizon", "supply:0:0", "supply:2:1"]);
    expect(m.float![0]!.text).toContain("4");
  });

  it("coins fly to the purse, no more than a handful", () => {
    const m = motion(fact("earned", { seat: 1, coins: 9, source: 4 }), s)!;
    expect(m.flights).toHaveLength(6);
    expect(m.flights![0]!.to).toBe("purse:1");
    expect(m.float![0]!.text).toBe("+9");
  });

  it("fees come from the crate that earns them", () => {
    const view = { ...s.view, cards: [0, 7, 6], manned: [0, 0, 2, 4, 0, 0] };
    expect(motion(fact("earned", { seat: 1, coins: 1, source: 6 }), scene({ ...stand("ask-place/3"), view }))!.flights![0]!.from).toBe(
      "crew:1:1",
    );
  });

  it("a ransom pays the pirate and sends the upper crate home", () => {
    const spaces = [...s.view.spaces];
    spaces[0] = 1 + 16 * 4; // Anne's crate under Mate's pirates
    const m = motion(
      fact("ransomed", { seat: 0, seat2: 1, resource: 0, isle: 0, space: 0 }),
      scene({ ...stand("ask-place/3"), view: { ...s.view, spaces } }),
    )!;
    expect(m.flights![0]).toMatchObject({ from: "space:0:0", to: "supply:1:1", props: { what: 4 } });
    expect(m.flights!.slice(1).every((f) => f.from === "purse:0" && f.to === "purse:1")).toBe(true);
  });
});

describe("a crate straight aboard", () => {
  const s = stand("ask-place/3");
  const holds = s.view.holds.map((_, i) => (i === 1 ? crate_of(0, 0) : 0));
  const before = { ...s.view, holds, aboard: s.view.aboard.map((_, i) => (i === 0 ? 2 : 0)) };
  const from_ship = fact("loaded", { seat: 0, crate: 0, ship: 0, resource: 0, berth: 1, hold: 0, berth2: 0, hold2: 1 });

  it("travels from the hold it lay in, or from the supply", () => {
    const ctx = scene({ ...s, view: before });
    expect(motion(from_ship, ctx)!.flights![0]).toMatchObject({ from: "hold:0:0:1", to: "hold:0:1:0", lift: true });
    const from_supply = fact("loaded", { ...from_ship.args, berth2: -1, hold2: -1 });
    expect(motion(from_supply, ctx)!.flights![0]).toMatchObject({ from: "supply:0:0", to: "hold:0:1:0" });
  });
});

describe("the final count", () => {
  it("ends with every line told, and says that it is through", () => {
    const one = stand("over/3");
    const s = scene(one);
    let through = 0;
    const el = draw(face.Scoring, { ctx: s, result: one.result!, counted: () => through++ });
    expect(el.querySelectorAll("li").length).toBeLessThan(one.result!.tally.length);
    expect(el.querySelector("h2")!.textContent).toBe(s.t("face-count-ships"));
    expect(through).toBe(0);
    el.querySelector<HTMLButtonElement>(".controls .text")!.click();
    flushSync();
    expect(el.querySelectorAll("li")).toHaveLength(one.result!.tally.length);
    const totals = [...el.querySelectorAll("strong")].map((e) => Number(e.textContent));
    expect(totals).toEqual(one.result!.scores);
    expect(through).toBe(1); // only now the winner may be named
  });
});
