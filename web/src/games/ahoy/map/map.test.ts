// The chart's sums: what is in sight, how a tile turns and is put down, how figures share a space.
import { describe, expect, it, vi } from "vitest";
import { stands } from "../fixtures";
import { ISLAND_QUARTER } from "../printed";
import { beside, cell_of, goal_cell, has_bar, lies, printed, space_at, turned, type View } from "../view";
import { aimed, around, beyond_sight, fit, held, sees, zoomed } from "./camera";
import { at_place, corner, dragged, next_place, spots_of, turn_on } from "./laying";
import { Lens } from "./lens";
import { berths, stacks } from "./stand";

const size = { w: 600, h: 400 };

describe("the camera", () => {
  const all = { x: -2, y: -1, w: 10, h: 8 };
  it("fits all of it, as large as that goes", () => {
    const c = fit(all, size);
    expect(c).toEqual({ x: 3, y: 3, k: 50 });
    expect(sees(c, all, size)).toBe(true);
    expect(sees({ ...c, k: 51 }, all, size)).toBe(false);
  });
  it("zooms about the point under the finger", () => {
    const c = { x: 3, y: 3, k: 50 };
    const under = (n: typeof c): number[] => [n.x + (100 - 300) / n.k, n.y + (350 - 200) / n.k];
    const near = zoomed(c, 2, 100, 350, size);
    expect(near.k).toBe(100);
    under(near).forEach((n, i) => expect(n).toBeCloseTo(under(c)[i]!));
  });
  it("stays at the whole map while its spaces are large enough, else goes to the action", () => {
    const whole = fit(all, size);
    const at = { x: 0, y: 0, w: 2, h: 2 };
    expect(aimed(whole, at, 40, size)).toBe(whole);
    const near = aimed(whole, at, 80, size);
    expect(near.k).toBeGreaterThanOrEqual(80);
    expect(sees(near, at, size)).toBe(true);
    expect(aimed(whole, null, 80, size)).toBe(whole);
  });
  it("does not lose the map", () => {
    const c = held({ x: 900, y: -900, k: 60 }, all, size);
    expect(c.x).toBeLessThanOrEqual(all.x + all.w);
    expect(c.y).toBeGreaterThanOrEqual(all.y - 1);
  });
  it("announces what is out of sight on its side", () => {
    const c = { x: 0, y: 0, k: 100 };
    expect(
      beyond_sight(
        [
          { x: 0, y: 0 },
          { x: 5, y: 0 },
          { x: 6, y: 1 },
          { x: 0, y: -4 },
        ],
        c,
        size,
      ).map((b) => [b.side, b.cells.length]),
    ).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
  it("leaves the wheel to a page that scrolls, but takes it with Ctrl", () => {
    const lens = new Lens();
    lens.size = size;
    const box = { x: 0, y: 0 } as DOMRect;
    const turn = (more: object): WheelEvent =>
      ({ deltaY: -100, deltaMode: 0, clientX: 10, clientY: 10, ctrlKey: false, metaKey: false, ...more }) as WheelEvent;
    expect(lens.wheel(turn({}), box, true)).toBe(false);
    const k = lens.camera.k;
    expect(lens.wheel(turn({ ctrlKey: true }), box, true)).toBe(true);
    expect(lens.wheel(turn({}), box, false)).toBe(true);
    expect(lens.camera.k).toBeGreaterThan(k);
  });
  it("pans after a few pixels only, and pinches with two fingers", () => {
    const lens = new Lens();
    lens.size = size;
    lens.all = { x: -20, y: -20, w: 40, h: 40 };
    const box = { x: 0, y: 0 } as DOMRect;
    const at = (pointerId: number, clientX: number, clientY: number): PointerEvent => ({ pointerId, clientX, clientY }) as PointerEvent;
    lens.down(at(1, 100, 100));
    expect(lens.move(at(1, 103, 101), box)).toBe(false);
    const x = lens.camera.x;
    expect(lens.move(at(1, 40, 100), box)).toBe(true);
    expect(lens.camera.x).toBeGreaterThan(x);
    const k = lens.camera.k;
    lens.down(at(2, 240, 100));
    lens.move(at(2, 440, 100), box);
    expect(lens.camera.k).toBeGreaterThan(k);
    expect(lens.by_hand).toBe(true);
  });
  it("does not move what a finger rests on, neither at once nor softly, and not in the middle of a glide", () => {
    vi.useFakeTimers();
    const frame = (): unknown => vi.advanceTimersByTime(20);
    const finger = { pointerId: 1, clientX: 100, clientY: 100 } as PointerEvent;
    const moves: Record<string, (lens: Lens) => void> = {
      "at once": (lens) => lens.place({ x: 5, y: 5, k: 60 }),
      softly: (lens) => lens.glide({ x: 5, y: 5, k: 60 }),
    };
    for (const [name, move] of Object.entries(moves)) {
      const lens = new Lens();
      lens.size = size;
      lens.all = { x: -20, y: -20, w: 40, h: 40 };
      const before = lens.camera;
      lens.down(finger);
      move(lens);
      frame();
      expect(lens.camera, name).toEqual(before);
      lens.up(finger);
      frame();
      frame();
      const between = lens.camera;
      expect(between, name).not.toEqual(before);
      lens.down(finger);
      frame();
      expect(lens.camera, name).toEqual(between);
      lens.up(finger);
      vi.advanceTimersByTime(1000);
      expect(lens.camera, name).toEqual({ x: 5, y: 5, k: 60 });
    }
    vi.useRealTimers();
  });
});

/** Each stand's map, every space of it. */
const spaces = (v: View): number[] => Array.from({ length: v.regions * 4 }, (_, i) => i);

describe.each(stands.filter((s) => s.view.regions > 4).slice(0, 12))("the map of $name", ({ view: v }) => {
  it("has each cell once, and the server's neighbours where it draws them", () => {
    const cells = spaces(v).map((s) => `${cell_of(v, s).x}:${cell_of(v, s).y}`);
    expect(new Set(cells).size).toBe(cells.length);
    const step = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const;
    for (const s of spaces(v))
      step.forEach(([dx, dy], d) => {
        const there = beside(v, s, d);
        const c = cell_of(v, s);
        expect(Math.max(-1, there)).toBe(space_at(v, c.x + dx, c.y + dy));
        if (has_bar(v, s, d)) expect(printed(v, s).bar).toBe(there & 3);
      });
  });
});

it("arrows and quarters turn clockwise with their tile", () => {
  expect(turned(0, 1)).toBe(1);
  expect(turned(2, 3)).toBe(1);
  expect([0, 1, 2, 3].map((turn) => lies(turn, ISLAND_QUARTER))).toEqual([
    { x: 1, y: 1 },
    { x: 0, y: 1 },
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
});

describe("putting a tile down", () => {
  const all = spots_of(["tile:0:0", "tile:0:2", "tile:3:2", "tile:1:1", "button:x"]);
  it("reads the lit ways and turns among the lawful ones", () => {
    expect(all).toHaveLength(4);
    expect(turn_on(all, { place: 0, turn: 0 })).toEqual({ place: 0, turn: 2 });
    expect(turn_on(all, { place: 0, turn: 2 })).toEqual({ place: 0, turn: 0 });
    expect(turn_on(all, { place: 3, turn: 2 })).toEqual({ place: 3, turn: 2 });
  });
  it("goes round the places and keeps the turn where it can", () => {
    expect(next_place(all, { place: 0, turn: 2 })).toEqual({ place: 1, turn: 1 });
    expect(at_place(all, { place: 0, turn: 2 }, 3)).toEqual({ place: 3, turn: 2 });
    expect(at_place(all, { place: 0, turn: 2 }, 2)).toEqual({ place: 0, turn: 2 });
  });
  it("snaps to the nearest lawful place while it is dragged", () => {
    const goal = { x: 4, y: 4 };
    expect(corner(goal, 3)).toEqual({ x: 3, y: 3 });
    expect(dragged(all, { place: 0, turn: 2 }, goal, { x: 4.1, y: 4.2 }).place).toBe(3);
    expect(dragged(all, { place: 0, turn: 2 }, goal, { x: 5.2, y: 5.4 }).place).toBe(0);
  });
  it("covers the goal whichever place it is", () => {
    const one = stands.find((s) => s.name.startsWith("ask-place-tile"))!;
    const goal = goal_cell(one.view)!;
    for (const s of spots_of(one.ask!.choices.flatMap((c) => c.refs))) {
      const c = corner(goal, s.place);
      for (const q of [0, 1, 2, 3]) expect(space_at(one.view, c.x + lies(s.turn, q).x, c.y + lies(s.turn, q).y)).toBe(-1);
    }
  });
});

describe("figures in a space", () => {
  const v = { seats: 3, at: [3, 3, -1, -1, 3, 3, 3, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, -1] } as unknown as View;
  it("Patrols are one stack, clicked by the one that is asked about", () => {
    expect(stacks(v, 3, () => false).map((s) => s.figures)).toEqual([[0], [1], [14], [4, 5, 6]]);
    expect(stacks(v, 3, (f) => f === 5).at(-1)).toEqual({ figure: 5, figures: [4, 5, 6] });
    expect(stacks(v, 3, (f) => f === 4 || f === 6).slice(-2)).toEqual([
      { figure: 4, figures: [4, 5] },
      { figure: 6, figures: [6] },
    ]);
  });
  it("stand within their space and apart", () => {
    for (let n = 1; n <= 9; n++)
      for (let place = 0; place < 4; place++) {
        const all = berths(n, place);
        expect(all).toHaveLength(n);
        all.forEach((b, i) => {
          expect(b.x - b.size / 2).toBeGreaterThan(-4);
          expect(b.y + b.size / 2).toBeLessThan(104);
          all.slice(i + 1).forEach((o) => expect(Math.max(Math.abs(o.x - b.x), Math.abs(o.y - b.y))).toBeGreaterThanOrEqual(b.size - 0.01));
        });
      }
  });
});

it("bounds hold all cells", () =>
  expect(
    around(
      [
        { x: 2, y: 3 },
        { x: -1, y: 5 },
      ],
      0.5,
    ),
  ).toEqual({ x: -1.5, y: 2.5, w: 5, h: 4 }));
