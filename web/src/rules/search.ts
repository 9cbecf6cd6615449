/* Looks through a rules page: headings, clauses, and the names of what is drawn. */

export interface Entry {
  id: string; // where it stands
  section: string;
  clause: string; // "" where it has none
  title: string; // a heading, a piece's name, the words a clause opens with
  text: string;
}

export interface Found {
  entry: Entry;
  before: string; // the text around the first word found
  hit: string;
  after: string;
}

const AROUND = 44; // characters of text on each side of what was found

/** Without capitals, accents and ligatures, letter for letter: found places stay where they are. */
export function fold(text: string): string {
  return Array.from(text, (c) => (c === "’" ? "'" : (c.toLowerCase().normalize("NFD")[0] ?? c)).padEnd(c.length)).join("");
}

const words_of = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);
/** At the beginning of a word it is more likely meant. */
const at_word = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return at;
  return -1;
};

function weight(entry: Entry, word: string): number {
  const title = fold(entry.title);
  const clause = fold(entry.clause);
  if (clause === word || (clause && clause.replace(/\W/g, "") === word.replace(/\W/g, ""))) return 200;
  if (title === word) return 120;
  if (title.startsWith(word)) return 90;
  if (at_word(title, word) >= 0) return 70;
  if (title.includes(word)) return 45;
  const text = fold(entry.text);
  if (at_word(text, word) >= 0) return 20;
  return text.includes(word) ? 8 : fold(entry.section).includes(word) ? 3 : 0;
}

/** Best first, then in the order of the page; every word of the query must be there. */
export function find(entries: readonly Entry[], query: string, most = 12): Found[] {
  const words = words_of(query);
  if (words.length === 0) return [];
  return entries
    .map((entry, at) => ({ entry, at, weights: words.map((word) => weight(entry, word)) }))
    .filter(({ weights }) => weights.every((w) => w > 0) && weights.some((w) => w > 3))
    .map((x) => ({ ...x, sum: x.weights.reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.sum - a.sum || a.at - b.at)
    .slice(0, most)
    .map(({ entry }) => ({ entry, ...around(entry.text, words) }));
}

function around(text: string, words: readonly string[]): Omit<Found, "entry"> {
  const folded = fold(text);
  const word = words.find((w) => folded.includes(w));
  if (!word) return { before: text.slice(0, 2 * AROUND), hit: "", after: "" };
  const at = Math.max(at_word(folded, word), 0) || folded.indexOf(word);
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  return {
    before: (from > 0 ? "… " : "") + text.slice(from, at),
    hit: text.slice(at, at + word.length),
    after: text.slice(at + word.length, at + word.length + AROUND),
  };
}

const flat = (el: Element): string => (el.textContent ?? "").replace(/\s+/g, " ").trim();

/** What a clause is about: the piece a row is for, the words in front; "Our ruling:" says nothing about it. */
function opening(el: Element, text: string): string {
  const first = flat(el.querySelector(el.tagName === "TR" ? "strong" : "em") ?? document.createElement("em"));
  return text.startsWith(first) && !first.endsWith(":") ? first.replace(/\.$/, "") : "";
}

/** What can be found on a page that is drawn; whatever has no id gets one. */
export function entries_of(page: Element): Entry[] {
  const out: Entry[] = [];
  const pieces: Entry[] = [];
  let section = "";
  for (const el of page.querySelectorAll<HTMLElement>("h2, h3, p, li, tbody tr, figcaption, [data-shows]")) {
    const is_heading = /^H[23]$/.test(el.tagName);
    if (is_heading) section = flat(el);
    const piece = el.dataset.shows !== undefined;
    if ((!piece && el.closest("[data-shows]")) || (el.tagName === "P" && el.closest("li"))) continue; // a part of what is found
    el.id ||= `found-${out.length}`;
    const clause = /^[A-Z]{2,3}-\d+[a-z]?$/.test(el.id) ? el.id : "";
    const words = flat(el);
    const text = clause && words.startsWith(clause) ? words.slice(clause.length).trim() : words;
    const opens = clause ? opening(el, text) : "";
    const entry = { id: el.id, section, clause, title: is_heading ? section : piece ? (el.dataset.name ?? "") : opens, text };
    out.push(entry);
    if (piece) pieces.push(entry);
  }
  // A piece that a clause is about is found there, and one that is drawn twice is found once.
  const named = new Set(out.filter((e) => e.clause).map((e) => fold(e.title)));
  const spare = new Set(pieces.filter((e, i) => named.has(fold(e.title)) || pieces.findIndex((p) => p.title === e.title) < i));
  return out.filter((e) => !spare.has(e));
}
