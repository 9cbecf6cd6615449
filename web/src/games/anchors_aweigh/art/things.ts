// Coins, chests, parrots, the captain's hat and a tile's back: what is neither asset nor cargo. 64 x 64 each.
import { starfish } from "./assets";

const INK = "#2b2019";
const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

const coin = `<circle cx="32" cy="34" r="28" fill="#8a5a1c"/><circle cx="32" cy="31" r="28" fill="#e8b23e" stroke="#8a5a1c" stroke-width="3"/><circle cx="32" cy="31" r="20.500" fill="#f6cf66" stroke="#c08a2a" stroke-width="3"/><path d="M14 22a21 21 0 0 1 12-10" stroke="#fff3c4" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M32 17v28M22 36c2 6 5 9 10 9s8-3 10-9M25 25h14" stroke="#8a5a1c" stroke-width="4.500" fill="none" stroke-linecap="round"/><circle cx="32" cy="17" r="3.500" fill="#f6cf66" stroke="#8a5a1c" stroke-width="3"/>`;

const chest = `<path d="M5 30C5 14 16 8 32 8s27 6 27 22z" fill="#a8692f" ${LINE}/><path d="M5 30h54v26c0 2-1 4-4 4H9c-3 0-4-2-4-4z" fill="#8f5426" ${LINE}/><path d="M18 11v48M46 11v48" stroke="${INK}" stroke-width="10"/><path d="M18 11v48M46 11v48" stroke="#e8b23e" stroke-width="5"/><path d="M5 30h54" stroke="${INK}" stroke-width="9"/><path d="M6.500 30h51" stroke="#e8b23e" stroke-width="4"/><rect x="24" y="24" width="16" height="18" rx="4" fill="#f6cf66" ${LINE}/><path d="M32 31v5" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;

const parrot = `<path d="M18 42C12 50 8 56 5 63h10c6-5 10-10 13-16z" fill="#c8452e" ${LINE}/><path d="M25 47c-3 6-5 11-8 16h8c4-5 7-9 8-14z" fill="#e8b23e" ${LINE}/><path d="M15 46C9 22 20 4 38 4c12 1 17 10 14 18-1 4-3 6-5 8 3 14-4 25-16 25-8 0-13-3-16-9z" fill="#2f9a58" ${LINE}/><path d="M13 40c-2-12 5-21 15-21 9 8 8 22-1 34-8 0-12-5-14-13z" fill="#2b6ea0" ${LINE}/><path d="M18 40c4 2 8 1 12-2M20 47c4 1 6 0 8-2" stroke="#8fd0e6" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M46 12c10-1 16 7 12 18-1 3-3 3-4 1-2-4-5-6-10-7-3-4-2-11 2-12z" fill="#f2a93a" ${LINE}/><circle cx="38" cy="16" r="6" fill="#fff" ${LINE}/><circle cx="39.500" cy="16" r="2.800" fill="${INK}"/>`;

const captain = `<path d="M32 8c16 0 18 16 30 20-4 14-16 20-30 20S6 42 2 28C14 24 16 8 32 8z" fill="#3564a0" ${LINE}/><path d="M3 29c10 8 18 10 29 10s19-2 29-10" stroke="#e8b23e" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M32 17v14M25 26c1 6 4 8 7 8s6-2 7-8M28 21h8" stroke="#f6cf66" stroke-width="3.500" fill="none" stroke-linecap="round"/><circle cx="32" cy="16" r="2.500" fill="none" stroke="#f6cf66" stroke-width="2.500"/><path d="M14 44c4 8 10 12 18 12s14-4 18-12" fill="#284b78" ${LINE}/>`;

/** An open hand, palm down, reaching up. */
const hand = `<path d="M22 62V47C14 43 8 35 5 28c-2-5 5-8 8-4l8 9V10c0-6 9-6 9 0v-3c0-6 9-6 9 0v4c1-6 9-5 9 1v5c1-5 8-4 8 1v18c0 12-5 16-8 20v6z" fill="#eab98a" ${LINE}/><path d="M30 10v18M39 11v17M48 16v13" stroke="${INK}" stroke-width="2.500" stroke-linecap="round"/>`;

/** A tile's back: a rope ring about an anchor on a dark sea. */
const back = `<rect width="64" height="64" fill="#1d4d66"/><path d="M0 16q8-7 16 0t16 0 16 0 16 0M0 50q8-7 16 0t16 0 16 0 16 0" stroke="#2f6f8c" stroke-width="3" fill="none"/><circle cx="32" cy="33" r="22" fill="#173d52" stroke="#d9b56a" stroke-width="5"/><circle cx="32" cy="33" r="22" fill="none" stroke="#8a6a2c" stroke-width="5" stroke-dasharray="2.500 6.140"/><path d="M32 22v25M21 38c1 7 6 10 11 10s10-3 11-10M25 28h14" stroke="#f0dca8" stroke-width="4.500" fill="none" stroke-linecap="round"/><circle cx="32" cy="20" r="3.500" fill="none" stroke="#f0dca8" stroke-width="3.500"/>`;

