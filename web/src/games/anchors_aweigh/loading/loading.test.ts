// The pile's places, the window on it, the law as the browser knows it, and the hand that sends one act at a time.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ctx, Sent } from "../../../table/face";
import { dice, first_view } from "../dev/sim.svelte";
import { loading_advance } from "../live";
import { ALL_FRONTS, BACK, GONE, LOOK_AND_PUT_BACK, TILES } from "../printed";
import type { View } from "../view";
import { Helm } from "./helm.svelte";
import { lay } from "./lay";
import { first_open, starfish, why_not as law, type Wish } from "./law";
import { BROAD, SQUARE, TALL, WIDE } from "./scatter";
import { clock_text } from "./time";
import { WHOLE, grip, held, moved, zoomed } from "./zoom";

type Point = { x: number; y: number };
function corners(t: Point & { turn: number }, size: number): Point[] {
  const a = (t.turn * Math.PI) / 180;
  const c = (Math.cos(a) * size) / 2;
  const s = (Math.sin(a) * size) / 2;
  return [
    { x: t.x + c - s, y: t.y + s + c },
    { x: t.x - c - s, y: t.y - s + c },
    { x: t.x - c + s, y: t.y - s - c },
    { x: t.x + c + s, y: t.y + s - c },
  ];
}
/** Separating axes: do two turned squares lie on each other? */
function overlap(a: Point & { turn: number }, b: Point & { turn: number }, size: number): boolean {
  const [ca, cb] = [corners(a, size), corners(b, size)];
  return [a.turn, a.turn + 90, b.turn, b.turn + 90].every((turn) => {
    const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [pa, pb] = [ca.map((p) => p.x * x + p.y * y), cb.map((p) => p.x * x + p.y * y)];
    return Math.min(Math.max(...pa), Math.max(...pb)) > Math.max(Math.min(...pa), Math.min(...pb));
  });
}

describe("the pile", () => {
  const windows: [number, number][] = [
    [350, 320],
    [350, 360],
    [390, 520],
    [524, 320],
    [420, 420],
  ];
  it.each(windows)("on a phone no tile lies on another and all are inside, %i x %i", (w, h) => {
    const { tiles, size } = lay(w, h);
    expect(tiles).toHaveLength(TILES);
    for (let i = 0; i < TILES; i++) {
      for (const p of corners(tiles[i]!, size)) {
        expect(p.x).toBeGreaterThan(-1);
        expect(p.x).toBeLessThan(w + 1);
        expect(p.y).toBeGreaterThan(-1);
        expect(p.y).toBeLessThan(h + 1);
      }
      for (let j = 0; j < i; j++) expect(overlap(tiles[i]!, tiles[j]!, size), `${i} and ${j}`).toBe(false);
    }
  });
  it("tiles are as large as a finger needs to see them on 360 x 640", () => expect(lay(350, 320).size).toBeGreaterThan(29));
  it("on a desk they may touch, but every middle is free", () => {
    const { tiles, size } = lay(524, 320, 1.1);
    for (let i = 0; i < TILES; i++)
      for (let j = 0; j < i; j++) expect(Math.hypot(tiles[i]!.x - tiles[j]!.x, tiles[i]!.y - tiles[j]!.y)).toBeGreaterThan(size * 0.8);
  });
  it("does not throw the tiles anew when the window changes a little", () => {
    const first = lay(524, 320, 1.1);
    for (const h of [300, 310, 330, 345]) expect(lay(524, h, 1.1, first.scatter).scatter).toBe(first.scatter);
    expect(lay(350, 520, 1, first.scatter).scatter).toBe(TALL);
  });
  it("has 84 places in every scatter", () => expect([BROAD, WIDE, SQUARE, TALL].map((s) => s.tiles.length)).toEqual([84, 84, 84, 84]));
});

describe("the window on the pile", () => {
  it("never shows what lies beyond its edge", () => {
    expect(held({ k: 2, x: 50, y: -900 }, 300, 200)).toEqual({ k: 2, x: 0, y: -200 });
    expect(held({ k: 0.3, x: -20, y: 7 }, 300, 200)).toEqual(WHOLE);
  });
  it("keeps the point under the fingers", () => {
    const z = zoomed(WHOLE, 2, 150, 100, 300, 200);
    expect(z).toEqual({ k: 2, x: -150, y: -100 });
    const pinched = moved(
      WHOLE,
      grip([
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ]),
      grip([
        { x: 50, y: 100 },
        { x: 250, y: 100 },
      ]),
      300,
      200,
    );
    expect(pinched.k).toBeCloseTo(2);
    expect(pinched.x).toBeCloseTo(-150);
  });
});

