// Boards, Market and stage draw all that questions can point at, once; names and explanations; what must stay hidden.
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { draw, draw_others, refs } from "../../../dev/draw";
import { scene_of } from "../../../dev/stand";
import type { Scene } from "../../../table/scene.svelte";
import type { Fact } from "../../../wire/types";
import { source, words } from "../../../words/words.svelte";
import Stage from "../battle/Stage.svelte";
import { face } from "../face";
import { stand, stands, type Stand } from "../fixtures";
import { REWARD_ART } from "../grid/rewards";
import Market from "../market/Market.svelte";
import { ACTIONS, CREW_SLOT, PLANS, SMUGGLER, UNION } from "../printed";
import { CARDS, GRID } from "../print";
import { die, faction, on_slot, seats_of, type View } from "../view";
import { ACTION_ART } from "./actions";
import { die_alias, slot_alias } from "./alias";
import Board from "./Board.svelte";
import { CONCEDE, can_concede } from "./concede";
import { CREW_ART } from "./crew";
import Dock from "./Dock.svelte";
import { GROUPS, fits } from "./groups";
import { PLAN_ART } from "./plans";
import { TWINS, held, panel_of, targets } from "./reach";

const scene = (one: Stand, you = one.you): Scene => scene_of(face, one, you);
/** All but the chart. */
function around(s: Scene): HTMLElement[] {
  const parts = [
    draw(Board, { ctx: s, seat: s.focus, docked: s.compact }),
    draw(Stage, { ctx: s }),
    ...draw_others(face.Small, s),
    draw(face.Side, { ctx: s }),
  ];
  return s.compact ? [...parts, draw(Market, { ctx: s }), draw(Dock, { ctx: s, seat: s.focus })] : parts;
}
const find = (test: (one: Stand) => boolean): Stand => {
  const one = stands.find(test);
  if (!one) throw new Error("no such stand was recorded");
  return one;
};
const verbs = (one: Stand): string[] => one.ask?.choices.map((c) => c.do[0]!.verb) ?? [];
const asked = stands.filter((one) => one.ask);
const DOCKED = /^(die:|slot:\d+:\d$|slot:\d+:1[01]$)/; // below every panel of a phone
const AROUND = /^(die|slot|card|plan|grid|pile|gold):/;
const SLOW = 60_000;

describe.each([false, true])("every question (phone: %s)", (compact) => {
  const all = asked.filter((one) => one.ask!.choices.some((c) => c.refs.some((ref) => AROUND.test(ref))));
  const some = compact
    ? all.filter((one) => /(turn|place-die(-crew)?|hurt|lower|plan-battle|marker|pledge-cargo|recruit-free|buccaneer)\/4/.test(one.name))
    : all;
  it.each(some.map((one) => [one.name, one] as const))(
    "%s: what it may click off the chart is on screen exactly once",
    { timeout: SLOW },
    (_, one) => {
      const s = scene(one);
      s.compact = compact;
      const before = around(s);
      const first = refs(before);
      expect(new Set(first).size, String(first.filter((r, i) => first.indexOf(r) !== i))).toBe(first.length);
      for (const choice of one.ask!.choices) {
        const [ref = ""] = choice.refs;
        if (!AROUND.test(ref)) continue;
        expect(first).toContain(ref);
        if (compact && targets(s).length === 0 && !DOCKED.test(ref)) expect(panel_of(ref, s)).not.toBe("");
      }
    },
  );
});

