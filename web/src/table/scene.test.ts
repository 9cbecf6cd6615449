/* The pace of what is shown: a line about somebody else stays long enough to be read, one's own acts are answered at once. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Fact, TableInfo } from "../wire/types";
import type { Face, Motion } from "./face";
import { Scene } from "./scene.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MS = 300;
const fact = (seat: number, more: Partial<Fact> = {}): Fact => ({
  kind: "placed",
  args: { seat },
  say: { key: "log-placed", args: {}, clause: "" },
  minor: false,
  refs: [],
  more: [],
  patch: {},
  ...more,
});

/** How long it takes until all of it is shown. */
async function shown(facts: Fact[], motion: Partial<Motion> | null = {}): Promise<number> {
  const face = { advance: (view: unknown) => view, motion: () => motion && { ms: MS, ...motion } } as unknown as Face;
  const scene = new Scene(face);
  scene.table = { game: "captain_flip", seats: [], guide: false } as unknown as TableInfo;
  scene.you = 0;
  scene.queue.push({ facts, settle: () => {} });
  for (let ms = 0; ms < 20_000; ms += 50) {
    if (scene.queue.settled) return ms;
    await vi.advanceTimersByTimeAsync(50);
  }
  return Infinity;
}

it("leaves time to read what others do, and none after one's own act", async () => {
  expect(await shown([fact(1)])).toBeGreaterThanOrEqual(1000);
  expect(await shown([fact(1), fact(2)])).toBeGreaterThanOrEqual(2000);
  expect(await shown([fact(0)])).toBeLessThanOrEqual(MS + 50);
});

it("does not stop for what only goes on with a line, says nothing, or happens to many at once", async () => {
  expect(await shown([fact(1, { minor: true })])).toBeLessThanOrEqual(MS + 50);
  expect(await shown([fact(1, { say: null })])).toBeLessThanOrEqual(MS + 50);
  expect(await shown([fact(1), fact(2), fact(3)], { brisk: true })).toBeLessThanOrEqual(3 * MS + 150);
});
