// Facts of four random games played by the real rules: stepping through them must reach every view the server sent.
import { describe, expect, it } from "vitest";
import { sum, told } from "../../count/steps";
import { fact, patched, type Frame } from "../../dev/recorded";
import type { Result } from "../../wire/types";
import { advance } from "./advance";
import { ending, steps } from "./count";
import recorded from "./dev/recorded.json";
import { seen } from "./seen";
import { CELLS, EMPTY, SIDES } from "./printed";
import { shown, type View } from "./view";
import { end_worth } from "./worth";

interface Game {
  board: string;
  first: View;
  frames: Frame[];
  result: Result;
}
const games = recorded as unknown as Game[];

const last = (g: Game): View => g.frames.reduce((v, [, change]) => patched(v, change), g.first);

describe.each(games)("board $board", (g) => {
  it("every fact steps to the view the server sent", () => {
    let shown_view = g.first;
    let truth = g.first;
    for (const [facts, change] of g.frames) {
      for (const f of facts) shown_view = advance(shown_view, fact(f));
      truth = patched(truth, change);
      expect(shown_view).toEqual(truth);
    }
    expect(g.frames.length).toBeGreaterThan(30);
  });

  it("never changes the view it is given", () => {
    let v = g.first;
    for (const [facts] of g.frames)
      for (const f of facts) {
        const before = structuredClone(v);
        const next = advance(v, fact(f));
        expect(v).toEqual(before);
        v = next;
      }
  });

  it("counts as many sides as the server's lists hold, and never more than are in the box", () => {
    const v = last(g);
    const counts = seen(v);
    const open = [...v.showing, ...v.known].filter((side) => side !== EMPTY).length;
    expect(counts.reduce((a, b) => a + b, 0)).toBe(open);
    expect(Math.max(...counts)).toBeLessThanOrEqual(SIDES);
  });

  it("the count adds up to the scores, and our worth of a tile agrees with it", () => {
    const list = steps(g.result.tally);
    const v = last(g);
    g.result.scores.forEach((score, seat) => {
      const lines = told(list, list.length, seat);
      if (score >= 0) expect(sum(lines)).toBe(score);
      for (const line of lines.filter((l) => l.label.key.startsWith("tally-carpenter") || l.label.key.startsWith("tally-lookout"))) {
        const cell = Number(line.refs[0]!.split(":")[2]);
        expect(end_worth(v, seat, cell)).toBe(line.points);
      }
      const swabbies = lines.filter((l) => l.label.key === "tally-swabby");
      const one = v.showing.findIndex((_, i) => Math.floor(i / CELLS) === seat && shown(v, seat, i % CELLS) === 4);
      if (one >= 0) expect(end_worth(v, seat, one % CELLS)).toBe(sum(swabbies));
    });
  });
});

describe("the count", () => {
  it("tells coins first, then column by column, losses last", () => {
    for (const g of games) {
      const groups = steps(g.result.tally).map((step) => step.group);
      expect(groups).toEqual([...groups].sort((a, b) => a - b));
      expect(groups.filter((n) => n < 0)).toHaveLength(1);
      expect(new Set(groups).size).toBe(groups.length); // a column is counted once, on all boards
    }
  });

  it("knows how it was decided", () => {
    const base: Result = { winners: [], scores: [], ranks: [], reason: { key: "", args: {}, clause: "" }, tally: [] };
    expect(ending({ ...base, winners: [], scores: [-1, -1], ranks: [0, 0] })).toBe("nobody");
    expect(ending({ ...base, winners: [0], scores: [9, 8], ranks: [1, 2] })).toBe("alone");
    expect(ending({ ...base, winners: [1], scores: [9, 9], ranks: [2, 1] })).toBe("map");
    expect(ending({ ...base, winners: [0, 1], scores: [9, 9], ranks: [1, 1] })).toBe("shared");
  });
});
