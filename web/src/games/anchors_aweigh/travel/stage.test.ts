// The voyage draws everything the rules can ask about: every lit ref once, names, explanations, words in both languages.
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { clear, draw, draw_others, refs } from "../../../dev/draw";
import { scene_of } from "../../../dev/stand";
import type { Scene } from "../../../table/scene.svelte";
import { words } from "../../../words/words.svelte";
import { ASSETS } from "../art/assets";
import { CARGO } from "../art/cargo";
import { SCENES } from "../art/cards";
import { face } from "../face";
import { stand, stands, type Stand } from "../fixtures";
import { LOADING } from "../printed";
import { PRINT, type_of } from "../print";
import { code_at, is_filled, type View } from "../view";

function scene(one: Stand, you = one.you): Scene {
  const s = scene_of(face, one, you);
  s.log = one.log ?? [];
  s.acting = one.acting ?? [one.you];
  return s;
}
/** The whole table: the board and every other seat's. */
const whole = (s: Scene): HTMLElement[] => [draw(face.Main, { ctx: s }), ...draw_others(face.Small, s)];

const SLOW = 60_000; // whole tables are drawn: give a busy machine time
const asked = stands.filter((one) => one.ask && one.view.phase !== LOADING);

describe.each([false, true])("every question of the voyage (phone: %s)", (compact) => {
  const some = compact
    ? asked.filter((one) => /choose|stow|gain|grab|monkey/.test(one.name) && !/[23]$/.test(one.name.replace("monkey/2", "")))
    : asked;
  it.each(some.map((one) => [one.name, one] as const))(
    "%s: whatever it may click is on screen exactly once",
    { timeout: SLOW },
    (_, one) => {
      const s = scene(one);
      s.compact = compact;
      const all = refs(whole(s));
      expect(new Set(all).size).toBe(all.length);
      const choices = [...one.ask!.choices, ...face.unlisted!(one.ask!, s)];
      for (const choice of choices)
        for (const ref of choice.refs) if (!ref.startsWith("button:")) expect(all, `${ref} of ${choice.label.key}`).toContain(ref);
    },
  );
});

it("every question of the voyage is among the recorded ones", () => {
  const keys = new Set(asked.map((one) => one.ask!.prompt.key));
  for (const key of ["monkey", "declare", "choose", "pirates", "gain", "stow", "pair", "grab", "chest"])
    expect(keys).toContain(`ask-${key}`);
});

it.each(["en", "de"] as const)("whatever is on screen has a name and says what it is (%s)", { timeout: SLOW }, (language) => {
  words.language = language;
  for (const one of ["ask-monkey/2", "ask-stow/4", "ask-grab/4", "over/3"].map(stand)) {
    const s = scene(one);
    for (const ref of refs(whole(s))) {
      const label = face.label(ref, s);
      expect(label, `${one.name} ${ref}`).toMatch(/\p{L}/u);
      expect(label + (face.explain(ref, s)?.lines.join(" ") ?? ""), `${one.name} ${ref}`).not.toMatch(
        /face-|asset-|colour-|front-|type-|space-|undefined|NaN/,
      );
    }
    for (const el of document.body.children) expect(el.textContent).not.toMatch(/face-[a-z]|undefined|NaN/);
    expect(face.note(one.view, 0, s)).not.toMatch(/face-/);
    clear();
  }
});

describe("hidden is hidden", () => {
  it("of what lies below another's deck only that something does is seen", { timeout: SLOW }, () => {
    const one = stand("ask-choose/4");
    const s = scene(one);
    const other = (one.you + 1) % 4;
    s.chosen = other;
    const el = draw(face.Main, { ctx: s });
    for (let space = 8; space < 14; space++) {
      const ref = `space:${other}:${space}`;
      expect(code_at(one.view, other, space)).toBe(is_filled(one.view, other, space) ? -1 : 0);
      if (is_filled(one.view, other, space)) expect(face.explain(ref, s)!.title).toBe("Hidden");
      expect(el.querySelector(`[data-ref="${ref}"]`)).not.toBeNull();
    }
  });
  it("a watcher gets nothing lit", () => {
    const one = stand("ask-choose/4");
    const view: View = { ...one.view, below: one.view.below.map(() => null) };
    const el = draw(face.Main, { ctx: scene({ ...one, view }, -1) });
    expect(el.querySelectorAll("[data-lit]")).toHaveLength(0);
  });
});

it("throwing overboard goes by the button, then the place", { timeout: SLOW }, () => {
  const s = scene(stand("ask-stow/4"));
  const el = draw(face.Main, { ctx: s });
  s.click.press("button:tidy");
  s.click.press("button:toss");
  flushSync();
  const lit = [...el.querySelectorAll<HTMLElement>("[data-lit]")].map((e) => e.dataset.ref!);
  expect(lit.length).toBeGreaterThan(0);
  for (const ref of lit) expect(ref).toMatch(new RegExp(`^(space|load):${s.you}:`));
});

it("every asset, colour, type and card has a picture of its own", () => {
  expect(new Set(ASSETS).size).toBe(10);
  expect(new Set(CARGO).size).toBe(5);
  expect(new Set(SCENES).size).toBe(4);
  expect(PRINT.map((_, card) => type_of(card)).reduce((n: number[], t) => ((n[t] = (n[t] ?? 0) + 1), n), [])).toEqual([20, 8, 12, 12]);
});
