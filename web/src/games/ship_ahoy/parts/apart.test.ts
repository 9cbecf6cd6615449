// Badges make way for each other and for what stays where it is.
import { expect, it } from "vitest";
import { apart, type Round } from "./apart";

const far = (a: Round, b: Round): number => Math.hypot(a.x - b.x, a.y - b.y);

it("moves what lies on each other apart, and nothing else", () => {
  const [a, b, c] = apart(
    [
      { key: 0, x: 200, y: 200, r: 22 },
      { key: 1, x: 205, y: 200, r: 22 },
      { key: 2, x: 500, y: 200, r: 22 },
    ],
    800,
    400,
  );
  expect(far(a!, b!)).toBeGreaterThanOrEqual(44);
  expect([c!.x, c!.y]).toEqual([500, 200]);
});

it("moves a badge off a piece that is large enough to be pressed where it stands", () => {
  const [piece, badge] = apart(
    [
      { key: 0, x: 90, y: 330, r: 30, stays: true },
      { key: 12, x: 95, y: 325, r: 22 },
    ],
    600,
    430,
  );
  expect([piece!.x, piece!.y]).toEqual([90, 330]);
  expect(far(piece!, badge!)).toBeGreaterThanOrEqual(52);
});
