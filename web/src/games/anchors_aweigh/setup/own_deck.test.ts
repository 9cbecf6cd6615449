/* The table's own 13 cards stay 13 and hold what was chosen by its face. */
import { describe, expect, it } from "vitest";
import { CARDS, DEALT, FIRST_CARD } from "../printed";
import { can_step, counts, deck, is_whole, picks, picks_of, stepped, toggled, total } from "./own_deck";

const standard = { ocean: "own", discovery: "5", trade: "2", pirates: "3", contract: "3", cards: "" };

describe("one's own deck", () => {
  it("goes up and down within what there is", () => {
    expect(can_step(standard, 0, 1)).toBe(false); // 13 are there
    const fewer = stepped(standard, 0, -1);
    expect([total(fewer), is_whole(fewer), is_whole({ ...fewer, ocean: "standard" })]).toEqual([12, false, true]);
    expect(is_whole(stepped(fewer, 3, 1))).toBe(true);
    let trades = { ...standard, discovery: "1", trade: "8", pirates: "1", contract: "1" };
    expect(can_step(trades, 1, 1)).toBe(false); // there are eight
    expect(can_step(trades, 0, -1)).toBe(false); // one of each at least
    trades = { ...trades, cards: "20+21+22+23+24+25+26+27" };
    expect(can_step(trades, 1, -1)).toBe(false); // all are chosen
  });
  it("takes cards by their faces, in order, and gives them back", () => {
    const some = toggled(toggled(standard, 38), 0);
    expect(some.cards).toBe("0+38");
    expect(counts(some)).toEqual([5, 2, 3, 3]);
    expect(toggled(some, 38).cards).toBe("0");
  });
  it("makes room where chance would have decided most", () => {
    let o = standard as ReturnType<typeof toggled>;
    for (const card of [20, 21, 22]) o = toggled(o, card); // the third trade takes the place of a discovery
    expect(counts(o)).toEqual([4, 3, 3, 3]);
    expect(total(o)).toBe(DEALT);
  });
  it("whatever is pressed, is a deck that the server takes", () => {
    let o = standard as ReturnType<typeof toggled>;
    for (let i = 0; i < 400; i++) {
      o = toggled(o, (i * 29 + 7) % CARDS);
      if (i % 3 === 0) o = stepped(o, i % 4, i % 2 ? 1 : -1);
      expect(total(o)).toBeLessThanOrEqual(DEALT);
      [0, 1, 2, 3].forEach((t) => {
        const n = counts(o)[t]!;
        expect(n).toBeGreaterThanOrEqual(Math.max(1, picks_of(o, t).length));
        expect(n).toBeLessThanOrEqual(deck(t).length);
      });
      expect(new Set(picks(o)).size).toBe(picks(o).length);
    }
    expect(deck(2)[0]).toBe(FIRST_CARD[2]);
  });
});
