// Random games played by the real rules: what the browser reads in their views, and keeps of what is told.
import { describe, expect, it } from "vitest";
import { fact, type Frame } from "../../dev/recorded";
import { patched } from "../../wire/patched";
import recorded from "./dev/recorded.json";
import { PLAN_COPIES } from "./printed";
import { CARDS } from "./print";
import { recall } from "./recall";
import { control, type View } from "./view";

interface Game {
  seats: number;
  reader: number;
  first: View;
  frames: Frame[];
}
const games = recorded as unknown as Game[];

describe.each(games)("$seats players, seen by $reader", (g) => {
  it("shows control as the rules count it: whoever was scored for a region had it", () => {
    let v = g.first;
    let scored = 0;
    for (const [facts, change] of g.frames) {
      for (const f of facts) {
        if (f.kind !== "scored" && f.kind !== "contested") continue;
        expect(control(v, f.args.region!).seat).toBe(f.kind === "scored" ? f.args.seat : -1);
        scored++;
      }
      v = patched(v, change);
    }
    expect(scored).toBeGreaterThan(3);
  });

  it("remembers the round's scoring while it is told, and no longer", () => {
    const scored = fact({ kind: "scored", args: { seat: 0, fame: 2, region: 1, suit: 3 } });
    const after = recall(recall(g.first, scored), fact({ kind: "contested", args: { region: 0 } }));
    expect(after.count).toEqual([
      { region: 1, seat: 0, fame: 2 },
      { region: 0, seat: -1, fame: 0 },
    ]);
    expect(recall(after, fact({ kind: "turn_began", args: { seat: 0, round: 2 } })).count).toBeUndefined();
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