describe("the law", () => {
  const v = first_view(2, 0, ALL_FRONTS, dice(1));
  const why_not = (view: View, seat: number, wish: Wish, rules = LOOK_AND_PUT_BACK): string => law(view, seat, wish, rules);
  it("knows why not", () => {
    const down = v.faces.indexOf(BACK);
    const up = v.faces.findIndex((f) => f >= 0);
    expect(why_not(v, 0, { verb: "flip", args: [down] })).toBe("");
    expect(why_not(v, 0, { verb: "flip", args: [up] })).toBe("no-face-up");
    expect(why_not({ ...v, faces: v.faces.map(() => GONE) }, 0, { verb: "take", args: [up] })).toBe("no-tile-gone");
    expect(why_not({ ...v, hand: [3, -1] }, 0, { verb: "take", args: [up] })).toBe("no-hand-full");
    expect(why_not({ ...v, filled: [0x3fff, 0] }, 0, { verb: "take", args: [up] })).toBe("no-ship-full");
    expect(why_not({ ...v, filled: [0xfff, 0] }, 0, { verb: "cargo", args: [2] })).toBe("");
    expect(why_not({ ...v, filled: [0x3000, 0] }, 0, { verb: "cargo", args: [2] })).toBe("no-cargo-aboard");
    expect(why_not({ ...v, hand: [3, -1] }, 0, { verb: "place", args: [12] })).toBe("no-cargo-only");
  });
  it("takes a tile to look at it though only cargo-only spaces are open, by the rules before it did not", () => {
    const packed = { ...v, filled: [0xfff, 0] };
    for (const wish of v.faces.slice(0, 9).map((_, n) => ({ verb: "take", args: [n] }))) {
      expect(why_not(packed, 0, wish)).toBe("");
      expect(why_not(packed, 0, wish, LOOK_AND_PUT_BACK - 1)).toBe("no-room-aboard");
      expect(why_not(v, 0, wish, LOOK_AND_PUT_BACK - 1)).toBe("");
    }
    const holding = { ...packed, hand: [3, -1] };
    expect(why_not(holding, 0, { verb: "put_back", args: [] })).toBe("");
    expect(why_not(holding, 0, { verb: "cargo", args: [2] })).toBe("no-hand-full");
  });
  it("finds the first open space of a deck, else of the other", () => {
    expect(first_open(v, 0, "above")).toBe(0);
    expect(first_open(v, 0, "below")).toBe(8);
    expect(first_open({ ...v, filled: [0xf00, 0] }, 0, "below")).toBe(0);
    expect(first_open({ ...v, filled: [0xfff, 0] }, 0, "above")).toBe(-1);
  });
  it("starfish act with two players only", () => {
    const aboard = { ...v, above: v.above.map((_, n) => (n === 2 ? 1 + 5 : n === 3 ? 1 + 4 : 0)), filled: [0b1100, 0] };
    expect(starfish(aboard, 0)).toEqual([2]);
    expect(starfish({ ...aboard, stars: 0 }, 0)).toEqual([]);
  });
});

