import { describe, expect, it } from "vitest";
import { beside } from "./beside";

const page = { width: 1000, height: 800 };
const own = { width: 200, height: 100 };
const piece = { x: 500, y: 400, width: 40, height: 40 };

describe("a popover", () => {
  it("lies above its piece", () => {
    expect(beside(piece, own, page, [])).toMatchObject({ x: 420, y: 288 });
  });
  it("goes elsewhere when something lit is there", () => {
    const above = { x: 480, y: 300, width: 40, height: 40 };
    const below = { x: 480, y: 500, width: 40, height: 40 };
    expect(beside(piece, own, page, [above]).y).toBe(452);
    expect(beside(piece, own, page, [above, below])).toMatchObject({ x: 288, y: 370 });
  });
  it("never covers its own piece, and stays on the page", () => {
    const corner = { x: 5, y: 5, width: 40, height: 40 };
    expect(beside(corner, own, page, [])).toMatchObject({ x: 8, y: 57 });
  });
});
