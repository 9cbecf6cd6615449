// One picture for each of the eight pirate action cards, and one for each of the five launch abilities. 64 x 64 each.

const INK = "#2b2019";
const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
const coin = (x: number, y: number, r = 9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f6cf66" ${LINE}/><path d="M${x - r * 0.4} ${y - r * 0.3}q${r * 0.3}-${r * 0.35} ${r * 0.7}-${r * 0.2}" stroke="#fff3c4" stroke-width="2.500" fill="none" stroke-linecap="round"/>`;
const crate = (x: number, y: number, s: number, tone = "#c98b4a"): string =>
  `<rect x="${x}" y="${y}" width="${s}" height="${s}" rx="3" fill="${tone}" ${LINE}/><path d="M${x + 3} ${y + s - 3}L${x + s - 3} ${y + 3}" stroke="#7a4c22" stroke-width="4"/><rect x="${x}" y="${y}" width="${s}" height="${s}" rx="3" fill="none" ${LINE}/>`;
const arrow = (d: string, head: string, tone: string): string =>
  `<path d="${d}" stroke="${INK}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="${head}" fill="${tone}" ${LINE}/><path d="${d}" stroke="${tone}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
const ship = (x: number, y: number, k: number, sail: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M18 0v30" stroke="${INK}" stroke-width="4"/><path d="M20 2c14 4 16 14 14 22H20z" fill="${sail}" ${LINE}/><path d="M15 6C6 10 4 18 4 24h11z" fill="#fff6da" ${LINE}/><path d="M0 29h38c-2 9-8 13-14 13H13C6 42 2 37 0 29z" fill="#a8692f" ${LINE}/></g>`;
const skull = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-14c9 0 15 6 15 14 0 5-2 7-5 9v6h-20v-6c-3-2-5-4-5-9 0-8 6-14 15-14z" fill="#fff6e2" ${LINE}/><circle cx="-6" cy="0" r="4" fill="${INK}"/><circle cx="6" cy="0" r="4" fill="${INK}"/><path d="M-3 10v5M3 10v5" stroke="${INK}" stroke-width="2.500"/></g>`;

const forced_sale = `${crate(4, 8, 30)}${coin(49, 16, 10)}<path d="M8 50c6-8 14-8 20-4l10-2c6-1 7 6 2 7l14-6c6-2 9 4 4 8L42 63H8z" fill="#e9b184" ${LINE}/><path d="M2 48h8v16H2z" fill="#a33a2c" ${LINE}/>`;
const smuggled = `<path d="M0 0h64v64H0z" fill="#24365a"/><circle cx="48" cy="14" r="9" fill="#ffe9a8"/><circle cx="44" cy="11" r="8" fill="#24365a"/>${ship(8, 14, 1.05, "#3c4a66")}${crate(38, 34, 18)}<path d="M0 58q8-6 16 0t16 0 16 0 16 0v8H0z" fill="#3f6f98" ${LINE}/>`;
const dirty = `<path d="M46 4l10 8-30 32-8-8z" fill="#dfe6ea" ${LINE}/><path d="M50 8L22 40" stroke="#8d9aa3" stroke-width="3"/><path d="M10 32l20 20-4 4L6 36z" fill="#e0a63a" ${LINE}/><path d="M16 44l6 6-10 12-8-8z" fill="#7a3b24" ${LINE}/><path d="M52 40c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15z" fill="#c23f28" ${LINE}/>`;
const landlubber = `<path d="M20 4h18v30l16 8c5 3 6 8 5 13H16l4-20z" fill="#7a4a24" ${LINE}/><path d="M20 12h18M16 55h43v6H16z" fill="#4a2c14" ${LINE}/><path d="M40 34l-8 4M44 38l-8 4" stroke="#e9c58a" stroke-width="3" stroke-linecap="round"/>${arrow("M4 22h10", "M12 14l10 8-10 8z", "#ffd24a")}${arrow("M60 14H50", "M52 6l-10 8 10 8z", "#ffd24a")}`;
const fraud = `<path d="M14 30l30 10-8 16c-4 6-12 6-18 2C10 54 10 44 14 30z" fill="#a8692f" ${LINE}/><path d="M30 36L42 4" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M42 8c10 6 12 16 6 26l-12-2z" fill="#fff6da" ${LINE}/><path d="M24 30c-8-8 0-12-2-20 8 4 6 10 9 13 2-3 2-5 1-8 7 6 5 14-1 18z" fill="#ff8a2a" ${LINE}/><path d="M0 50q8-8 16 0t16 0 16 0 16 0v16H0z" fill="#3aa0c4" ${LINE}/>${coin(54, 42, 8)}`;
const trade = `${ship(2, 1, 0.72, "#e8795c")}${ship(35, 32, 0.72, "#58b4c4")}${arrow("M40 12c10 0 14 5 14 12", "M46 22h16l-8 9z", "#ffd24a")}${arrow("M24 52c-10 0-14-5-14-10", "M2 44h16l-8-9z", "#ffd24a")}`;
const dockmaster = `<path d="M0 48q8-7 16 0t16 0 16 0 16 0v18H0z" fill="#3aa0c4" ${LINE}/><rect x="8" y="14" width="16" height="44" rx="5" fill="#8f5d2e" ${LINE}/><path d="M6 14c0-8 20-8 20 0 0 5-20 5-20 0z" fill="#c98b4a" ${LINE}/><path d="M6 28h20M6 34h20" stroke="${INK}" stroke-width="7"/><path d="M6 28h20M6 34h20" stroke="#e9d29a" stroke-width="3"/><path d="M26 32c12 2 14 14 30 12" stroke="${INK}" stroke-width="7" fill="none"/><path d="M26 32c12 2 14 14 30 12" stroke="#e9d29a" stroke-width="3" fill="none"/>${coin(46, 18, 12)}`;
const mapmaker = `<path d="M5 16l16-6 18 6 16-6v38l-16 6-18-6-16 6z" fill="#f5e2b0" ${LINE}/><path d="M21 10v38M39 16v38" stroke="#b8954f" stroke-width="2.500"/><path d="M10 40c6-10 10-2 14-8s6-10 12-8" stroke="#b3402c" stroke-width="3.500" stroke-dasharray="5 4" fill="none"/><path d="M12 22c3-4 8-4 9 1s-7 7-9-1z" fill="#86b35a"/>${coin(49, 49, 12)}`;

export const CARDS = [forced_sale, smuggled, dirty, landlubber, fraud, trade, dockmaster, mapmaker];
/** The sky behind each picture. */
export const CARD_GROUNDS = ["#f2c89a", "#24365a", "#b8c7d1", "#cfe39b", "#ffe0a8", "#bfe6ee", "#d6eef2", "#bfe0dd"];

const plus = (x: number, y: number): string =>
  `<path d="M${x - 9} ${y}h18M${x} ${y - 9}v18" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M${x - 9} ${y}h18M${x} ${y - 9}v18" stroke="#fff6da" stroke-width="5" stroke-linecap="round"/>`;
const more = crate(6, 22, 36) + plus(48, 18);
const aboard = `${crate(21, 1, 22)}${arrow("M32 26v8", "M22 32h20l-10 10z", "#ffd24a")}<path d="M2 40h14l3 6h26l3-6h14c-2 14-10 22-20 22H22C12 62 4 54 2 40z" fill="#a8692f" ${LINE}/><path d="M6 50h52" stroke="#e9b867" stroke-width="3"/>`;
export const post = `<path d="M22 6v54" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M22 6v53" stroke="#c98b4a" stroke-width="5" stroke-linecap="round"/><path d="M22 8h32l-8 10 8 10H22z" fill="var(--flag, #c23f28)" ${LINE}/><path d="M6 61c4-7 28-7 34 0z" fill="#e9d29a" ${LINE}/>`;
const hunter = `<circle cx="32" cy="32" r="27" fill="#fff6da" ${LINE}/>${skull(32, 30, 1.05)}<path d="M14 50L50 14" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M14 50L50 14" stroke="#d8432a" stroke-width="5.500" stroke-linecap="round"/>`;
const waiting =
  crate(3, 25, 34) + `<g transform="translate(25 2)"><rect width="34" height="34" rx="3" fill="#343a42" ${LINE}/></g>` + skull(42, 18, 0.8);

export const ABILITIES = [more, aboard, post, hunter, waiting];
export { skull };