describe("my hand", () => {
  let ctx: {
    view: View;
    you: number;
    table: { guide: boolean; rules_version: number };
    race: { sent: Sent[]; now(): number; trip: number; act(verb: string, ...args: number[]): boolean };
  };
  let helm: Helm;
  let acts: string[];
  const hear = (kind: string, args: Record<string, number>): void => {
    ctx.view = loading_advance(ctx.view, { kind, args, say: null, minor: false, refs: [], more: [], patch: {} })!;
    helm.pump();
  };
  beforeEach(() => {
    localStorage.clear();
    acts = [];
    const faces = Array.from({ length: TILES }, (_, n) => (n < 40 ? 0 : BACK));
    ctx = {
      view: { ...first_view(3, 0, ALL_FRONTS, dice(1)), faces, down: 44 },
      you: 0,
      table: { guide: false, rules_version: LOOK_AND_PUT_BACK },
      race: {
        sent: [],
        trip: 0,
        now: () => 0,
        act(verb, ...args) {
          acts.push([verb, ...args].join(" "));
          ctx.race.sent = [{ id: 1, verb, args, at: 0 }];
          return true;
        },
      },
    };
    helm = new Helm(ctx as unknown as Ctx<View>);
  });
  const answered = (seat: number, act: number, what: number): void => {
    ctx.race.sent = [];
    hear("reached", { seat, act, what, start: 0 });
  };

  it("sends one act, keeps one more, and sends it when the hand is free", () => {
    helm.tile(3);
    helm.tile(4);
    helm.space(9);
    expect(acts).toEqual(["take 3"]);
    answered(0, 1, 3);
    expect(acts).toEqual(["take 3"]);
    hear("took", { seat: 0, tile: 3, front: 0 });
    expect(acts).toEqual(["take 3", "place 9"]);
    expect(helm.will_hold).toBe(false); // no space is lit any more
    helm.tile(5);
    ctx.race.sent = [];
    hear("placed", { seat: 0, tile: 3, front: 0, space: 2 });
    expect(acts.at(-1)).toBe("take 5");
  });
  it("forgets where to put a tile that somebody else has", () => {
    helm.tile(3);
    helm.space(2);
    answered(0, 1, 3);
    hear("missed", { seat: 0, act: 1, tile: 3, seat2: 1 });
    expect(acts).toEqual(["take 3"]);
    expect(ctx.view.misses).toEqual([{ n: 1, seat: 0, by: 1, tile: 3 }]);
    expect(helm.next).toBe(null);
  });
  it("places what was taken face up on the preset deck, once", () => {
    helm.set_deck("below");
    helm.tile(3);
    answered(0, 1, 3);
    hear("took", { seat: 0, tile: 3, front: 0 });
    expect(acts).toEqual(["take 3", "place 8"]);
    ctx.race.sent = []; // refused
    helm.pump();
    expect(acts).toHaveLength(2);
  });
  it("lets its holder look at a tile taken face down", () => {
    helm.set_deck("above");
    helm.tile(60);
    answered(0, 1, 60);
    hear("drew", { seat: 0, tile: 60, front: 7 });
    expect(acts).toEqual(["take 60"]);
    helm.deck_key("below");
    expect(acts).toEqual(["take 60", "place 8"]);
  });
  it("with only cargo-only spaces open takes a tile and puts it back, whatever the preset", () => {
    ctx.view = { ...ctx.view, filled: [0xfff, 0, 0] };
    helm.set_deck("above");
    helm.tile(3);
    answered(0, 1, 3);
    hear("took", { seat: 0, tile: 3, front: 0 });
    helm.deck_key("below");
    expect(acts).toEqual(["take 3"]);
    expect(helm.hint).toBe("no-room-aboard");
    helm.want("put_back");
    expect(acts).toEqual(["take 3", "put_back"]);
  });
  it("does not even reach for it at a table of the rules before", () => {
    ctx.view = { ...ctx.view, filled: [0xfff, 0, 0] };
    ctx.table.rules_version = LOOK_AND_PUT_BACK - 1;
    helm.tile(3);
    expect(acts).toEqual([]);
    expect(helm.hint).toBe("no-room-aboard");
  });
  it("does not send what cannot be, and says why", () => {
    vi.useFakeTimers();
    hear("took", { seat: 1, tile: 3, front: 0 });
    helm.tile(3);
    expect(acts).toEqual([]);
    expect(helm.hint).toBe("no-tile-gone");
    vi.advanceTimersByTime(5000);
    expect(helm.hint).toBe("");
    vi.useRealTimers();
  });
  it("turns face-down tiles when taps are for that", () => {
    helm.turning = true;
    helm.tile(60);
    expect(acts).toEqual(["flip 60"]);
  });
  it("throws a starfish asset back only when clicked twice", () => {
    ctx.view = { ...ctx.view, stars: 1, above: ctx.view.above.map((_, n) => (n === 2 ? 1 + 5 : 0)), filled: [0b100, 0, 0] };
    helm.space(2);
    expect(acts).toEqual([]);
    helm.space(2);
    expect(acts).toEqual(["discard 2"]);
  });
  it("is still in a guided game and without a race", () => {
    ctx.table.guide = true;
    helm.tile(3);
    expect(acts).toEqual([]);
  });
});

it("the clock", () => expect([clock_text(180_000), clock_text(9_500), clock_text(-5)]).toEqual(["3:00", "0:10", "0:00"]));
