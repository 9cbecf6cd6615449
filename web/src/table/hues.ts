/* The colours of the seats of this table: who has chosen one has it everywhere on the page. */
import type { SeatInfo } from "../wire/types";

export const HUES = 5; // tokens.css has them

/** Each seat's: what was chosen (-1: nothing), else the one of its number if that is free, else the first free one; the server does
 *  the same (server/session/colours.py). */
export function hues_of(chosen: readonly number[]): number[] {
  const out = [...chosen];
  const free = new Set(Array.from({ length: HUES }, (_, i) => i).filter((i) => !chosen.includes(i)));
  out.forEach((hue, seat) => {
    if (hue < 0 && free.delete(seat)) out[seat] = seat;
  });
  return out.map((hue) => {
    if (hue >= 0) return hue;
    const next = [...free][0] ?? 0;
    free.delete(next);
    return next;
  });
}

export const hue_of = (seats: readonly SeatInfo[], seat: number): number => seats[seat]?.colour ?? seat % HUES;

/** For a part of the page: what a seat's colour is there. */
export const dressed = (hues: readonly number[]): string => hues.map((hue, seat) => `--seat-${seat}: var(--hue-${hue})`).join("; ");

/** For the whole page, until it is taken off again. */
export function dress(seats: readonly SeatInfo[]): () => void {
  const { style } = document.documentElement;
  seats.forEach((_, seat) => {
    const hue = hue_of(seats, seat);
    if (hue !== seat) style.setProperty(`--seat-${seat}`, `var(--hue-${hue})`);
  });
  return () => seats.forEach((_, seat) => style.removeProperty(`--seat-${seat}`));
}
