/* The catalogue: both languages say the same things with the same variables, and kinds become words. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { shelf } from "../games/registry";
import { spell, type Reader } from "./kinds";
import { source, words } from "./words.svelte";

/** Every message (and attribute) with the variables it uses. */
function shape(text: string): Record<string, string[]> {
  const out: Record<string, string[]> = {};
  const variables = (part: unknown): string[] => {
    const found = new Set<string>();
    const look = (x: unknown): void => {
      if (x === null || typeof x !== "object") return;
      const node = x as { type?: string; name?: string };
      if (node.type === "var" && node.name) found.add(node.name);
      Object.values(x).forEach(look);
    };
    look(part);
    return [...found].sort();
  };
  for (const m of new FluentResource(text).body) {
    out[m.id] = variables(m.value);
    for (const [name, pattern] of Object.entries(m.attributes)) out[`${m.id}.${name}`] = variables(pattern);
  }
  return out;
}

/** Grammar may differ: these only help to build a sentence, and a noun counts in whatever form it is used. */
const helpers = /^(you\d*|has\d*|same)$/;
const meant = (names: string[]): string[] =>
  [...new Set(names.map((name) => name.replace(/_\w+$/, "")))].filter((x) => !helpers.test(x) && !/^(seat|character)\d*$/.test(x)).sort();
const needed = (s: Record<string, string[]>) => Object.fromEntries(Object.entries(s).map(([k, v]) => [k, meant(v)]));

const catalogues = ["ui", ...shelf];

describe.each(catalogues)("%s.ftl", (file) => {
  const en = shape(source("en", file));
  const de = shape(source("de", file));

  it("is there, and parses completely", () => {
    const lines = source("en", file).match(/^[a-z][\w-]* =/gm) ?? [];
    expect(lines.length).toBeGreaterThan(20);
    expect(Object.keys(en).filter((k) => !k.includes(".")).length).toBe(lines.length);
    expect(Object.keys(de).filter((k) => !k.includes(".")).length).toBe((source("de", file).match(/^[a-z][\w-]* =/gm) ?? []).length);
  });
  it("has the same messages in both languages", () => {
    const messages = (s: object) =>
      Object.keys(s)
        .filter((k) => !k.includes("."))
        .sort();
    expect(messages(de)).toEqual(messages(en));
  });
  it("uses the same variables in both languages", () => {
    const plain = (s: Record<string, string[]>) => Object.fromEntries(Object.entries(needed(s)).filter(([k]) => !k.includes(".")));
    expect(plain(de)).toEqual(plain(en));
  });
});

describe("the shell's own words", () => {
  const code = Object.values(
    import.meta.glob<string>(["../**/*.{ts,svelte}", "!../games/**", "!../**/*.test.ts", "!../dev/**"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  );
  const used = new Set(
    code.flatMap((text) =>
      [...text.matchAll(/(?<![\w.])(?:words\.)?t\(\s*(?:[^"`()]*\? )?"([a-z0-9_-]+)"(?: : "([a-z0-9_-]+)")?/g)].flatMap((m) =>
        [m[1]!, m[2]].filter((k) => k !== undefined),
      ),
    ),
  );

  it("are all written", () => {
    expect(used.size).toBeGreaterThan(80);
    const ui = shape(source("en", "ui"));
    const examples = ["character-3", "board-0"]; // named in a comment of face.ts
    expect([...used].filter((k) => !(k in ui) && !examples.includes(k))).toEqual([]);
  });
});

describe("kinds", () => {
  const reader: Reader = { you: 1, name: (n) => ["Ada", "Ben", "Cy"][n] ?? "" };
  const lookup = (id: string) => (id === "character-3" ? { value: "Cook", attributes: { the: "the Cook" } } : null);

  it("turn seats into names and tell whether it is the reader", () => {
    expect(spell({ seat: 0, seat2: 1 }, reader, lookup)).toEqual({
      seat: "Ada",
      you: "no",
      has: "yes",
      seat2: "Ben",
      you2: "yes",
      has2: "yes",
      same: "no",
    });
    expect(spell({ seat: -1 }, reader, lookup)).toEqual({ seat: "", you: "no", has: "no" });
  });
  it("count columns and rows from one", () => {
    expect(spell({ cell: 7 }, reader, lookup)).toEqual({ column: 2, row: 3 });
    expect(spell({ column: 0, coins: 0 }, reader, lookup)).toEqual({ column: 1, coins: 0 });
  });
  it("take nouns with their forms from the catalogue, digits cut off", () => {
    expect(spell({ character2: 3 }, reader, lookup)).toEqual({ character2: "Cook", character2_the: "the Cook" });
  });
  it("speak both languages at the table", () => {
    const said = (language: "en" | "de") => {
      words.language = language;
      return words.say({ key: "event-placed", args: { seat: 0, character: 3, cell: 7 }, clause: "" }, "captain_flip", reader);
    };
    expect(said("en")).toBe("Ada places the Cook in column 2.");
    expect(said("de")).toContain("Ada");
    expect(said("de")).not.toBe(said("en"));
    words.language = "en";
  });
});
