// Facts of random games played by the real rules: stepping through them must reach every view the server sent.
import { describe, expect, it } from "vitest";
import { fact, patched, type Frame } from "../../dev/recorded";
import { advance } from "./advance";
import recorded from "./dev/recorded.json";
import { PLAN_COPIES } from "./printed";
import { CARDS } from "./print";
import { control, type View } from "./view";

interface Game {
  seats: number;
  reader: number;
  first: View;
  frames: Frame[];
}
const games = recorded as unknown as Game[];

/** Left to the server: neighbours, what only it knows of a battle's end, and where a tile must go before it is drawn. */
function compared(v: View): Partial<View> {
  const { near: _n, shown_last: _s, battle: _b, goal: _g, waived: _w, count: _c, ...rest } = v;
  return rest;
}

describe.each(games)("$seats players, seen by $reader", (g) => {
  it("every fact steps to the view the server sent", () => {
    let shown = g.first;
    let truth = g.first;
    const kinds = new Set<string>();
    let between = false; // rounds: dice come back before they are rolled one by one, which no fact tells
    for (const [facts, change] of g.frames) {
      for (const f of facts) {
        shown = advance(shown, fact(f));
        kinds.add(f.kind);
        if (f.kind === "scored" || f.kind === "contested") between = true;
        if (f.kind === "turn_began") between = false;
      }
      truth = patched(truth, change);
      if (between) continue;
      expect(compared(shown), facts.map((f) => f.kind).join()).toEqual(compared(truth));
      shown = truth;
    }
    expect(kinds.size).toBeGreaterThan(24);
  });

  it("never changes the view it is given", () => {
    let v = g.first;
    for (const [facts, change] of g.frames) {
      for (const f of facts) {
        const before = JSON.stringify(v);
        advance(v, fact(f));
        expect(JSON.stringify(v)).toBe(before);
      }
      v = patched(v, change);
    }
  });

  it("shows control as the rules count it: whoever was scored for a region had it", () => {
    let v = g.first;
    let scored = 0;
    for (const [facts, change] of g.frames) {
      let shown = v;
      for (const f of facts) {
        if (f.kind === "scored" || f.kind === "contested") {
          const now = control(shown, f.args.region!);
          expect(now.seat).toBe(f.kind === "scored" ? f.args.seat : -1);
          scored++;
        }
        shown = advance(shown, fact(f));
      }
      v = patched(v, change);
    }
    expect(scored).toBeGreaterThan(3);
  });

  it("remembers the round's scoring while it is told, and no longer", () => {
    const scored = fact({ kind: "scored", args: { seat: 0, fame: 2, region: 1, suit: 3 } });
    const after = advance(advance(g.first, scored), fact({ kind: "contested", args: { region: 0 } }));
    expect(after.count).toEqual([
      { region: 1, seat: 0, fame: 2 },
      { region: 0, seat: -1, fame: 0 },
    ]);
    expect(advance(after, fact({ kind: "turn_began", args: { seat: 0, round: 2 } })).count).toBeUndefined();
  });

  it("keeps every piece somewhere", () => {
    let v = g.first;
    for (const [, change] of g.frames) v = patched(v, change);
    expect(v.gold.reduce((a, b) => a + b, v.gold_left)).toBe(20);
    expect(v.comrades.reduce((a, b) => a + b, v.ready + v.comrades_left)).toBe(20);
    expect(v.where).toHaveLength(CARDS.length);
    const held = v.plans.reduce<number>((n, hand) => n + (Array.isArray(hand) ? hand.length : hand), 0);
    expect(held + v.plan_deck + v.played.reduce((a, b) => a + b, 0)).toBe(PLAN_COPIES.reduce((a, b) => a + b, 0));
  });
});
