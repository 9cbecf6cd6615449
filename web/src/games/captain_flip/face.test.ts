// The face draws everything the rules can ask about: spaces, names, explanations, words in both languages.
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { draw as draw_part } from "../../dev/draw";
import { Scene } from "../../table/scene.svelte";
import { source, words } from "../../words/words.svelte";
import { BANDS, GROUNDS, PORTRAITS } from "./art/portraits";
import { spaces } from "./board";
import { CHARACTER_CLAUSES } from "./explain";
import { face } from "./face";
import { blank, late, middle, question, result, table } from "./fixtures";
import { motion } from "./motion";
import { BOARDS, CELLS, CHARACTERS, EMPTY, FROM_MAP } from "./printed";
import { shown, type View } from "./view";

function scene(v: View, you = 0): Scene {
  const s = new Scene(face);
  s.table = table(v.seats);
  s.view = v;
  s.you = you;
  s.acting = [Math.max(0, you)];
  s.pending = you >= 0 ? question(v, you) : null;
  s.offer();
  return s;
}

function draw(s: Scene, what: "Main" | "Small" | "Scoring" = "Main"): HTMLElement {
  return draw_part(face[what], what === "Main" ? { ctx: s } : what === "Small" ? { ctx: s, seat: 1 } : { ctx: s, result: result() });
}

describe("boards", () => {
  it("have fifteen spaces each, as printed", () => {
    for (let board = 0; board < BOARDS.length; board++) expect(spaces(board)).toHaveLength(15);
  });

  it.each([0, 1, 2, 3])("board %i draws each space once and lights what is asked", (board) => {
    const s = scene(middle(board));
    const el = draw(s);
    const refs = [...el.querySelectorAll<HTMLElement>("[data-ref^='cell:']")].map((e) => e.dataset.ref);
    expect(refs).toHaveLength(15);
    expect(new Set(refs).size).toBe(15);
    const lit = [...el.querySelectorAll<HTMLElement>("[data-lit]")].map((e) => e.dataset.ref).sort();
    const asked = s
      .pending!.choices.flatMap((c) => c.refs)
      .filter((r) => r.startsWith("cell:"))
      .sort();
    expect(lit).toEqual(asked);
    expect(el.textContent).toContain("+1");
  });

  it("a watcher gets nothing lit", () => {
    expect(draw(scene(middle(0), -1)).querySelectorAll("[data-lit]")).toHaveLength(0);
  });

  it("the map is on screen exactly once, wherever it is", () => {
    for (const map_holder of [-1, 0, 1]) {
      const s = scene({ ...middle(0), map_holder });
      const n = draw(s).querySelectorAll("[data-ref='map']").length;
      const small = draw(s, "Small").querySelectorAll("[data-ref='map']").length;
      expect([n, small]).toEqual(map_holder === 1 ? [0, 1] : [1, 0]);
    }
  });

  it("a small board shows every tile and gives each space a spot to fly to", () => {
    const v = late(3);
    const el = draw(scene(v), "Small");
    const tiles = v.showing.slice(CELLS, 2 * CELLS).filter((side) => side !== EMPTY).length;
    expect(el.querySelectorAll(".cell svg")).toHaveLength(tiles);
    expect(el.querySelectorAll("[data-spot^='cell:1:']")).toHaveLength(15);
  });
});

