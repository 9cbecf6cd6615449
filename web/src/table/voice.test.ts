/* Read out: everything that matters, a few sentences at a time. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Voice } from "./voice.svelte";

describe("the voice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says together what happens together, once", () => {
    const voice = new Voice();
    voice.hear("Mate draws a Parrot.");
    voice.hear("Mate places the Parrot.");
    voice.hear("Mate places the Parrot.");
    voice.hear("Mate places the Parrot. Your turn: place the Cook.");
    expect(voice.said).toBe("");
    vi.advanceTimersByTime(100);
    expect(voice.said).toBe("Mate draws a Parrot. Mate places the Parrot. Your turn: place the Cook.");
  });

  it("is no flood: a quick crowd changes it at a calm rate, and the latest stays", () => {
    const voice = new Voice();
    const said = new Set<string>();
    for (let n = 0; n < 60; n++) {
      voice.hear(`Fact ${n}.`);
      vi.advanceTimersByTime(50);
      said.add(voice.said);
    }
    expect(said.size).toBeLessThan(5);
    vi.advanceTimersByTime(2000);
    expect(voice.said).toContain("Fact 59.");
    expect(voice.said.split(".").length).toBeLessThan(8);
  });
});
