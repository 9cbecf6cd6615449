// The face draws everything the rules can ask about: every lit ref once, with a name; the map answers to mouse and keys.
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { draw, draw_others, refs } from "../../dev/draw";
import { scene_of } from "../../dev/stand";
import type { Choice } from "../../wire/types";
import type { Scene } from "../../table/scene.svelte";
import { words } from "../../words/words.svelte";
import { face } from "./face";
import { stand, stands, type Stand } from "./fixtures";
import { motion } from "./motion";
import recorded from "./dev/recorded.json";
import { control, type View } from "./view";

const sent: Choice[] = [];
const scene = (one: Stand, you = one.you): Scene => scene_of(face, one, you, (choice) => sent.push(choice));
/** The whole table: the board, every other seat's, and the side. */
const whole = (s: Scene): HTMLElement[] => [
  draw(face.Main, { ctx: s }),
  ...draw_others(face.Small, s),
  ...(s.compact ? [] : [draw(face.Side, { ctx: s })]),
];
afterEach(() => void (sent.length = 0));

const asked = stands.filter((one) => one.ask);
const SLOW = 60_000; // whole tables are drawn: give a busy machine time

// On a phone every third: the same parts are drawn there, fewer of them.
const sizes = [
  { compact: false, some: asked },
  { compact: true, some: asked.filter((_, n) => n % 3 === 0) },
];
describe.each(sizes)("every question (phone: $compact)", { timeout: SLOW }, ({ compact, some }) => {
  it.each(some.map((one) => [one.name, one] as const))("%s: whatever may be clicked first is on screen exactly once and lit", (_, one) => {
    const s = scene(one);
    s.compact = compact;
    const els = whole(s);
    const found = refs(els);
    for (const choice of one.ask!.choices) {
      const ref = choice.refs[0]!;
      if (ref.startsWith("button:")) continue;
      expect(
        found.filter((r) => r === ref),
        `${ref} of ${choice.label.key}`,
      ).toHaveLength(1);
      const el = els.map((e) => e.querySelector(`[data-ref="${ref}"]`)).find(Boolean)!;
      if (s.click.path.length === 0) expect(el.hasAttribute("data-lit"), ref).toBe(true);
      expect(el.getAttribute("aria-label"), ref).toBeTruthy();
    }
  });
});

it("every question the rules can ask is among the recorded ones", () => {
  expect(new Set(asked.map((one) => one.ask!.prompt.key)).size).toBeGreaterThan(46);
});