describe("words", () => {
  it.each(["en", "de"] as const)("every piece has a name and an explanation in %s", { timeout: SLOW }, (language) => {
    words.language = language;
    for (const name of ["ask-turn/4", "ask-plan-battle/4", "ask-turn/2"]) {
      const s = scene(stand(name));
      for (const ref of new Set(refs(around(s)))) {
        if (TWINS[ref]) continue;
        const told = face.explain(ref, s);
        expect(told, ref).not.toBeNull();
        const said = [told!.title, ...told!.lines, face.label(ref, s)];
        for (const text of said) {
          expect(text.length, ref).toBeGreaterThan(0);
          expect(text, ref).not.toMatch(/\b(face|card|action|plan|suit|reward|cargo|faction|figure)-[a-z0-9]|\{|undefined|NaN/);
        }
      }
      for (const seat of seats_of(s.view)) expect(face.note(s.view, seat, s)).not.toMatch(/face-|undefined/);
    }
  });

  it("every card, plan, reward and action has a picture and its words in both languages", () => {
    for (const language of ["en", "de"]) {
      const text = source(language, "ahoy");
      const has = (key: string): void => expect(text.includes(`\n${key} =`), `${language} ${key}`).toBe(true);
      CARDS.forEach((_, n) => (has(`card-${n}`), has(`cargo-${n}`)));
      for (let n = 0; n < PLANS; n++) has(`plan-${n}`);
      GRID.forEach((_, n) => has(`reward-${n}`));
      for (let n = 0; n < ACTIONS; n++) has(`action-${n}`);
    }
    expect(CREW_ART).toHaveLength(CARDS.length);
    expect(PLAN_ART).toHaveLength(PLANS);
    expect(ACTION_ART).toHaveLength(ACTIONS);
    for (const { kind } of GRID) expect(kind === "nothing" || REWARD_ART[kind].length > 20).toBe(true);
  });
});

describe("dice and slots", () => {
  it("the boards have 12, 11 and 8 slots, and only a fitting die goes on them", () => {
    expect(GROUPS.map((g) => g.flatMap((x) => x.slots).length)).toEqual([12, 11, 8]);
    expect([5, 6].map((value) => [7, 8].map((slot) => fits(0, slot, value)))).toEqual([
      [true, false],
      [false, true],
    ]);
    expect([1, 2, 3].map((value) => fits(2, 6, value))).toEqual([false, true, false]);
  });

  it("the prompt says which die is in hand, and the hand shows it", () => {
    const one = find((x) => verbs(x).includes("place") && x.ask!.prompt.args.die !== undefined);
    const s = scene(one);
    const die_held = held(s)!;
    expect(die_held.value).toBe(die(one.view, one.you, die_held.die));
    expect(face.has_hand!(s.view, s)).toBe(true);
    expect(draw(face.Hand, { ctx: s }).querySelectorAll("circle")).toHaveLength(die_held.value);
  });

  it("those who look on, as in a replay, see the die that was used last in this turn", () => {
    const watcher = scene(
      find((x) => verbs(x).includes("place")),
      -1,
    );
    const fact = (kind: string, args: Record<string, number>): Fact => ({
      kind,
      args,
      say: null,
      minor: false,
      refs: [],
      more: [],
      patch: {},
    });
    const pips = (...log: Fact[]): number => {
      watcher.log = log;
      return draw(face.Hand, { ctx: watcher }).querySelectorAll("circle").length;
    };
    const used = fact("placed", { seat: 0, value: 4, slot: 1, die: 0 });
    expect(pips(fact("turn_began", { seat: 0 }), used)).toBe(4);
    expect(pips(used, fact("turn_began", { seat: 1 }))).toBe(4); // it stays until the next one does something
    expect(pips(used, fact("turn_began", { seat: 1 }), fact("moved", { seat: 1 }))).toBe(0);
    expect(face.has_hand!(watcher.view, watcher)).toBe(true); // its place stays
  });

  it("gold to change the die is offered beside it, with its cost, and does what the button does", () => {
    const one = find((x) => verbs(x).includes("change"));
    const s = scene(one);
    const change = one.ask!.choices.find((c) => c.do[0]!.verb === "change")!;
    const el = draw(Board, { ctx: s, seat: one.you });
    const nudge = el.querySelector<HTMLElement>(`[data-ref="nudge:${change.do[0]!.args[0]}"]`)!;
    expect(nudge.textContent).toMatch(/[+−][12]\s*1/);
    nudge.click();
    expect(s.click.open).toBe(false); // sent
  });

  it("a die in hand goes on crew of the Market too, with gold to change it as on any slot", () => {
    const one = find((x) => x.ask?.prompt.key === "ask-place-die-crew" && verbs(x).includes("change"));
    const hire = one.ask!.choices.find((c) => c.do[0]!.verb === "hire")!;
    expect(hire.refs).toEqual([`card:${hire.do[0]!.args[0]}`]); // the die needs no second click
    expect(hire.do[0]!.args[1]).toBe(one.ask!.prompt.args.die);
    const sent: string[] = [];
    const s = scene_of(face, one, one.you, (choice) => sent.push(choice.do[0]!.verb));
    expect(held(s)!.die).toBe(hire.do[0]!.args[1]);
    const board = draw(Board, { ctx: s, seat: one.you });
    expect(board.querySelector('[data-ref^="nudge:"]')).not.toBeNull();
    const card = draw(Market, { ctx: s }).querySelector<HTMLElement>(`[data-ref="${hire.refs[0]}"]`)!;
    expect(card.hasAttribute("data-lit")).toBe(true);
    card.click();
    expect(sent).toEqual(["hire"]);
  });

  it("an equal die or slot stands for the one that is offered", () => {
    const dice = find((x) => verbs(x).includes("pick") && [0, 1, 2, 3, 4].some((n) => die_alias(scene(x), x.you, n)));
    const n = [0, 1, 2, 3, 4].find((k) => die_alias(scene(dice), dice.you, k))!;
    const s = scene(dice);
    const ref = die_alias(s, dice.you, n);
    expect(die(dice.view, dice.you, Number(ref.split(":")[2]))).toBe(die(dice.view, dice.you, n));
    draw(Board, { ctx: s, seat: dice.you }).querySelector<HTMLElement>(`[data-spot="die:${dice.you}:${n}"]`)!.click();
    expect(s.click.open && s.click.path.length === 0).toBe(false);

    const slots = find(
      (x) => verbs(x).includes("place") && x.ask!.choices.some((c) => c.refs[0] === `slot:${x.you}:0`) && on_slot(x.view, x.you, 1) === 0,
    );
    expect(slot_alias(scene(slots), slots.you, 1)).toBe(`slot:${slots.you}:0`);
    expect(slot_alias(scene(slots), slots.you, 0)).toBe("");
  });

  it("damage, dice and dashed slots can be told apart without colour", () => {
    const one = stand("ask-turn/4");
    const v: View = { ...one.view, slots: one.view.slots.map((_, k) => (k === 0 ? 7 : k === 1 ? 3 : 0)) };
    const s = scene({ ...one, view: v, you: 0, ask: null });
    const el = draw(Board, { ctx: s, seat: 0 });
    expect(el.querySelector('[data-ref="slot:0:0"]')!.getAttribute("aria-label")).toContain("Damaged");
    expect(el.querySelectorAll('[data-ref="slot:0:1"] circle')).toHaveLength(3);
    expect(el.querySelector('[data-ref="slot:0:11"]')!.classList.contains("dashed")).toBe(true);
  });
});

describe("what belongs to another", () => {
  it("a board that is asked about is brought forward, and its small picture gives up the refs", () => {
    const one = find((x) => targets(scene(x)).length > 0);
    const s = scene(one);
    const [seat = -1] = targets(s);
    expect(seat).not.toBe(one.you);
    const stage = draw(Stage, { ctx: s });
    expect(stage.querySelectorAll("[data-lit]").length).toBeGreaterThan(0);
    expect(refs([draw(face.Small, { ctx: s, seat })]).filter((ref) => AROUND.test(ref))).toEqual([]);
  });

  it("which pile is whose only the owner sees before the end", () => {
    const one = find((x) => x.view.seats === 4 && faction(x.view, x.you) === SMUGGLER && x.ask !== null);
    const s = scene(one);
    expect(face.explain(`pile:${one.you}:0`, s)!.title).toMatch(/Pledged to the (Squadron|Union)/);
    const other = one.you === 1 ? 3 : 1;
    expect(face.explain(`pile:${other}:0`, s)!.title).toBe("Pledge 1");
    s.chosen = other;
    expect(draw(Board, { ctx: s, seat: other }).querySelector(".piles")!.textContent).not.toMatch(/Squadron|Union/);
  });

  it("others see how many plans the Union holds, never which", () => {
    const one = find(
      (x) => x.view.seats > 2 && faction(x.view, x.you) !== UNION && x.view.plans.some((p) => typeof p === "number" && p > 0),
    );
    const seat = seats_of(one.view).find((k) => faction(one.view, k) === UNION)!;
    const s = scene(one);
    s.chosen = seat;
    const el = draw(Board, { ctx: s, seat });
    expect(el.querySelectorAll('[data-ref^="plan:"]')).toHaveLength(0);
    expect(el.querySelector(`[data-ref="plans:${seat}"]`)!.textContent).toContain(String(one.view.plans[seat]));
  });
});

it("a crew with a slot of its own shows it on the card", () => {
  const one = find((x) => x.view.where.some((where, card) => where === 3 + x.you && CARDS[card]!.slot));
  const card = one.view.where.findIndex((where, k) => where === 3 + one.you && CARDS[k]!.slot);
  expect(refs([draw(Board, { ctx: scene(one), seat: one.you })])).toContain(`slot:${one.you}:${CREW_SLOT + card}`);
});

it("conceding is offered to two players in their own turn, sends that verb, and is asked twice", () => {
  const one = stand("ask-turn/2");
  expect(can_concede(scene(stand("ask-turn/3")))).toBe(false);
  expect(can_concede(scene(one, 1 - one.you))).toBe(false);
  const sent: string[] = [];
  const s = scene_of(face, one, one.you, (choice) => sent.push(choice.do[0]!.verb));
  const el = draw(face.Side, { ctx: s });
  el.querySelector<HTMLElement>('[data-testid="concede"]')!.click();
  flushSync();
  expect(sent).toEqual([]);
  el.querySelector<HTMLElement>('[data-testid="concede-yes"]')!.click();
  expect(sent).toEqual(["concede"]);
  expect(CONCEDE.choice!.do[0]!.args).toEqual([]);
});
