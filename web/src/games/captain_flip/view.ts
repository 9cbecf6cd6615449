// How to read Captain Flip's view.
import { CELLS, COLUMNS, EMPTY, ROWS, type View } from "./printed";

export type { View };

export const cell_of = (column: number, row: number): number => column * ROWS + row;
export const column_of = (cell: number): number => Math.floor(cell / ROWS);
export const row_of = (cell: number): number => cell % ROWS;

export const shown = (v: View, seat: number, cell: number): number => v.showing[seat * CELLS + cell] ?? EMPTY;
export const other_side = (v: View, seat: number, cell: number): number => v.known[seat * CELLS + cell] ?? EMPTY;

export const is_complete = (v: View, seat: number, column: number): boolean => (((v.full[seat] ?? 0) >> column) & 1) === 1;
export const is_taken = (v: View, column: number): boolean => ((v.taken >> column) & 1) === 1;

/** How many columns this seat has completed. */
export function completed(v: View, seat: number): number {
  let n = 0;
  for (let column = 0; column < COLUMNS; column++) if (is_complete(v, seat, column)) n++;
  return n;
}

/** How many of this character show on a seat's board. */
export function count(v: View, seat: number, character: number): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (shown(v, seat, cell) === character) n++;
  return n;
}

export const cell_ref = (seat: number, cell: number): string => `cell:${seat}:${cell}`;

/** Reads "cell:<seat>:<cell>"; null for any other ref. */
export function read_cell(ref: string): { seat: number; cell: number } | null {
  const m = /^cell:(\d+):(\d+)$/.exec(ref);
  return m ? { seat: Number(m[1]), cell: Number(m[2]) } : null;
}
