/* The motion queue: everything is shown once, in order, and nothing depends on it having been watched. */
import { describe, expect, it } from "vitest";
import type { Fact } from "../wire/types";
import { CLEARED, Queue } from "./queue";

const fact = (kind: string): Fact => ({ kind, args: {}, say: null, minor: false, refs: [], more: [], patch: {} });
const rest = () => new Promise((r) => setTimeout(r, 0));

function stage() {
  const told: string[] = [];
  const busy: boolean[] = [];
  const state = { still: false };
  let release: (() => void) | null = null;
  const hastes: number[] = [];
  const queue = new Queue({
    show: (f, haste, signal) =>
      new Promise((done) => {
        told.push(`show ${f.kind}`);
        hastes.push(haste);
        const end = () => {
          release = null;
          if (signal.reason !== CLEARED) told.push(`step ${f.kind}`);
          done();
        };
        release = end;
        signal.addEventListener("abort", end);
      }),
    step: (f) => told.push(`step ${f.kind}`),
    still: () => state.still,
    busy: (on) => busy.push(on),
  });
  const batch = (name: string, ...kinds: string[]) => queue.push({ facts: kinds.map(fact), settle: () => told.push(`settle ${name}`) });
  return { queue, told, busy, state, hastes, batch, next: async () => (release?.(), await rest()) };
}

describe("the queue", () => {
  it("plays one fact at a time, then shows the truth", async () => {
    const s = stage();
    s.batch("A", "1", "2");
    expect(s.told).toEqual(["show 1"]);
    expect(s.queue.settled).toBe(false);
    await s.next();
    expect(s.told.slice(1)).toEqual(["step 1", "show 2"]);
    await s.next();
    expect(s.told.slice(3)).toEqual(["step 2", "settle A"]);
    expect(s.queue.settled).toBe(true);
    expect(s.busy).toEqual([true, false]);
  });

  it("skips: what plays ends, what waits is stepped through and settled in order", async () => {
    const s = stage();
    s.batch("A", "1", "2");
    s.batch("B", "3");
    s.queue.skip();
    await rest();
    expect(s.told).toEqual(["show 1", "step 1", "step 2", "settle A", "step 3", "settle B"]);
    expect(s.queue.settled).toBe(true);
  });

  it("shows nothing when motion is off, and settles within the same breath", async () => {
    const s = stage();
    s.state.still = true;
    s.batch("A", "1", "2");
    await rest();
    expect(s.told).toEqual(["step 1", "step 2", "settle A"]);
  });

  it("catches up when the tab was hidden while something played", async () => {
    const s = stage();
    s.batch("A", "1");
    s.state.still = true;
    s.batch("B", "2");
    await rest();
    expect(s.told).toEqual(["show 1", "step 1", "settle A", "step 2", "settle B"]);
  });

  it("jumps over a long backlog and hurries through a short one", async () => {
    const s = stage();
    s.batch("A", ...Array.from({ length: 12 }, (_, i) => `${i}`));
    expect(s.hastes).toEqual([2]);
    s.batch("B", ...Array.from({ length: 40 }, (_, i) => `b${i}`));
    await rest();
    expect(s.queue.settled).toBe(true);
    expect(s.told.filter((t) => t.startsWith("show")).length).toBe(1);
    expect(s.told.filter((t) => t.startsWith("step")).length).toBe(52);
  });

  it("forgets what was cleared: its facts step no more", async () => {
    const s = stage();
    s.batch("A", "1", "2");
    s.queue.clear();
    await rest();
    expect(s.told).toEqual(["show 1"]);
    s.batch("B", "3");
    expect(s.told).toEqual(["show 1", "show 3"]);
    await s.next();
    expect(s.told.slice(2)).toEqual(["step 3", "settle B"]);
  });

  it("lets a race through at once: what plays is settled first, in order", async () => {
    const s = stage();
    s.queue.at_once(() => s.told.push("raced 0"));
    expect(s.told).toEqual(["raced 0"]);
    s.batch("A", "1", "2");
    s.queue.at_once(() => s.told.push("raced 1"));
    s.queue.at_once(() => s.told.push("raced 2"));
    await rest();
    expect(s.told.slice(1)).toEqual(["show 1", "step 1", "step 2", "settle A", "raced 1", "raced 2"]);
    expect(s.queue.settled).toBe(true);
  });
});
