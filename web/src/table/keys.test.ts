/* A letter for every button, none twice. */
import { describe, expect, it } from "vitest";
import { key_of, letters } from "./keys";

describe("letters of buttons", () => {
  it("come from their words, the first that is free", () => {
    expect(letters(["Flip it", "Fold", "Keep the Cook"], ["u", "d"])).toEqual(["f", "o", "k"]);
  });
  it("leave alone what always means something else", () => {
    expect(letters(["Undo it", "Done"], ["U", "D"])).toEqual(["i", "o"]);
  });
  it("prefer the beginning of a later word to the middle of the first", () => {
    expect(letters(["Take gold", "Take cargo", "Take"], [])).toEqual(["t", "c", "a"]);
  });
  it("read letters with dots as those without, and fall back on numbers", () => {
    expect(letters(["Übernehmen", "…", "+1"], [])).toEqual(["u", "1", "2"]);
  });
  it("never give one twice", () => {
    const keys = letters(
      Array.from({ length: 12 }, () => "Change"),
      [],
    );
    const given = keys.filter(Boolean);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(6);
  });
});

describe("the key of an event", () => {
  const press = (key: string, more = {}): string => key_of({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  it("is named as buttons name theirs", () => {
    expect(press("U")).toBe("u");
    expect(press("z", { ctrlKey: true })).toBe("ctrl+z");
    expect(press("z", { metaKey: true })).toBe("ctrl+z");
    expect(press("u", { altKey: true })).toBe("");
  });
});
