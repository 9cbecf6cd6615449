// The twin of the law says of every recorded muzzle, berth and path what the server says.
import { describe, expect, it } from "vitest";
import stored from "../dev/law.json?raw";
import type { View } from "../view";
import { base, knots_of, no_berth, no_muzzle, no_way } from "./law";
import { cosine, rectangle, sine } from "./plane";

interface Case {
  piece: number;
  muzzle: [number, number];
  cannon: string;
  path: number[];
  yaw: number;
  way: string;
  knots: number;
  base: number[];
  blocked: number;
}
const [{ view, cases }] = JSON.parse(stored) as [{ view: View; cases: Case[] }];

describe("the twin of the law", () => {
  it("has something of everything to say", () => {
    const ways = new Set(cases.map((c) => c.way));
    expect([...ways].sort()).toEqual(expect.arrayContaining(["", "no-path-edge", "no-path-mountain", "no-path-piece"]));
    expect(new Set(cases.map((c) => c.cannon)).size).toBeGreaterThanOrEqual(3);
  });
  it("knows where a cannon may stand", () => {
    for (const c of cases) expect(no_muzzle(view, c.piece, ...c.muzzle)?.key ?? "", JSON.stringify(c)).toBe(c.cannon);
  });
  it("knows which way a rope may be laid and where a ship may end", () => {
    for (const c of cases) {
      const [x, y] = c.path.slice(-2) as [number, number];
      expect((no_way(view, c.piece, c.path) ?? no_berth(view, c.piece, x, y, c.yaw))?.key ?? "", JSON.stringify(c)).toBe(c.way);
      expect(base(c.piece, x, y, c.yaw)).toEqual(c.base);
      expect(no_berth(view, c.piece, x, y, c.yaw) !== null).toBe(c.blocked !== -1);
      expect(knots_of(c.path)).toBe(c.knots);
    }
  });
  it("turns as the server does", () => {
    expect([sine(0), sine(15708), sine(31416), cosine(0), cosine(31416)]).toEqual([0, 100000000, 0, 100000000, -100000000]);
    expect(rectangle(1000, 1000, 15708, 300, 125)).toEqual([875, 1300, 875, 700, 1125, 700, 1125, 1300]);
  });
});
