// The four adventure boards as printed: which spaces a column has and what its top space gives (CF-23 to CF-26).
import { COLUMNS, cell_of, column_of, row_of } from "./view";

export type Bonus =
  | { kind: "none" }
  | { kind: "coins"; coins: number }
  | { kind: "map" }
  | { kind: "race"; first: number; later: number } // first to place here over all boards, and everyone later
  | { kind: "same"; coins: number } // at the end, if the column shows one character only
  | { kind: "different"; coins: number } // at the end, if the column shows no character twice
  | { kind: "columns"; coins: number } // for each column completed
  | { kind: "kinds"; coins: number } // for each kind of character in the column
  | { kind: "cost"; coins: number }; // to be paid before placing

export interface Column {
  low: number; // lowest printed row
  high: number; // the top space
  bonus: Bonus;
}

const NOTHING: Bonus = { kind: "none" };
const column = (low: number, high: number, bonus: Bonus = NOTHING): Column => ({ low, high, bonus });
const coins = (n: number): Bonus => ({ kind: "coins", coins: n });
const race = (first: number, later: number): Bonus => ({ kind: "race", first, later });

export const BOARDS: Column[][] = [
  [column(0, 1), column(0, 2, { kind: "map" }), column(0, 4, coins(5)), column(2, 3), column(0, 2, coins(3))],
  [column(0, 1, race(1, 0)), column(0, 2, race(2, 1)), column(0, 4, race(6, 3)), column(0, 0, race(0, 2)), column(0, 3, race(4, 2))],
  [column(0, 2, { kind: "map" }), column(0, 2, { kind: "same", coins: 6 }), column(0, 1), column(0, 4, { kind: "different", coins: 4 }), column(0, 1)],
  [column(1, 3, coins(3)), column(0, 3, { kind: "columns", coins: 2 }), column(0, 4, { kind: "kinds", coins: 1 }), column(2, 3), column(2, 2, { kind: "cost", coins: 1 })],
];

export const columns = (board: number): Column[] => BOARDS[board] ?? BOARDS[0]!;
export const column_at = (board: number, c: number): Column => columns(board)[c]!;

/** Every printed space, column by column from the bottom. */
export function spaces(board: number): number[] {
  const out: number[] = [];
  for (let c = 0; c < COLUMNS; c++) {
    const { low, high } = column_at(board, c);
    for (let row = low; row <= high; row++) out.push(cell_of(c, row));
  }
  return out;
}

export const is_top = (board: number, cell: number): boolean => column_at(board, column_of(cell)).high === row_of(cell);

export function is_space(board: number, cell: number): boolean {
  const { low, high } = column_at(board, column_of(cell));
  return row_of(cell) >= low && row_of(cell) <= high;
}

/** What is printed on a space; only top spaces carry something. */
export const bonus_at = (board: number, cell: number): Bonus => (is_top(board, cell) ? column_at(board, column_of(cell)).bonus : NOTHING);
