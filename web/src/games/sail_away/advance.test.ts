// Facts of random games played by the real rules: stepping through them must reach every view the server sent.
import { describe, expect, it } from "vitest";
import type { Fact, Result } from "../../wire/types";
import { advance } from "./advance";
import { steps, sum, told } from "./count";
import recorded from "./dev/recorded.json";
import { crate_of, how_many, type View } from "./view";

interface Game {
  seats: number;
  reader: number;
  first: View;
  frames: [{ kind: string; args: Record<string, number> }[], Record<string, unknown>][];
  result: Result;
}
const games = recorded as unknown as Game[];
const fact = (f: { kind: string; args: Record<string, number> }): Fact => ({ ...f, say: null, minor: false, refs: [] });

/** The server's next view, from what changed. */
function patched(v: View, change: Record<string, unknown>): View {
  const out = structuredClone(v) as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(change)) {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) for (const [i, x] of Object.entries(value)) (out[name] as unknown[])[Number(i)] = x;
    else out[name] = value;
  }
  return out as unknown as View;
}

describe.each(games)("$seats players, seen by $reader", (g) => {
  it("every fact steps to the view the server sent", () => {
    let shown = g.first;
    let truth = g.first;
    const kinds = new Set<string>();
    for (const [facts, change] of g.frames) {
      const supply = truth.supply;
      for (const f of facts) {
        shown = advance(shown, fact(f));
        kinds.add(f.kind);
      }
      truth = patched(truth, change);
      // Two things no fact tells: which ship one picked oneself, and from which hold a crate was moved with an empty supply.
      if (facts.some((f) => f.kind === "picked" && f.args.seat === g.reader)) shown = { ...shown, picks: truth.picks };
      if (facts.some((f) => f.kind === "loaded" && (supply[f.args.seat! * 2] ?? 0) + (supply[f.args.seat! * 2 + 1] ?? 0) === 0)) shown = { ...shown, holds: truth.holds, aboard: truth.aboard };
      expect(shown).toEqual(truth);
    }
    expect(kinds.size).toBeGreaterThan(22);
  });

  it("never changes the view it is given", () => {
    let v = g.first;
    for (const [facts] of g.frames)
      for (const f of facts) {
        const before = JSON.stringify(v);
        const next = advance(v, fact(f));
        expect(JSON.stringify(v)).toBe(before);
        v = next;
      }
  });

  it("keeps every crate somewhere", () => {
    let v = g.first;
    for (const [, change] of g.frames) v = patched(v, change);
    for (let seat = 0; seat < g.seats; seat++) {
      const standing = v.spaces.flatMap((what) => [what % 16, Math.floor(what / 16)]);
      const all = [...standing, ...v.holds, ...v.manned].filter((c) => c === crate_of(seat, 1)).length;
      expect(all + v.supply[seat * 2 + 1]! + v.waiting[seat]!).toBe(3);
    }
    expect(how_many(v.deck) + how_many(v.discard)).toBeLessThanOrEqual(36);
  });

  it("the count adds up to the scores", () => {
    const list = steps(g.result.tally);
    g.result.scores.forEach((score, seat) => expect(sum(told(list, list.length, seat))).toBe(score));
  });
});