describe("the map", { timeout: SLOW }, () => {
  it("shows every figure once, and every region with its wealth and control", () => {
    const one = stand("ask-trip/4");
    const el = draw(face.Main, { ctx: scene(one) });
    const v = one.view;
    for (let region = 0; region < v.regions; region++) {
      const plaque = el.querySelector(`[data-ref="region:${region}"]`)!;
      const now = control(v, region);
      const numbers = [...plaque.querySelectorAll("text")].map((t) => Number(t.textContent));
      expect(numbers).toEqual([now.squadron, now.union].filter((n) => n > 0).concat(v.wealth[region]!));
      expect(plaque.getAttribute("aria-label")).toContain(String(v.wealth[region]));
    }
    const stacks = [...el.querySelectorAll<SVGElement>('[data-ref^="figure:"]')];
    const shown = stacks.reduce((n, g) => n + Number(g.querySelector(".n")?.textContent ?? 1), 0);
    expect(shown).toBe(v.at.filter((space) => space >= 0).length);
  });

  it("lights the cells one can step off to", () => {
    const one = asked.find((x) => x.ask!.choices.some((c) => c.label.key === "do-explore"))!;
    const choice = one.ask!.choices.find((c) => c.label.key === "do-explore")!;
    const el = draw(face.Main, { ctx: scene(one) });
    const edge = el.querySelector<SVGElement>(`[data-ref="${choice.refs[0]}"]`)!;
    expect(edge.hasAttribute("data-lit")).toBe(true);
    edge.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(sent).toEqual([choice]);
  });

  it("turns the new tile and puts it down where it is shown, by buttons alone", () => {
    const one = stand("ask-place-tile/4");
    const el = draw(face.Main, { ctx: scene(one) });
    const now = (): string => el.querySelector<SVGElement>(".mark.now")!.dataset.ref!;
    const first = now();
    const buttons = [...el.querySelectorAll<HTMLButtonElement>("button")];
    const turn = buttons.find((b) => b.textContent?.includes(words.t("face-tile-turn", {}, "ahoy")))!;
    const same_place = one.ask!.choices.filter((c) => c.refs[0]!.startsWith(first.slice(0, 7))).length;
    for (let n = 0; n < same_place; n++) {
      turn.click();
      flushSync();
      if (n < same_place - 1) expect(now()).not.toBe(first);
    }
    expect(now()).toBe(first); // once round
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "p" }));
    flushSync();
    const chosen = now();
    expect(chosen.slice(0, 7)).not.toBe(first.slice(0, 7));
    el.querySelector<HTMLButtonElement>('[data-testid="lay"]')!.click();
    expect(sent[0]!.refs).toEqual([chosen]);
  });

  it("shows everybody the tile that is drawn while its edge is chosen", () => {
    const one = asked.find((x) => x.ask!.prompt.key === "ask-add-tile-drawn")!;
    expect([one.view.drawn >= 0, one.view.goal]).toEqual([true, -1]);
    for (const you of [one.you, -1]) {
      const el = draw(face.Main, { ctx: scene(one, you) });
      const card = el.querySelector('[data-spot="drawn"]')!;
      expect(card.getAttribute("aria-label")).toContain(words.t(`tile-${one.view.drawn}`, {}, "ahoy"));
      expect(el.querySelector(".ghost")).toBeNull(); // it lies nowhere yet
    }
    const laying = draw(face.Main, { ctx: scene(stand("ask-place-tile/4")) });
    expect(laying.querySelector('[data-spot="drawn"]')).toBeNull(); // who lays it has it on the map
    const watched = draw(face.Main, { ctx: scene(stand("ask-place-tile/4"), -1) });
    expect(watched.querySelector('[data-spot="drawn"]')).not.toBeNull();
    expect(draw(face.Main, { ctx: scene(stand("ask-turn/4")) }).querySelector('[data-spot="drawn"]')).toBeNull();
  });

  it("the edge where the drawn tile goes is one click", () => {
    const one = asked.find((x) => x.ask!.prompt.key === "ask-add-tile-drawn")!;
    const [choice] = one.ask!.choices;
    const el = draw(face.Main, { ctx: scene(one) });
    el.querySelector<SVGElement>(`[data-ref="${choice!.refs[0]}"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(sent).toEqual([choice]);
  });

  it("a watcher gets nothing lit", () => {
    const one = stand("ask-trip/3");
    const el = draw(face.Main, { ctx: scene(one, -1) });
    expect(el.querySelectorAll("[data-lit]")).toHaveLength(0);
  });
});

describe("words", () => {
  it.each(["en", "de"] as const)("every piece of the map has a name in %s, and nothing is left untranslated", (language) => {
    words.language = language;
    const one = stand("ask-trip/4");
    const s = scene(one);
    const el = draw(face.Main, { ctx: s });
    for (const e of el.querySelectorAll<HTMLElement>("[data-ref]")) {
      const ref = e.dataset.ref!;
      if (!/^(space|figure|region|edge|tile):/.test(ref)) continue;
      const told = face.explain(ref, s)!;
      for (const line of [face.label(ref, s), told.title, ...told.lines]) {
        expect(line, ref).toBeTruthy();
        expect(line, ref).not.toMatch(/^(face|terrain|piece|suit|direction|mark|faction)-|\{|undefined/);
      }
    }
  });
});

it("every fact of the recorded games has a motion that does not fail", () => {
  const games = recorded as unknown as {
    seats: number;
    first: View;
    frames: [{ kind: string; args: Record<string, number> }[], object][];
  }[];
  const silent = new Set<string>();
  for (const g of games) {
    const s = scene({ name: "", you: 0, view: g.first, ask: null });
    for (const [facts] of g.frames)
      for (const f of facts) {
        const m = motion({ ...f, say: null, minor: false, refs: [], more: [], patch: {} }, s);
        if (!m) silent.add(f.kind);
        else expect(m.ms).toBeLessThanOrEqual(1000);
      }
  }
  expect([...silent].sort()).toEqual(expect.not.arrayContaining(["moved", "laid", "harmed", "destroyed", "landed", "stationed"]));
});
