/* What is printed on the game's components, and what a reader sees of its state. Written by tools/printed.py from games/captain_flip/: change it there. */

export const CARTOGRAPHER = 0;
export const NAVIGATOR = 1;
export const PARROT = 2;
export const COOK = 3;
export const SWABBY = 4;
export const GUNNER = 5;
export const CARPENTER = 6;
export const MONKEY = 7;
export const LOOKOUT = 8;
export const CHARACTERS = 9;
export const EMPTY = 9;
export const FROM_BONUS = 9;
export const FROM_MAP = 10;
export const COINS_PER_CARTOGRAPHER = 2;
export const GUNNER_COINS = 5;
export const MONKEY_COINS = 1;
export const MAP_COINS = 1;
export const CARPENTER_COINS = 3;
export const LOOKOUT_COINS = 4;
export const PARROT_LOSS = 1;
export const GUNNERS_TO_LOSE = 3;
export const COLUMNS_TO_END = 4;
export const COPIES = 2;
export const TILES = 72;
export const SIDES = 16;
export const COLUMNS = 5;
export const ROWS = 5;
export const CELLS = 25;
export const NOTHING = 0;
export const COINS = 1;
export const MAP = 2;
export const FIRST_LATER = 3;
export const SAME = 4;
export const DIFFERENT = 5;
export const PER_COLUMN = 6;
export const PER_KIND = 7;
export const COSTS = 8;
export const ALL_FULL = 31;

export interface Column {
  base: number;
  bonus: number;
  height: number;
  other: number;
  value: number;
}

export interface Board {
  columns: readonly Column[];
}

export const SWABBY_COINS: readonly number[] = [0, 1, 4, 9, 16, 25];

export const BOARDS: readonly Board[] = [
  { columns: [{ base: 0, bonus: 0, height: 2, other: 0, value: 0 }, { base: 0, bonus: 2, height: 3, other: 0, value: 0 }, { base: 0, bonus: 1, height: 5, other: 0, value: 5 }, { base: 2, bonus: 0, height: 2, other: 0, value: 0 }, { base: 0, bonus: 1, height: 3, other: 0, value: 3 }] },
  { columns: [{ base: 0, bonus: 3, height: 2, other: 0, value: 1 }, { base: 0, bonus: 3, height: 3, other: 1, value: 2 }, { base: 0, bonus: 3, height: 5, other: 3, value: 6 }, { base: 0, bonus: 3, height: 1, other: 2, value: 0 }, { base: 0, bonus: 3, height: 4, other: 2, value: 4 }] },
  { columns: [{ base: 0, bonus: 2, height: 3, other: 0, value: 0 }, { base: 0, bonus: 4, height: 3, other: 0, value: 6 }, { base: 0, bonus: 0, height: 2, other: 0, value: 0 }, { base: 0, bonus: 5, height: 5, other: 0, value: 4 }, { base: 0, bonus: 0, height: 2, other: 0, value: 0 }] },
  { columns: [{ base: 1, bonus: 1, height: 3, other: 0, value: 3 }, { base: 0, bonus: 6, height: 4, other: 0, value: 2 }, { base: 0, bonus: 7, height: 5, other: 0, value: 1 }, { base: 2, bonus: 0, height: 2, other: 0, value: 0 }, { base: 2, bonus: 8, height: 1, other: 0, value: 1 }] },
];

/** What one reader sees; what each field means stands in the game's state.py. */
export interface View {
  seats: number;
  board: number;
  flag: number;
  turn: number;
  round: number;
  map_holder: number;
  ending: number;
  taken: number;
  left: number;
  hand_up: number;
  hand_known: number;
  shown_last: number;
  coins: number[];
  showing: number[];
  known: number[];
  tops: number[];
  full: number[];
  bonuses: number[];
}
