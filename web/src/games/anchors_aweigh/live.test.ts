// In a race the browser hears facts only: its view must stay exactly the server's, on whole recorded games.
import { describe, expect, it } from "vitest";
import { fact, type Frame } from "../../dev/recorded";
import { patched } from "../../wire/patched";
import recorded from "./dev/recorded.json?raw";
import { LOADING } from "./printed";
import { loading_advance, put } from "./live";
import { code_at, is_filled, type View } from "./view";

interface Game {
  seats: number;
  reader: number;
  first: View;
  frames: Frame[];
}
const games = JSON.parse(recorded) as Game[];

/** What the server's view has; what is only for the screen does not count. */
function seen(v: View): Record<string, unknown> {
  const { misses: _, ...rest } = v;
  return { ...rest };
}

describe("a race kept up from facts alone", () => {
  for (const game of games.filter((g) => g.first.live === 1))
    it(`${game.seats} seats, reader ${game.reader}`, () => {
      let truth = game.first;
      let mine: View | null = null;
      let compared = 0;
      const kinds = new Set<string>();
      for (const [told, change] of game.frames) {
        const before = truth;
        truth = patched(truth, change);
        if (before.phase !== LOADING || truth.phase !== LOADING) {
          mine = null;
          continue;
        }
        mine ??= before;
        for (const t of told) {
          kinds.add(t.kind);
          mine = loading_advance(mine, fact(t)) ?? mine;
        }
        expect(seen(mine)).toEqual(seen(truth));
        compared++;
      }
      expect(compared).toBeGreaterThan(100);
      for (const kind of [
        "reached",
        "flipped",
        "took",
        "drew",
        "placed",
        "hid",
        "put_back",
        "loaded",
        "full",
        "captain",
        game.seats === 2 ? "discarded" : "missed",
      ])
        expect(kinds).toContain(kind);
      expect(mine?.misses?.length ?? 0).toBeLessThanOrEqual(6);
    });
});

describe("beats", () => {
  for (const game of games.filter((g) => g.first.live === 0))
    it(`the pile and the ships are right after every fact, ${game.seats} seats`, () => {
      let truth = game.first;
      for (const [told, change] of game.frames) {
        const before = truth;
        truth = patched(truth, change);
        if (before.phase !== LOADING || truth.phase !== LOADING) continue;
        let mine = before;
        for (const t of told) mine = loading_advance(mine, fact(t)) ?? mine;
        for (const field of [
          "faces",
          "pile",
          "down",
          "hand",
          "shown",
          "held",
          "filled",
          "above",
          "below",
          "supply",
          "cards",
          "left",
          "captain",
          "acts",
          "since",
          "floor",
          "beat",
          "shown_last",
        ] as const)
          expect(mine[field], field).toEqual(truth[field]);
      }
    });
});

describe("what lies below deck", () => {
  const game = games.find((g) => g.reader === 0)!;
  it("is written only where the reader sees it", () => {
    const own = put(game.first, 0, 13, 22);
    expect(code_at(own, 0, 13)).toBe(22);
    expect(code_at(put(own, 0, 13, 0), 0, 13)).toBe(0);
    const other = put(game.first, 1, 13, undefined);
    expect(other.below).toBe(game.first.below);
    expect(is_filled(other, 1, 13)).toBe(true);
    expect(code_at(other, 1, 13)).toBe(-1);
  });
  it("never changes the view it is given", () => {
    const frozen = structuredClone(game.first);
    loading_advance(game.first, fact({ kind: "reached", args: { seat: 0, act: 1, what: 5, start: 100 } }));
    loading_advance(game.first, fact({ kind: "flipped", args: { seat: 0, tile: 5, front: 3 } }));
    expect(game.first).toEqual(frozen);
  });
});
