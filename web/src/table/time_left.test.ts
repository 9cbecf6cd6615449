import { describe, expect, it } from "vitest";
import { words } from "../words/words.svelte";
import { clock_text, left_of, pace_hint, pace_name } from "./time_left";

const told = { left: [90_000, 60_000], runs: [1], at: 1000 };

describe("what is left", () => {
  it("runs for those who are waited for, and never below nothing", () => {
    expect(left_of(told, 0, 31_000)).toBe(90_000);
    expect(left_of(told, 1, 31_000)).toBe(30_000);
    expect(left_of(told, 1, 999_000)).toBe(0);
  });
  it("is read at a glance, be it seconds or days", () => {
    words.language = "en";
    expect(clock_text(67_000)).toBe("1:07");
    expect(clock_text(66_001)).toBe("1:07"); // a second is over when it is over
    expect(clock_text(2 * 3_600_000 + 5 * 60_000)).toBe("2 h 5 min");
    expect(clock_text(27 * 3_600_000)).toBe("1 d 3 h");
    expect(clock_text(27 * 3_600_000, true)).toBe("1 d");
  });
});

describe("a pace", () => {
  const brisk = { name: "brisk", pace: { kind: "move" as const, time: 45, gain: 0 } };
  it("has the name of its preset, and a sentence in both languages", () => {
    for (const language of ["en", "de"] as const) {
      words.language = language;
      expect(pace_name(brisk.pace, [brisk])).toBe(words.t("pace-brisk"));
      expect(pace_name({ ...brisk.pace, time: 50 }, [brisk])).toBe(
        words.t("pace-own-move", { time: language === "en" ? "50 seconds" : "50 Sekunden" }),
      );
      for (const kind of ["none", "move", "game", "days"] as const)
        expect(pace_hint({ kind, time: 86_400, gain: 5 }) + pace_name({ kind, time: 86_400, gain: 5 }, [])).not.toMatch(/pace-|span-|\{/);
    }
    words.language = "en";
  });
});
