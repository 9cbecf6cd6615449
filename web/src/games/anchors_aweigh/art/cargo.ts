// The four cargo tokens: each colour has its own shape and stamp, so that nobody needs to see the colour. 64 x 64 each.

const INK = "#2b2019";
const LINE = `stroke="${INK}" stroke-width="3.500" stroke-linejoin="round"`;

/** A round one, a square one, a triangle and a rhomb; grey, on cards, is any of them. */
export const SHAPES = [
  "M32 4a28 28 0 1 1-.1 0z",
  "M13 6h38a7 7 0 0 1 7 7v38a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7V13a7 7 0 0 1 7-7z",
  "M32 4c3 0 5 2 6 4l23 43c2 5 0 9-5 9H8c-5 0-7-4-5-9L26 8c1-2 3-4 6-4z",
  "M32 2l27 30-27 30L5 32z",
  "M20 4h24l17 17v22L44 60H20L3 43V21z",
];
export const TONES = ["#2f7fc4", "#f7f3e8", "#f08a24", "#8350b8", "#aab2b8"];
const SHINE = ["#8fc6f2", "#ffffff", "#ffc27d", "#c9a6ea", "#dfe4e7"];
const STAMPS = [
  `<path d="M14 28q6-7 12 0t12 0 12 0M14 39q6-7 12 0t12 0 12 0" stroke="#fff" stroke-width="4.500" fill="none" stroke-linecap="round"/>`,
  `<path d="M20 20l24 24M44 20L20 44" stroke="#8d8471" stroke-width="5" stroke-linecap="round"/>`,
  `<circle cx="32" cy="42" r="8" fill="#fff3d6" stroke="#8a4708" stroke-width="3"/><path d="M32 34V22" stroke="#8a4708" stroke-width="4" stroke-linecap="round"/>`,
  `<path d="M32 17l10 15-10 15-10-15z" fill="#f0dcff" stroke="#3f1f63" stroke-width="3" stroke-linejoin="round"/>`,
  `<path d="M23 26c0-12 18-12 18 0 0 6-9 6-9 13" stroke="${INK}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="32" cy="48" r="3.800" fill="${INK}"/>`,
];

/** By colour: blue, white, orange, purple, grey. */
export const CARGO = SHAPES.map(
  (d, c) =>
    `<path d="${d}" transform="translate(0 2)" fill="${INK}" opacity=".55"/><path d="${d}" fill="${TONES[c]}" ${LINE}/><g transform="translate(32 32) scale(.82) translate(-32 -31)"><path d="${d}" fill="none" stroke="${SHINE[c]}" stroke-width="2.500" opacity=".8"/></g>${STAMPS[c]}`,
);
