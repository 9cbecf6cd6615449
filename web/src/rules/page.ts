/* A rules page made of its Markdown: anchors, pictures' places, steps, tables that fold on a phone, and the list of contents. */
import { marked } from "marked";
import { with_anchors } from "../pages/clauses";

export interface Heading {
  id: string;
  text: string;
  depth: number; // 2 or 3
}
export interface RulePage {
  html: string;
  contents: Heading[];
}

const ART = /^art:/;

export async function page_of(markdown: string): Promise<RulePage> {
  const page = new DOMParser().parseFromString(`<body>${with_anchors(await marked.parse(markdown))}</body>`, "text/html");
  const body = page.body;
  for (const img of body.querySelectorAll("img")) frame(page, img);
  for (const list of body.querySelectorAll("ol"))
    if ([...list.children].every((li) => li.firstElementChild?.matches("[data-art]"))) list.className = "steps";
  for (const table of body.querySelectorAll("table")) label(table);
  for (const link of body.querySelectorAll("a.clause")) {
    const number = link.textContent ?? "";
    if (link.closest("[id]")?.id === number) link.classList.add("own");
  }
  const contents = [...body.querySelectorAll("h2, h3")].map((h) => ({ id: h.id, text: h.textContent ?? "", depth: Number(h.tagName[1]) }));
  return { html: body.innerHTML, contents };
}

/** A picture alone in its paragraph is a figure with its words below; among words it stands in the line and they speak for it. */
function frame(page: Document, img: HTMLImageElement): void {
  const src = img.getAttribute("src") ?? "";
  if (!ART.test(src)) return;
  const parent = img.parentElement!;
  const alone = parent.tagName === "P" && parent.textContent?.trim() === "" && parent.childElementCount === 1;
  const box = page.createElement(alone ? "figure" : "span");
  box.className = alone ? "figure" : "inline";
  box.dataset.art = src.replace(ART, "");
  box.dataset.kind = box.dataset.art.split("/")[0];
  if (!alone) {
    if (img.alt) {
      box.setAttribute("role", "img");
      box.setAttribute("aria-label", img.alt);
    }
    return img.replaceWith(box);
  }
  const place = page.createElement("div");
  place.className = "art";
  box.append(place);
  if (img.alt) {
    const words = page.createElement("figcaption");
    words.textContent = img.alt;
    box.append(words);
  }
  parent.replaceWith(box);
}

/** On a narrow page a row of such a table stands as a block of its own, each cell under its column's name. */
function label(table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll("th")].map((th) => th.textContent?.trim() ?? "");
  if (heads.length < 3 || heads[0] !== "" || !heads.some(Boolean)) return;
  table.className = "stack";
  for (const row of table.querySelectorAll("tbody tr"))
    [...row.children].forEach((td, i) => td.textContent?.trim() && td.setAttribute("data-label", heads[i] ?? ""));
}

/** Which heading one is reading under: the last whose top is above the line; -1 before the first. */
export function reading(tops: readonly number[], line: number): number {
  let at = -1;
  tops.forEach((top, i) => {
    if (top <= line) at = i;
  });
  return at;
}
