import { describe, expect, it } from "vitest";
import { by_chance, COUNTS, PARTS, read, written } from "./code";

describe("a face's code", () => {
  it("is read as it was written", () => {
    for (let n = 0; n < 50; n++) {
      const face = by_chance();
      expect(read(written(face))).toEqual(face);
      expect(written(face)).toMatch(/^a[0-9]{1,2}(-[0-9]{1,2}){7}$/); // as the server takes it
    }
  });

  it("has at least the choices the server gives by itself", () => {
    const usual = [6, 6, 8, 6, 8, 7, 6, 8]; // server/people/avatar.py
    PARTS.forEach((part, n) => expect(COUNTS[part]).toBeGreaterThanOrEqual(usual[n]!));
  });

  it("is a face whatever it says", () => {
    for (const code of ["", "a", "nonsense", "a99-99-99-99-99-99-99-99", "a-1--2"])
      for (const part of PARTS) {
        const n = read(code)[part];
        expect(Number.isInteger(n) && n >= 0 && n < COUNTS[part]).toBe(true);
      }
  });
});
