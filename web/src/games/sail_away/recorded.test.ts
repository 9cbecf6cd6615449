// Random games played by the real rules, up to their count.
import { describe, expect, it } from "vitest";
import { sum, told } from "../../count/steps";
import type { Frame } from "../../dev/recorded";
import { patched } from "../../wire/patched";
import type { Result } from "../../wire/types";
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
