// Facts of random games played by the real rules: stepping through them must reach every view the server sent.
import { describe, expect, it } from "vitest";
import { sum, told } from "../../count/steps";
import { fact, patched, type Frame } from "../../dev/recorded";
import type { Result } from "../../wire/types";
import { advance } from "./advance";
import { steps } from "./count";
import recorded from "./dev/recorded.json";
import { crate_of, how_many, type View } from "./view";

interface Game {
  seats: number;
  reader: number;
  first: View;
  frames: Frame[];
  result: Result;
}
const games = recorded as unknown as Game[];

describe.each(games)("$seats players, seen by $reader", (g) => {
  it("every fact steps to the view the server sent", () => {
    let shown = g.first;
    let truth = g.first;
    const kinds = new Set<string>();
    for (const [facts, change] of g.frames) {
      for (const f of facts) {
        shown = advance(shown, fact(f));
        kinds.add(f.kind);
      }
      truth = patched(truth, change);
      // No fact tells which ship one picked oneself.
      if (facts.some((f) => f.kind === "picked" && f.args.seat === g.reader)) shown = { ...shown, picks: truth.picks };
      expect(shown).toEqual(truth);
    }
    expect(kinds.size).toBeGreaterThan(22);
  });

  it("never changes the view it is given", () => {
    let v = g.first;
    for (const [facts] of g.frames)
      for (const f of facts) {
        const before = JSON.stringify(v);
        const next = advance(v, fact(f));
        expect(JSON.stringify(v)).toBe(before);
        v = next;
      }
  });

  it("keeps every crate somewhere", () => {
    let v = g.first;
    for (const [, change] of g.frames) v = patched(v, change);
    for (let seat = 0; seat < g.seats; seat++) {
      const standing = v.spaces.flatMap((what) => [what % 16, Math.floor(what / 16)]);
      const all = [...standing, ...v.holds, ...v.manned].filter((c) => c === crate_of(seat, 1)).length;
      expect(all + v.supply[seat * 2 + 1]! + v.waiting[seat]!).toBe(3);
    }
    expect(how_many(v.deck) + how_many(v.discard)).toBeLessThanOrEqual(36);
  });

  it("the count adds up to the scores", () => {
    const list = steps(g.result.tally);
    g.result.scores.forEach((score, seat) => expect(sum(told(list, list.length, seat))).toBe(score));
  });
});
