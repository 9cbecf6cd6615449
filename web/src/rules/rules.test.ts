/* Rules pages: what can be found, where one reads, and that both languages show every piece of every game. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { figures } from "../games/captain_flip/figures";
import { shelf } from "../games/registry";
import { drawn, has_figures } from "./figures";
import { page_of, reading, type RulePage } from "./page";
import { entries_of, find, fold, type Entry } from "./search";

const files = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const markdown = (game: string, language: string): string =>
  files[`../../../docs/rules/${game}${language === "en" ? "" : `.${language}`}.md`] ?? "";

const all = (el: Element, selector: string): HTMLElement[] => [...el.querySelectorAll<HTMLElement>(selector)];
const arts = (el: Element): string[] => all(el, "[data-art]").map((box) => box.dataset.art!);
const laid = (page: RulePage): HTMLElement => Object.assign(document.createElement("article"), { innerHTML: page.html });

// Read as text: building ten pages of a DOM would cost more than it tells (tests/browser/test_rules.py has the real ones).
describe.each(shelf.filter(has_figures))("the rules page of %s", (game) => {
  const [en, de] = [markdown(game, "en"), markdown(game, "de")];
  const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map((m) => m.slice(1).join(" "));

  it("is the same in both languages: sections, clauses, pictures, and words under the same ones", () => {
    const pictures = (text: string): string[] =>
      [...text.matchAll(/!\[([^\]]*)\]\(art:([^)]+)\)/g)].map((m) => `${m[2]}${m[1] ? " told" : ""}`);
    for (const of of [(t: string) => found(t, /^(#{2,3}) /gm), (t: string) => found(t, /^(?:\*\*|\| )([A-Z]{2}-\d+)/gm), pictures])
      expect(of(de)).toEqual(of(en));
    const alone = found(en, /^!\[\]\(art:([^)]+)\)$/gm); // without words
    expect(alone).toEqual(["cover"]);
  });
  it("opens with one minute in pictures, and draws nothing with letters", () => {
    const minute = en.split(/^## /m)[1]!;
    const steps = found(minute, /^\d\. (.{6})/gm);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.filter((step) => step !== "![](ar")).toEqual([]);
    expect(en + de).not.toContain("```");
  });
});

describe("a drawn picture", () => {
  it("is no piece of a table, and what it shows can be found", async () => {
    const el = laid(await page_of(markdown("captain_flip", "en")));
    const parts = all(el, "[data-art='crew'], [data-art='scene/next']").map((box) => {
      const { part, props } = drawn(figures, box.dataset.art!)!;
      return mount(part, { target: box.querySelector<HTMLElement>(".art")!, props });
    });
    flushSync();
    expect(all(el, "[data-shows]").map((x) => x.dataset.shows)).toEqual(Array.from({ length: 9 }, (_, c) => `character:${c}`));
    expect(all(el, "[data-ref], [tabindex]")).toEqual([]);
    expect(all(el, "[data-hot]").length).toBe(3);

    const entries = entries_of(el);
    expect(find(entries, "swabby")[0]!.entry.clause).toBe("CF-14"); // not where it is drawn
    expect(find(entries, "cf-12")[0]!.entry.text).toContain("Draw and play another tile");
    expect(find(entries, "kraken").map((f) => f.entry.section)).toContain("B: the Kraken");
    const ids = new Set(all(el, "[id]").map((x) => x.id));
    expect(entries.filter((e) => !ids.has(e.id))).toEqual([]);
    for (const part of parts) void unmount(part);
  }, 120_000);
});

describe("search in the rules", () => {
  const entry = (id: string, title: string, text: string, clause = ""): Entry => ({ id, section: "The crew", clause, title, text });
  const some = [
    entry("a", "The crew", "The crew"),
    entry("CF-15", "Gunner", "Three or more Gunners: you lose.", "CF-15"),
    entry("CF-16", "Carpenter", "3 coins each, if no Gunner is in its row.", "CF-16"),
    entry("b", "Jubiläum", "Käpt’n Ömer zählt."),
  ];
  const ids = (query: string): string[] => find(some, query).map((f) => f.entry.id);
  it("finds names before text, whole words before parts, and clauses by number", () => {
    expect(ids("gunner")).toEqual(["CF-15", "CF-16"]);
    expect(ids("cf-16")).toEqual(["CF-16"]);
    expect(ids("CF16")).toEqual(["CF-16"]);
    expect(ids("  ")).toEqual([]);
    expect(ids("walrus")).toEqual([]);
  });
  it("wants all words, and does not mind accents or capitals", () => {
    expect(ids("coins gunner")).toEqual(["CF-16"]);
    expect(ids("OMER zahlt")).toEqual(["b"]);
    expect(fold("Ä’ß").length).toBe(3);
  });
  it("shows what stands around it", () => {
    const [found] = find(some, "row");
    expect(found!.before + "[" + found!.hit + "]" + found!.after).toBe("3 coins each, if no Gunner is in its [row].");
  });
});

describe("contents", () => {
  it("follow the scroll: the last heading above the line", () => {
    expect(reading([300, 900], 160)).toBe(-1);
    expect(reading([-20, 150, 900], 160)).toBe(1);
    expect(reading([-900, -500, -20], 160)).toBe(2);
  });
  it("have every section, and pictures stand where the Markdown names them", async () => {
    const { html, contents } = await page_of(
      "# G\n\n## One\n\n1. ![](art:a/1) x\n\n![Words](art:b)\n\n### Two\n\n| | A | B |\n|---|---|---|\n| CF-01 | x | |",
    );
    expect(contents).toEqual([
      { id: "one", text: "One", depth: 2 },
      { id: "two", text: "Two", depth: 3 },
    ]);
    const el = document.createElement("div");
    el.innerHTML = html;
    expect(arts(el)).toEqual(["a/1", "b"]);
    expect(el.querySelector("ol")!.className).toBe("steps");
    expect(el.querySelector("figcaption")!.textContent).toBe("Words");
    expect(el.querySelector("table")!.className).toBe("stack");
    expect(el.querySelector("#CF-01 td:nth-child(2)")!.getAttribute("data-label")).toBe("A");
    expect(el.querySelector("#CF-01 a.own")).not.toBeNull();
  });
});
