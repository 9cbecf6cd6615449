// Barrels: where they lie, which are on a rope's way, and that of several one is chosen by clicking it.
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { draw } from "../../dev/draw";
import { scene_of } from "../../dev/stand";
import type { Choice } from "../../wire/types";
import { explain } from "./explain";
import { face } from "./face";
import { stand } from "./fixtures";
import { barrels_by } from "./geometry/law";
import type { Lookout } from "./look";
import Overlay from "./Overlay.svelte";
import { BARREL_CHOSEN, DELIVERED, PIRATE } from "./printed";
import { Rope } from "./tools/rope.svelte";
import RopePanel from "./tools/RopePanel.svelte";
import { loose_barrels, type View } from "./view";

const SHIP = 0; // where barrels 1 and 2 lie
const before = stand("barrels/2");
const rolled = stand("barrels-knots/2");
const { view } = rolled;
const look: Lookout = { seen: (x, y) => ({ x: x / 20, y: y / 20, near: 5 }), ground: () => null };

const laid = (chooses = true, v: View = view): Rope => {
  const rope = new Rope(v, SHIP, 3, chooses);
  rope.lay(v.x[SHIP]!, v.y[SHIP]! + 1500);
  return rope;
};

describe("where barrels are", () => {
  it("shows those that nobody carries", () => {
    expect(loose_barrels(view).map((b) => b.barrel)).toEqual([0, 1, 2, 3]);
    expect(loose_barrels(view)[1]).toEqual({ barrel: 1, x: 8500, y: 3600 });
    const others = { ...view, barrel_at: [4, DELIVERED, -3, -1] };
    expect(loose_barrels(others).map((b) => b.barrel)).toEqual([2, 3]);
  });
  it("finds those on a way in the order of the way, and only for ships", () => {
    const far = { ...view, barrel_y: view.barrel_y.map((y, k) => (k === 1 ? 4800 : y)) };
    expect(barrels_by(far, SHIP, [8500, 3500, 8500, 4400, 8500, 5000])).toEqual([2, 1]);
    expect(barrels_by(far, SHIP, [8500, 3500, 8500, 4400])).toEqual([2]);
    expect(barrels_by(far, SHIP, [8500, 4400, 9500, 4400])).toEqual([]);
    expect(barrels_by(far, PIRATE, [8500, 3500, 8500, 4400])).toEqual([]);
    const laden = { ...view, barrel_at: [SHIP, -3, -3, -1] };
    expect(barrels_by(laden, SHIP, [8500, 3500, 8500, 4400])).toEqual([]);
  });
});

describe("on the rope's way", () => {
  it("the first is taken unless another one is picked, or none", () => {
    const rope = laid();
    expect(rope.barrels).toEqual([1, 2]);
    expect(rope.sail()[1]).toBe(1 << 1);
    rope.pick(2);
    expect([rope.barrel, rope.sail()[1]]).toEqual([2, 1 << 2]);
    rope.pick(2);
    expect([rope.barrel, rope.sail()[1]]).toEqual([-1, 0]);
    rope.pick(1);
    expect([rope.barrel, rope.sail()[1]]).toEqual([1, 1 << 1]);
  });
  it("a table of version 1 is told only whether any is wanted", () => {
    const rope = laid(false);
    expect(rope.sail()[1]).toBe(1);
    rope.load = false;
    expect(rope.sail()[1]).toBe(0);
  });
  it("the panel offers each of several by its colour; one alone, or by version 1, a tick will do", () => {
    const ctx = scene_of(face, rolled);
    const rope = laid();
    const el = draw(RopePanel, { ctx, rope });
    const button = (k: number): HTMLButtonElement => el.querySelector(`[data-testid="rope-barrel-${k}"]`)!;
    const pressed = (): (string | null)[] => [1, 2].map((k) => button(k).getAttribute("aria-pressed"));
    expect(pressed()).toEqual(["true", "false"]);
    expect(button(1).textContent).not.toBe(button(2).textContent);
    button(2).click();
    flushSync();
    expect(pressed()).toEqual(["false", "true"]);
    expect(rope.sail()[1]).toBe(1 << 2);
    expect(el.querySelector("input")).toBeNull();
    const one = laid(true, { ...view, barrel_at: [-1, -3, DELIVERED, -1] });
    for (const other of [one, laid(false)]) {
      const panel = draw(RopePanel, { ctx, rope: other });
      expect(panel.querySelectorAll("input")).toHaveLength(1);
      expect(panel.querySelector(".barrels")).toBeNull();
    }
  });
});

describe("where a ship stands", () => {
  it("the ship, the button, then the barrel is clicked", () => {
    const sent: Choice[] = [];
    const s = scene_of(face, before, before.you, (choice) => sent.push(choice));
    const el = draw(Overlay, { ctx: s, look, width: 850, height: 850, tool: false });
    const lit = (): string[] => [...el.parentElement!.querySelectorAll<HTMLElement>("[data-lit]")].map((e) => e.dataset.ref!);
    expect(lit()).toContain(`piece:${SHIP}`);
    s.click.press(`piece:${SHIP}`);
    flushSync();
    expect(lit()).toEqual([]);
    expect(s.click.buttons.map((b) => [b.ref, b.choice])).toEqual([["button:load", null]]);
    s.click.press("button:load");
    flushSync();
    expect(lit()).toEqual(["barrel:1", "barrel:2"]);
    s.click.press("barrel:2");
    expect(sent.map((c) => c.do)).toEqual([[{ verb: "load", args: [SHIP, 2] }]]);
  });
  it("a single barrel needs the button only", () => {
    const sent: Choice[] = [];
    const s = scene_of(face, before, before.you, (choice) => sent.push(choice));
    s.click.press("piece:1");
    s.click.press("button:load");
    expect(sent.map((c) => c.do)).toEqual([[{ verb: "load", args: [1, 0] }]]);
  });
});

it("the pirate ship is explained by the version that is played", () => {
  const s = scene_of(face, stand("ask-shoot/4"));
  const told = [1, BARREL_CHOSEN].map((version) => {
    s.table = { ...s.table!, rules_version: version };
    return explain(`piece:${PIRATE}`, s)!.lines[0];
  });
  expect(told[0]).not.toBe(told[1]);
});
