// How to read Ship Ahoy's view.
import {
  BIG_CORNERS,
  FLAT,
  FLEET,
  GONE,
  HARBOURS,
  IN_HARBOUR,
  LYING,
  NONE,
  PIECES,
  PIRATE,
  SHIPS,
  TILE,
  TOWERS,
  type View,
} from "./printed";

export type { View };

export const is_ship = (piece: number): boolean => piece >= 0 && piece < SHIPS;
export const is_tower = (piece: number): boolean => piece >= TOWERS && piece < PIRATE;
/** The harbour a ship or tower belongs to; -1: nobody's. */
export const harbour_of = (piece: number): number => (is_ship(piece) ? Math.floor(piece / FLEET) : is_tower(piece) ? piece - TOWERS : NONE);
export const owner = (v: View, piece: number): number => {
  const harbour = harbour_of(piece);
  return harbour < 0 ? NONE : (v.harbour_seat[harbour] ?? NONE);
};
export const number_of = (piece: number): number => (piece % FLEET) + 1;
export const tower_of = (harbour: number): number => TOWERS + harbour;
export const ships_of = (harbour: number): number[] => Array.from({ length: FLEET }, (_, i) => harbour * FLEET + i);

export const is_here = (v: View, piece: number): boolean => (v.stand[piece] ?? GONE) !== GONE;
export const is_flat = (v: View, piece: number): boolean => v.stand[piece] === FLAT && piece !== TILE;
export const on_table = (v: View): number[] => Array.from({ length: PIECES }, (_, i) => i).filter((i) => is_here(v, i));
/** As they lie on each other: wind and kraken under the ships. */
export const from_below = (v: View): number[] => on_table(v).sort((a, b) => Number(b === TILE) - Number(a === TILE) || a - b);

/** All that stands in the way of ships and shots. */
export const standing = (v: View): number[] => on_table(v).filter((piece) => piece !== TILE);

export const harbours_of = (v: View, seat: number): number[] =>
  Array.from({ length: HARBOURS }, (_, h) => h).filter((h) => v.harbour_seat[h] === seat);
export const fleet_of = (v: View, seat: number): number[] => harbours_of(v, seat).flatMap((h) => [...ships_of(h), tower_of(h)]);
export const in_play = (v: View): number[] => Array.from({ length: HARBOURS }, (_, h) => h).filter((h) => (v.harbour_seat[h] ?? NONE) >= 0);
export const partner = (v: View, seat: number): number => (v.teams ? (seat + 2) % 4 : NONE);
export const is_enemy = (v: View, seat: number, piece: number): boolean => {
  const has = owner(v, piece);
  return piece !== TILE && is_here(v, piece) && has !== seat && (has < 0 || has !== partner(v, seat));
};

/** What a piece is locked in combat with. */
export function foes(v: View, piece: number): number[] {
  const out: number[] = [];
  for (let i = 0; i + 1 < v.combats.length; i += 2) {
    if (v.combats[i] === piece) out.push(v.combats[i + 1]!);
    if (v.combats[i + 1] === piece) out.push(v.combats[i]!);
  }
  return out;
}
/** The barrel a ship carries, as the harbour it comes from; -1: none. */
export const barrel_on = (v: View, ship: number): number => v.barrel_at.findIndex((at, k) => at === ship && (v.barrel_to[k] ?? NONE) >= 0);

export interface Loose {
  barrel: number;
  x: number;
  y: number;
}
const BEHIND_TOWER = 540; // where a barrel stands in its harbour
/** The barrels that nobody carries, where they are drawn. */
export function loose_barrels(v: View): Loose[] {
  return v.barrel_to.flatMap((to, barrel) => {
    const at = v.barrel_at[barrel];
    if (to < 0 || (at !== IN_HARBOUR && at !== LYING)) return [];
    if (at === LYING) return [{ barrel, x: v.barrel_x[barrel]!, y: v.barrel_y[barrel]! }];
    const [x, y] = [v.harbours[2 * barrel]!, v.harbours[2 * barrel + 1]!];
    const out = Math.atan2(y - v.size / 2, x - v.size / 2);
    return [{ barrel, x: x + BEHIND_TOWER * Math.cos(out), y: y + BEHIND_TOWER * Math.sin(out) }];
  });
}

export interface Rock {
  x: number; // its middle
  y: number;
  outline: number[]; // flat x, y
  big: boolean;
}
export function rocks(v: View): Rock[] {
  const out: Rock[] = [];
  for (let i = 0; i < v.mountains.length;) {
    const n = v.mountains[i++]!;
    const outline = v.mountains.slice(i, i + 2 * n);
    i += 2 * n;
    const mean = (odd: number): number => outline.filter((_, k) => k % 2 === odd).reduce((a, b) => a + b, 0) / Math.max(1, n);
    const [x, y] = [mean(0), mean(1)];
    out.push({ x, y, outline, big: n === BIG_CORNERS });
  }
  return out;
}

/** Trophies as pieces. */
export const trophies = (v: View, seat: number): number[] => v.taken.flatMap((who, piece) => (who === seat ? [piece] : []));
export const piece_of = (ref: string): number => (ref.startsWith("piece:") ? Number(ref.slice(6)) : NONE);
