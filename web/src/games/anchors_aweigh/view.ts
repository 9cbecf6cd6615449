// How to read Anchors Aweigh!'s view.
import {
  ABOVE,
  CARGO,
  CHEST,
  CHEST_COINS,
  CODE_BITS,
  DEALT,
  LOADING,
  LOADS,
  NONE,
  SETUP,
  SPACES,
  STORAGE,
  TRAVEL,
  type View as Printed,
} from "./printed";

export interface View extends Printed {
  misses?: readonly Miss[]; // only here: hands that came back empty, the last few
}

export interface Miss {
  n: number; // counts up
  seat: number;
  by: number; // who was quicker
  tile: number;
}

/** Ships are being loaded, or the countdown to it runs. */
export const is_loading = (v: View): boolean => v.phase === LOADING || (v.phase === SETUP && v.round >= 1);

export const is_filled = (v: View, seat: number, space: number): boolean => (((v.filled[seat] ?? 0) >> space) & 1) === 1;
/** Bits above the 31st are no business of bit operators. */
const cut = (packed: number, at: number, bits: number): number => Math.floor(packed / 2 ** at) % 2 ** bits;
/** Whether this reader sees below that seat's deck. */
export const sees_below = (v: View, seat: number): boolean => v.below[seat] !== null && v.below[seat] !== undefined;
/** What lies on a space: 0 nothing, 1 + front, CARGO + colour, CHEST; -1: hidden from this reader. */
export function code_at(v: View, seat: number, space: number): number {
  if (space < ABOVE) return v.above[seat * ABOVE + space] ?? 0;
  const below = v.below[seat];
  if (below === null || below === undefined) return is_filled(v, seat, space) ? NONE : 0;
  return cut(below, CODE_BITS * (space - ABOVE), CODE_BITS);
}
/** The colours on the storage asset of a space. */
export function load_at(v: View, seat: number, space: number): number[] {
  const packed =
    space < ABOVE ? (v.loads[seat * ABOVE + space] ?? 0) : cut(v.below_loads[seat] ?? 0, CODE_BITS * (space - ABOVE), CODE_BITS);
  return [packed % LOADS, Math.floor(packed / LOADS)].filter((n) => n > 0).map((n) => n - 1);
}
export const front_in = (code: number): number => (code > 0 && code < CARGO ? code - 1 : NONE);
export const colour_in = (code: number): number => (code >= CARGO && code < CHEST ? code - CARGO : NONE);
export const is_chest = (code: number): boolean => code === CHEST;
export const is_storage = (code: number): boolean => front_in(code) >> 1 === STORAGE;
export const how_full = (v: View, seat: number): number =>
  Array.from({ length: SPACES }, (_, n) => (is_filled(v, seat, n) ? 1 : 0) as number).reduce((a, b) => a + b, 0);

/** Reads "load:0:3" as what "load", at [0, 3]. */
export function read_ref(ref: string): { what: string; at: number[]; name: string } {
  const [what = "", ...rest] = ref.split(":");
  return { what, at: rest.map(Number), name: rest[0] ?? "" };
}

/** Chests for which there was no open space above deck (AA-51). */
export const beside = (v: View, seat: number): number =>
  Math.max(
    0,
    (v.chests[seat] ?? 0) -
      Array.from({ length: ABOVE }, (_, n) => (is_chest(code_at(v, seat, n)) ? 1 : 0) as number).reduce((a, b) => a + b, 0),
  );

/** How many of the round's cards have left the game: not to come, not at the bottom, not on the table. */
export const behind = (v: View): number => Math.max(0, DEALT - v.left.reduce((a, b) => a + b, 0) - v.bottom - (v.back >= 0 ? 1 : 0));
/** Whether a seat has made its sealed choice; one's own is sent as what it is. */
export function has_chosen(v: View, seat: number): boolean {
  const c = v.chosen[seat];
  return typeof c === "number" ? c >= 0 : c === true;
}
/** Where a place is clicked: 0 to 13 a space, 14 + n the load of the storage there, 28 + n its second token. */
export function place_ref(seat: number, place: number): string {
  if (place < SPACES) return `space:${seat}:${place}`;
  const space = place % SPACES;
  return place < 2 * SPACES ? `load:${seat}:${space}` : `load:${seat}:${space}:1`;
}
/** What a seat's coins and chests are worth. */
export const worth = (v: View, seat: number): number => (v.coins[seat] ?? 0) + CHEST_COINS * (v.chests[seat] ?? 0);
/** Starfish act only while loading, and only with two players or in Rough Seas: elsewhere they are not shown. */
export const starless = (v: View): boolean => v.stars === 0 || v.phase >= TRAVEL;
