import { describe, expect, it } from "vitest";
import { band, line, step_at, x_of, y_of, type Box } from "./curve";
import { percent, points, signed } from "./told";

const box: Box = { width: 130, height: 70, left: 20, right: 10, top: 10, bottom: 10 };

describe("the curve", () => {
  it("stands between its edges, the sure win at the head", () => {
    expect(x_of(box, 1, 11)).toBe(20);
    expect(x_of(box, 11, 11)).toBe(120);
    expect(y_of(box, 1)).toBe(10);
    expect(y_of(box, 0)).toBe(60);
    expect(y_of(box, 1.3)).toBe(10);
  });
  it("finds the step under a finger, also beyond the edges", () => {
    for (const step of [1, 4, 11]) expect(step_at(box, x_of(box, step, 11), 11)).toBe(step);
    expect(step_at(box, -50, 11)).toBe(1);
    expect(step_at(box, 500, 11)).toBe(11);
  });
  it("draws a point for each step, and the band there and back", () => {
    const chances = [0.5, 0.6, 1];
    expect(line(box, chances).split("L")).toHaveLength(3);
    const path = band(box, chances, [0.1, 0.1, 0]);
    expect(path.split("L")).toHaveLength(6);
    expect(path).toContain(`20.0 ${y_of(box, 0.7).toFixed(1)}`);
    expect(path).toContain(`20.0 ${y_of(box, 0.3).toFixed(1)}`);
  });
});

describe("points", () => {
  it("are whole, with a sign where they are part of a sum", () => {
    expect(points(-0.184)).toBe("18");
    expect(signed(0.184)).toBe("+18");
    expect(signed(-0.184)).toBe("−18");
    expect(signed(0.001)).toBe("0");
    expect(percent(1.02)).toBe(100);
  });
});
