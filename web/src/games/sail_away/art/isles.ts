// Islands as sand in shallow water, 340 x 290 with room around: four coastlines, and something growing or lying on each.

const LINE = `stroke="#2b2019" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;
const COASTS = [
  "M170-14c48-4 70 26 112 34 52 10 82 52 70 96-8 30-24 40-22 78 2 44-34 84-92 82-30-2-44-14-72-12-34 2-52 20-96 10C20 264-10 228-2 186c6-30-10-52-14-82C-24 50 22 34 62 20 100 8 124-10 170-14z",
  "M160-12c40-8 84 6 108 26 26 22 66 22 82 66 14 40-14 62-10 100 6 46-24 90-76 94-34 2-56-10-90-6-40 6-70 24-112 4-44-20-50-62-58-98-8-34-32-62-14-108C6 26 40 34 74 16 106-2 128-6 160-12z",
  "M176-16c42 0 66 20 98 36 40 20 84 36 82 88-2 34-22 50-24 84-2 48-40 88-96 82-34-4-52-8-84-2-44 8-84 12-118-22-32-32-26-66-34-98S-26 92-2 58C20 28 54 30 88 12c30-16 52-28 88-28z",
  "M168-14c52-8 84 12 110 30 34 24 76 32 80 82 2 38-20 54-18 92 2 40-20 78-64 86-36 6-60-6-96-6-42 0-66 20-110 8-46-12-70-46-66-92 2-30-24-50-22-94 2-48 46-58 84-74 34-14 66-26 102-32z",
];
const palm = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0c-4-22 0-40 10-56" stroke="#2b2019" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M0 0c-4-22 0-40 10-56" stroke="#9a6a34" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M10-56c-20-16-38-8-42 8 14-6 28-6 42-8zM10-56c16-20 38-14 42 2-14-6-28-4-42-2zM10-56c-12 4-20 20-16 34 10-8 16-20 16-34zM10-56c14 6 20 20 16 34-10-8-16-20-16-34z" fill="#4b9b45" ${LINE}/></g>`;
const rock = (x: number, y: number): string => `<path d="M${x} ${y}c0-16 10-22 20-20s18 10 18 20z" fill="#8d9aa3" ${LINE}/>`;
const hut = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M4-22h30V0H4z" fill="#d9a866" ${LINE}/><path d="M-4-20L19-42l23 22z" fill="#b5793a" ${LINE}/><path d="M14-14h10V0H14z" fill="#5a3a1c"/></g>`;
const chest = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0-24c0-12 8-16 22-16s22 4 22 16z" fill="#b5713a" ${LINE}/><path d="M0-24h44V0H0z" fill="#8f5d2e" ${LINE}/><path d="M17-28h10v12H17z" fill="#f6cf66" ${LINE}/></g>`;
const cross = `<path d="M22 40l22 22M44 40L22 62" stroke="#c23f28" stroke-width="9" stroke-linecap="round"/>`;
const bird = (x: number, y: number): string =>
  `<path d="M${x} ${y}q9-12 18 0 9-12 18 0" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const GROWTH = [
  palm(30, 58, 1.25) + rock(296, 60),
  palm(300, 56, 1.25) + hut(12, 48),
  rock(12, 52) + palm(304, 58, 1.3),
  palm(32, 56, 1.2) + hut(292, 52),
  palm(302, 56, 1.3) + rock(10, 46),
  hut(10, 48) + palm(304, 56, 1.2),
];

/** The coast, the land and what is on it, for a named island. */
export function isle(n: number): string {
  const d = COASTS[n % COASTS.length]!;
  const land = n === 12 ? "#f4d98f" : n < 6 ? "#f2dca2" : "#eddca9";
  const grass = n === 12 ? "#e6bd5e" : n < 6 ? "#b9d182" : "#a8cf95";
  const things = n === 12 ? chest(290, 54) + cross : GROWTH[n % GROWTH.length]! + (n >= 6 ? bird(280, -18) : "");
  return `<path d="${d}" fill="none" stroke="#bfeef0" stroke-width="34" opacity=".35" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#e8fbf6" stroke-width="18" opacity=".8" stroke-linejoin="round"/><path d="${d}" fill="${land}" stroke="#a9803f" stroke-width="5"/><path d="${d}" transform="translate(34 29) scale(.8)" fill="${grass}" opacity=".75"/>${things}`;
}