const lock = `<path d="M18 30V20a14 14 0 0 1 28 0v10" fill="none" stroke="${INK}" stroke-width="10"/><path d="M18 30V20a14 14 0 0 1 28 0v10" fill="none" stroke="#9fb0ba" stroke-width="5"/><rect x="9" y="28" width="46" height="32" rx="6" fill="#e8b23e" ${LINE}/><circle cx="32" cy="41" r="4.500" fill="${INK}"/><path d="M32 42v9" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;

/** Something under a tied canvas: what lies below another's deck. */
const bundle = `<path d="M8 56c-4-14 0-30 12-36l-6-9c8-4 28-4 36 0l-6 9c12 6 16 22 12 36-10 5-38 5-48 0z" fill="#8d8468" ${LINE}/><path d="M20 20c8 3 16 3 24 0" stroke="${INK}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M20 20c8 3 16 3 24 0" stroke="#e0bd7a" stroke-width="4.500" fill="none" stroke-linecap="round"/><path d="M18 32c-3 7-4 13-3 19M46 32c3 7 4 13 3 19M32 30v22" stroke="#5f583f" stroke-width="3" fill="none" stroke-linecap="round"/>`;

/** Behind the screen: an eye and a stroke through it. */
const unseen = `<path d="M4 34c14-22 42-22 56 0-14 20-42 20-56 0z" fill="#fff6e2" ${LINE}/><circle cx="32" cy="33" r="9" fill="#2f6f9a" ${LINE}/><path d="M10 56L54 10" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M10 56L54 10" stroke="#f3ead6" stroke-width="5" stroke-linecap="round"/>`;

const swords = `<path d="M8 6l36 36M56 6L20 42" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M8 6l36 36M56 6L20 42" stroke="#e6edf1" stroke-width="5" stroke-linecap="round"/><path d="M34 52l16-16M30 52L14 36" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M34 52l16-16M30 52L14 36" stroke="#e8b23e" stroke-width="4.500" stroke-linecap="round"/><path d="M44 44l12 13M20 44L8 57" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M44 44l12 13M20 44L8 57" stroke="#8a3a26" stroke-width="5" stroke-linecap="round"/>`;
const sail = `<path d="M30 4v42" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M34 5c20 8 24 24 22 36H34z" fill="#fff6da" ${LINE}/><path d="M26 12C14 18 9 30 9 41h17z" fill="#e9d7a8" ${LINE}/><path d="M4 46h56c-3 11-11 15-19 15H22C13 61 6 56 4 46z" fill="#a8692f" ${LINE}/>`;
const seal = `<path d="M6 12h52v42H6z" fill="#f5e2b0" ${LINE}/><path d="M6 12l26 24 26-24" fill="#fff3d6" ${LINE}/><circle cx="32" cy="36" r="12" fill="#c8452e" ${LINE}/><path d="M32 30v10M27 37c1 3 3 4 5 4s4-1 5-4" stroke="#ffe0d0" stroke-width="3" fill="none" stroke-linecap="round"/>`;
const yes = `<circle cx="32" cy="32" r="28" fill="#2f8a57" ${LINE}/><path d="M18 33l10 11 19-23" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const no = `<circle cx="32" cy="32" r="28" fill="#8b939a" ${LINE}/><path d="M18 32h28" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;

/** On a red disc: pirates take it; it goes over the rail. */
const skull = `<circle cx="32" cy="32" r="30" fill="#a8341d" ${LINE}/><path d="M32 13c12 0 19 7 19 17 0 5-2 9-6 11v8H19v-8c-4-2-6-6-6-11 0-10 7-17 19-17z" fill="#fff6e2" ${LINE}/><circle cx="24.500" cy="31" r="4.600" fill="${INK}"/><circle cx="39.500" cy="31" r="4.600" fill="${INK}"/><path d="M28 43v6M36 43v6" stroke="${INK}" stroke-width="3"/>`;
const splash = `<circle cx="32" cy="32" r="30" fill="#a8341d" ${LINE}/><path d="M32 10v22M22 24l10 11 10-11" stroke="#fff6e2" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M11 46q7-8 14 0t14 0 14 0" stroke="#9fd7e8" stroke-width="6" fill="none" stroke-linecap="round"/>`;

export const THINGS = {
  coin,
  chest,
  parrot,
  captain,
  hand,
  back,
  lock,
  starfish,
  bundle,
  unseen,
  swords,
  sail,
  seal,
  yes,
  no,
  skull,
  splash,
};
export type Thing = keyof typeof THINGS;
