// What a tile counts as the board lies now: only to explain it; the server alone counts.
import { column_at } from "./board";
import { CARPENTER, COLUMNS, GUNNER, LOOKOUT, NONE, PARROT, ROWS, SWABBY, cell_of, column_of, row_of, shown, type View } from "./view";

const SWABBIES = [0, 1, 4, 9, 16, 25]; // CF-14, by number of different columns

export function row_has(v: View, seat: number, row: number, character: number): boolean {
  for (let c = 0; c < COLUMNS; c++) if (shown(v, seat, cell_of(c, row)) === character) return true;
  return false;
}

export function column_has(v: View, seat: number, column: number, character: number): boolean {
  for (let r = 0; r < ROWS; r++) if (shown(v, seat, cell_of(column, r)) === character) return true;
  return false;
}

/** Tiles in a row of the printed grid; gaps do not matter. */
export function in_row(v: View, seat: number, row: number): number {
  let n = 0;
  for (let c = 0; c < COLUMNS; c++) if (shown(v, seat, cell_of(c, row)) !== NONE) n++;
  return n;
}

export function swabby_columns(v: View, seat: number): number {
  let n = 0;
  for (let c = 0; c < COLUMNS; c++) if (column_has(v, seat, c, SWABBY)) n++;
  return n;
}

export const swabby_coins = (columns: number): number => SWABBIES[columns] ?? 0;

export function has_above(v: View, seat: number, cell: number): boolean {
  const column = column_of(cell);
  for (let r = row_of(cell) + 1; r <= column_at(v.board, column).high; r++) if (shown(v, seat, cell_of(column, r)) !== NONE) return true;
  return false;
}

/** Coins the tile on this space counts at the end as things are; null: it counts nothing by itself. Swabbies count together. */
export function end_worth(v: View, seat: number, cell: number): number | null {
  switch (shown(v, seat, cell)) {
    case PARROT:
      return -1;
    case CARPENTER:
      return row_has(v, seat, row_of(cell), GUNNER) || column_has(v, seat, column_of(cell), GUNNER) ? 0 : 3;
    case LOOKOUT:
      return has_above(v, seat, cell) ? 0 : 4;
    case SWABBY:
      return swabby_coins(swabby_columns(v, seat));
    default:
      return null;
  }
}

