/* Rules pages: what can be found, where one reads, and that both languages show every piece of every game. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { shelf } from "../games/registry";
import { drawn, has_figures, load_figures } from "./figures";
import { page_of, reading, type RulePage } from "./page";
import { entries_of, find, fold, type Entry } from "./search";

const files = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const markdown = (game: string, language: string): string =>
  files[`../../../docs/rules/${game}${language === "en" ? "" : `.${language}`}.md`] ?? "";

const all = (el: Element, selector: string): HTMLElement[] => [...el.querySelectorAll<HTMLElement>(selector)];
const arts = (el: Element): string[] => all(el, "[data-art]").map((box) => box.dataset.art!);

interface Laid {
  page: RulePage;
  el: HTMLElement;
}
const read = new Map<string, Promise<Laid>>();
function lay(game: string, language = "en"): Promise<Laid> {
  const key = `${game} ${language}`;
  const laid = read.get(key) ?? open(markdown(game, language));
  read.set(key, laid);
  return laid;
}
async function open(text: string): Promise<Laid> {
  const page = await page_of(text);
  const el = document.createElement("article");
  el.innerHTML = page.html;
  return { page, el };
}

describe.each(shelf.filter(has_figures))("the rules page of %s", (game) => {
  it("is the same in both languages: sections, clauses, pictures, and words under the same ones", async () => {
    const [en, de] = [await lay(game, "en"), await lay(game, "de")];
    const shape = ({ page }: Laid): number[] => page.contents.map((h) => h.depth);
    const clauses = ({ el }: Laid): string[] => all(el, "[id]").flatMap((x) => (/^[A-Z]{2}-\d+$/.test(x.id) ? [x.id] : []));
    const captions = ({ el }: Laid): string[] => all(el, "figure").map((f) => `${f.dataset.art} ${f.querySelector("figcaption") !== null}`);
    expect(shape(de)).toEqual(shape(en));
    expect(clauses(de)).toEqual(clauses(en));
    expect(arts(de.el)).toEqual(arts(en.el));
    expect(captions(de)).toEqual(captions(en));
    expect(captions(en).filter((c) => c.endsWith("false"))).toEqual(["cover false"]);
  });
  it("opens with one minute in pictures, and draws nothing with letters", async () => {
    const order = all((await lay(game)).el, "h2, ol.steps, pre").map((x) => x.tagName);
    expect(order.slice(0, 3)).toEqual(["H2", "OL", "H2"]);
    expect(order).not.toContain("PRE");
  });
});

describe("a drawn picture", () => {
  it("is no piece of a table, and what it shows can be found", async () => {
    const { el } = await lay("captain_flip");
    const figures = await load_figures("captain_flip");
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
    expect(entries.every((e) => el.querySelector(`[id="${e.id}"]`))).toBe(true);
    for (const part of parts) void unmount(part);
  }, 30_000);
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
