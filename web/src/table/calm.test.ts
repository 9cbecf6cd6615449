/* A calm value: the newest, and never two changes within its pace. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Calm } from "./calm.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the first change at once and of many that follow only the newest, in time", () => {
  const calm = new Calm("", 1000);
  calm.follow("a");
  expect(calm.shown).toBe("a");
  const seen: string[] = [];
  for (let i = 0; i < 30; i++) {
    calm.follow(`b${i}`);
    vi.advanceTimersByTime(100);
    if (seen.at(-1) !== calm.shown) seen.push(calm.shown);
  }
  expect(seen).toEqual(["a", "b9", "b19", "b29"]);
});

it("does not change back and forth, and not after it was stopped", () => {
  const calm = new Calm("", 1000);
  calm.follow("a");
  calm.follow("b");
  calm.follow("a");
  vi.advanceTimersByTime(5000);
  expect(calm.shown).toBe("a");
  calm.follow("c");
  expect(calm.shown).toBe("c");
  calm.follow("d");
  calm.stop();
  vi.advanceTimersByTime(5000);
  expect(calm.shown).toBe("c");
});