describe("names and explanations", () => {
  it("names a tile with where it lies and what is known of its back", () => {
    const s = scene(middle(0));
    s.view = { ...s.view, map_holder: 1 };
    expect(face.label("map", s)).toBe("Treasure Map, held by Mate");
    expect(face.label("cell:0:0", s)).toBe("Column 1, row 1: Swabby, showing; Gunner on its back");
    expect(face.label("cell:0:5", s)).toBe("Column 2, row 1: Gunner, showing; back not seen");
  });

  it("says what a tile counts now", () => {
    const s = scene(middle(0));
    expect(face.explain("cell:0:0", s)!.lines.join(" ")).toContain("In 2 columns: together 4 coins now");
    expect(face.explain("cell:0:12", s)!.lines.join(" ")).toContain("Counts 4 as the board lies now");
  });

  it("never tells a back nobody has seen", () => {
    const s = scene(late(0));
    for (const cell of spaces(0)) {
      const side = shown(s.view, 0, cell);
      if (side === EMPTY || s.view.known[cell] !== EMPTY) continue;
      expect(face.explain(`cell:0:${cell}`, s)!.lines).toContain("Nobody has seen its other side.");
    }
  });

  it("explains the Kraken's spaces by who was there first", () => {
    const v = { ...blank(1), taken: 0 };
    expect(face.explain("cell:0:14", scene(v))!.lines[0]).toContain("6 coins for the first");
    expect(face.explain("cell:0:14", scene({ ...v, taken: 4 }))!.lines[0]).toContain("now it gives 3");
  });

  it("has a portrait, a ground, a band, a clause, a name and a rule for every character, in both languages", () => {
    for (const table of [PORTRAITS, GROUNDS, BANDS, CHARACTER_CLAUSES]) expect(table).toHaveLength(CHARACTERS);
    for (const language of ["en", "de"] as const) {
      words.language = language;
      for (let c = 0; c < CHARACTERS; c++)
        for (const key of [`character-${c}`, `character-${c}.rule`]) expect(words.t(key, {}, "captain_flip")).not.toBe(key);
    }
  });

  it("the German catalogue has exactly the English keys", () => {
    const keys = (language: string): string[] =>
      [...source(language, "captain_flip").matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!).sort();
    expect(keys("de")).toEqual(keys("en"));
  });

  it("every face- key in the code is in the catalogue", () => {
    const files = import.meta.glob<string>(["./*.ts", "./*.svelte", "./parts/*.svelte"], { query: "?raw", import: "default", eager: true });
    const used = new Set(
      Object.entries(files).flatMap(([path, text]) =>
        path.includes(".test.") ? [] : [...text.matchAll(/"(face-[a-z-]+)"/g)].map((m) => m[1]!),
      ),
    );
    expect(used.size).toBeGreaterThan(40);
    for (const key of used) expect(words.has(key, "captain_flip"), key).toBe(true);
  });
});

describe("motion", () => {
  const fact = (kind: string, args: Record<string, number>) => ({ kind, args, say: null, minor: false, refs: [], more: [], patch: {} });
  it("coins fly from their space to the purse, no more than a handful", () => {
    const m = motion(fact("earned", { seat: 1, coins: 9, cell: 7, source: 3 }), scene(middle(0)))!;
    expect(m.flights).toHaveLength(6);
    expect(m.flights![0]).toMatchObject({ from: "cell:1:7", to: "purse:1" });
    expect(m.float![0]!.text).toBe("+9");
  });
  it("the Treasure Map pays from where it lies", () => {
    expect(motion(fact("earned", { seat: 0, coins: 1, cell: -1, source: FROM_MAP }), scene(middle(0)))!.flights![0]!.from).toBe("map");
  });
  it("a drawn tile turns over on its way and shows only its drawn side", () => {
    const m = motion(fact("drew", { seat: 0, character: 4 }), scene(middle(0)))!;
    expect(m.flights![0]!.props).toMatchObject({ character: EMPTY });
    expect(m.flights![0]!.backProps).toMatchObject({ character: 4, name: "Swabby" });
  });
});

describe("the final count", () => {
  it("ends with the tie told and the lost ship named", () => {
    const s = scene(late(0));
    const el = draw(s, "Scoring");
    expect(el.textContent).not.toContain("blows up. Out");
    el.querySelector<HTMLButtonElement>(".controls .text")!.click();
    flushSync();
    expect(el.textContent).toContain("Mate wins, by the Treasure Map.");
    expect(el.textContent).toContain("Captain’s ship blows up");
  });
});
