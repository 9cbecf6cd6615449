// What is printed here is what the server's tables print: tile by tile, card by card, slot by slot.
// @ts-expect-error: the client has no types of Node; only this test reads files
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  BOARDS,
  CARDS,
  CURRENT,
  GRID,
  ISLAND,
  PLANS,
  SMUGGLER,
  SQUADRON,
  SUITS,
  TILES,
  UNION,
  WRECKAGE,
  faction_of,
  owner_of,
  shape_of,
  slot_of,
} from "./print";

const python = (file: string): string => readFileSync(`../src/quarterdeck/games/ahoy/${file}.py`, "utf8"); // tests run in web/
const listed = (text: string, name: string): string[] =>
  [
    ...text
      .slice(text.indexOf(`${name}: Final = (`))
      .split("\n)")[0]!
      .matchAll(/^ {4}"(.*)",/gm),
  ].map((m) => m[1]!);

describe("tiles", () => {
  const lines = listed(python("tiles"), "TILES");
  it("are the server's", () => {
    expect(TILES).toHaveLength(lines.length);
    lines.forEach((line, tile) => {
      const parts = line.split("|").map((p) => p.trim());
      expect(SUITS[TILES[tile]!.suit]).toBe(parts[0]);
      [0, 1, 2].forEach((q) => {
        const space = TILES[tile]!.spaces[q]!;
        const back =
          ["-", "F", "W", "H", space.arrow === 0 ? "Cn" : "Cs"][space.terrain]! +
          (space.gold ? ` $${space.gold}` : "") +
          (space.wind ? ` T${space.wind}` : "");
        expect(back).toBe(parts[q + 1]);
      });
    });
  });
  it("have their Island in the south-east, treasure on all Wreckage, Sandbars from both sides", () => {
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
});

describe("cards and boards", () => {
  it("cards are the server's", () => {
    const lines = listed(python("cards"), "CARDS");
    expect(CARDS).toHaveLength(lines.length);
    lines.forEach((line, n) => {
      const [suit, name, cost, to, slot] = line.split("|").map((p) => p.trim());
      const card = CARDS[n]!;
      expect([SUITS[card.suit], card.name, card.die ? "D" : `g${card.gold}`, SUITS[card.to], card.slot]).toEqual([
        suit,
        name,
        cost,
        to,
        slot !== "",
      ]);
    });
  });
  it("boards are the server's", () => {
    const lines = listed(python("boards"), "BOARDS");
    expect(lines).toHaveLength(3);
    const words = lines.map((line) =>
      line.split(" ").flatMap((w) => Array.from({ length: Number(w.split("*")[1] ?? 1) }, () => w.split("*")[0])),
    );
    expect(BOARDS.map((b) => b.map((s) => s.needs))).toEqual(words.map((b) => b.map((w) => w!.split("=")[1] ?? "")));
    expect(BOARDS.map((b) => b.filter((s) => s.dashed).length)).toEqual([1, 1, 1]);
    expect(slot_of(SQUADRON, 8).needs).toBe("6");
    expect(slot_of(UNION, 43).needs).toBe("4");
  });
  it("the rewards are the server's", () => {
    const text = python("boards");
    const words = text
      .slice(text.indexOf('_GRID: Final = """') + 18)
      .split('"""')[0]!
      .trim()
      .split(/\s+/);
    expect(GRID.map((g) => `${g.kind}${g.amount || ""}`)).toEqual(words.map((w) => (w === "-" ? "nothing" : w.toLowerCase())));
  });
  it("plans are nine kinds", () => expect(PLANS).toHaveLength(9));
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
