// The course of the practice range: lawful tables, growing distances, what a hit counts.
import { describe, expect, it } from "vitest";
import { no_berth } from "../geometry/law";
import { Aim } from "../tools/aim.svelte";
import { is_tower } from "../view";
import { BALLS, OWN, pieces_of, target, view_of, worth } from "./course";

describe("the course", () => {
  const all = Array.from({ length: 20 }, (_, n) => target(n));
  it("goes farther and farther, and every fifth target is a tower", () => {
    expect(all.slice(0, 7).map((at) => at.cm)).toEqual([40, 50, 60, 75, 90, 110, 130]);
    for (let n = 1; n < all.length; n++) expect(all[n]!.cm).toBeGreaterThanOrEqual(all[n - 1]!.cm);
    expect(all.flatMap((at, n) => (is_tower(at.piece) ? [n + 1] : []))).toEqual([5, 10, 15, 20]);
  });
  it("stands where pieces may stand, and as far from the cannon as it says", () => {
    for (const at of all) {
      const v = view_of(at);
      expect(no_berth(v, at.piece, at.x, at.y, at.yaw)).toBeNull();
      const aim = new Aim(v, 0, OWN, true);
      expect(aim.why).toBeNull();
      expect(aim.target).toBe(at.piece);
      expect(Math.abs(Math.hypot(at.x - aim.x, at.y - aim.y) / 100 - at.cm)).toBeLessThan(0.5);
    }
  });
  it("counts the distance for every ball that is left, and one", () => {
    expect([2, 1, 0].map((left) => worth(target(0), left))).toEqual([120, 80, 40]);
    expect(worth(target(0), BALLS - 1)).toBe(3 * target(0).cm);
  });
  it("tells the server what stands", () => {
    expect(pieces_of(view_of(target(0)))).toEqual([0, 8500, 1100, 0, 1, 3, 8500, 5803, 0, 1]);
  });
});
