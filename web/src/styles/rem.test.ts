/* Text grows with the browser's text size: no size of letters is written in pixels, and a layout turns where so many letters (em) have room, so
 * that twice as large a text gets the layout of a screen half as wide. Drawings have units of their own, as attributes. */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
const in_pixels =
  /(?<![\w-])(?:(?:font|font-size|line-height):|style:font-size=)[^;\n]*?\d(?:px|pt)\b[^;\n]*|\((?:min|max)-(?:width|height): \d+px\)/g;

it("reads the styles", () => expect(Object.keys(sources).length).toBeGreaterThan(100));

it("finds what it looks for", () => {
  for (const bad of [
    "font: 700 12px/1 var(--text);",
    "font-size: max(0.7rem, 11px);",
    'style:font-size="9px"',
    "line-height: 20px;",
    "(max-width: 720px)",
  ])
    expect(bad.match(in_pixels), bad).not.toBeNull();
  for (const good of [
    "font: 700 0.75rem/1 var(--text);",
    '<text font-size="22" x="5px">',
    "height: 20px;",
    "font-size: 23cqw;",
    "(max-width: 45em)",
  ])
    expect(good.match(in_pixels), good).toBeNull();
});

it.each(Object.entries(sources))("%s", (_, source) => {
  const screen = source.replace(/@media print \{[^]*$/, ""); // on paper points are right
  expect(screen.match(in_pixels) ?? []).toEqual([]);
});
