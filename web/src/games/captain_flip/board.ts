// The four adventure boards as printed: which spaces a column has and what its top space gives (CF-23 to CF-26).
import { BOARDS, COINS, COLUMNS, COSTS, DIFFERENT, FIRST_LATER, MAP, PER_COLUMN, PER_KIND, SAME, type Column as Printed } from "./printed";
import { cell_of, column_of, row_of } from "./view";

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
function bonus_of({ bonus, value, other }: Printed): Bonus {
  switch (bonus) {
    case COINS:
      return { kind: "coins", coins: value };
    case MAP:
      return { kind: "map" };
    case FIRST_LATER:
      return { kind: "race", first: value, later: other };
    case SAME:
      return { kind: "same", coins: value };
    case DIFFERENT:
      return { kind: "different", coins: value };
    case PER_COLUMN:
      return { kind: "columns", coins: value };
    case PER_KIND:
      return { kind: "kinds", coins: value };
    case COSTS:
      return { kind: "cost", coins: value };
  }
  return NOTHING;
}

const READ: Column[][] = BOARDS.map(({ columns }) =>
  columns.map((c) => ({ low: c.base, high: c.base + c.height - 1, bonus: bonus_of(c) })),
);

export const columns = (board: number): Column[] => READ[board] ?? READ[0]!;
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
