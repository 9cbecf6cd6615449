// Four random games played by the real rules, up to their count.
import { describe, expect, it } from "vitest";
import { sum, told } from "../../count/steps";
import type { Frame } from "../../dev/recorded";
import { patched } from "../../wire/patched";
import type { Result } from "../../wire/types";
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
