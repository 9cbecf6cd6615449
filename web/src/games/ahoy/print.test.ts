// How the printed tables are read: spaces of tiles, what slots need, whose figures are whose.
import { expect, it } from "vitest";
import { BOARDS, CARDS, GRID, TILES, faction_of, owner_of, shape_of, slot_of } from "./print";
import {
  COST_SLOT,
  CREW_SLOT,
  CURRENT,
  DO_GUNSHIP,
  DO_SAILOR,
  GUNSHIP_FOUR,
  ISLAND,
  NONE,
  SAILOR_CARD,
  SHIP_SLOT,
  SLOT_COUNT,
  SMUGGLER,
  SQUADRON,
  UNION,
  WRECKAGE,
} from "./printed";

it("tiles have their Island in the south-east, treasure on all Wreckage, Sandbars from both sides", () => {
  for (const tile of TILES) {
    expect(tile.spaces[3]!.terrain).toBe(ISLAND);
    tile.spaces.forEach((s, q) => {
      if (s.terrain === WRECKAGE) expect(s.gold).toBeGreaterThan(0);
      expect(s.arrow >= 0).toBe(s.terrain === CURRENT);
      if (s.bar >= 0) expect(tile.spaces[s.bar]!.bar).toBe(q);
    });
  }
  expect(TILES.filter((t) => t.spaces.some((s) => s.bar >= 0))).toHaveLength(3);
});

it("a slot says what it needs, wherever it lies", () => {
  expect(BOARDS.map((board) => board.length)).toEqual(SLOT_COUNT);
  expect(BOARDS.map((board) => board.filter((s) => s.dashed).length)).toEqual([1, 1, 1]);
  expect([7, 8, 11].map((slot) => slot_of(SQUADRON, slot).needs)).toEqual(["5", "6", "2"]);
  expect(slot_of(SMUGGLER, 6).needs).toBe("even");
  expect(slot_of(UNION, 0).needs).toBe("");
  expect(slot_of(UNION, SHIP_SLOT + GUNSHIP_FOUR)).toEqual({ action: DO_GUNSHIP, needs: "4", dashed: false });
  expect(slot_of(UNION, CREW_SLOT + SAILOR_CARD)).toEqual({ action: DO_SAILOR, needs: "", dashed: false });
  expect(slot_of(UNION, COST_SLOT).action).toBe(NONE);
});

it("every card costs gold or a die, and only the middle of the grid gives nothing", () => {
  for (const card of CARDS) expect(card.gold > 0).toBe(!card.die);
  expect(GRID.flatMap((reward, n) => (reward.kind === "nothing" ? [n] : []))).toEqual([12]);
});

it("figures know their owners and shapes", () => {
  expect([0, 1, 2, 3].map((s) => faction_of(4, s))).toEqual([SQUADRON, SMUGGLER, UNION, SMUGGLER]);
  expect([0, 3, 9, 15, 17, 18].map((f) => owner_of(4, f))).toEqual([0, 3, 0, 0, 2, 2]);
  expect(owner_of(2, 18)).toBe(1);
  expect([1, 4, 13, 14, 16, 17, 18].map(shape_of)).toEqual([
    "flagship",
    "patrol",
    "patrol",
    "stronghold",
    "stronghold",
    "cutter",
    "gunship",
  ]);
});
