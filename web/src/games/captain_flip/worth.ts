// What a tile counts as the board lies now: only to explain it; the server alone counts.
import { column_at } from "./board";
import {
  CARPENTER,
  CARPENTER_COINS,
  COLUMNS,
  EMPTY,
  GUNNER,
  LOOKOUT,
  LOOKOUT_COINS,
  PARROT,
  PARROT_LOSS,
  ROWS,
  SWABBY,
  SWABBY_COINS,
} from "./printed";
import { cell_of, column_of, row_of, shown, type View } from "./view";

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
  for (let c = 0; c < COLUMNS; c++) if (shown(v, seat, cell_of(c, row)) !== EMPTY) n++;
  return n;
}

export function swabby_columns(v: View, seat: number): number {
  let n = 0;
  for (let c = 0; c < COLUMNS; c++) if (column_has(v, seat, c, SWABBY)) n++;
  return n;
}

export const swabby_coins = (columns: number): number => SWABBY_COINS[columns] ?? 0;

export function has_above(v: View, seat: number, cell: number): boolean {
  const column = column_of(cell);
  for (let r = row_of(cell) + 1; r <= column_at(v.board, column).high; r++) if (shown(v, seat, cell_of(column, r)) !== EMPTY) return true;
  return false;
}

/** Coins the tile on this space counts at the end as things are; null: it counts nothing by itself. Swabbies count together. */
export function end_worth(v: View, seat: number, cell: number): number | null {
  switch (shown(v, seat, cell)) {
    case PARROT:
      return -PARROT_LOSS;
    case CARPENTER:
      return row_has(v, seat, row_of(cell), GUNNER) || column_has(v, seat, column_of(cell), GUNNER) ? 0 : CARPENTER_COINS;
    case LOOKOUT:
      return has_above(v, seat, cell) ? 0 : LOOKOUT_COINS;
    case SWABBY:
      return swabby_coins(swabby_columns(v, seat));
    default:
      return null;
  }
}
