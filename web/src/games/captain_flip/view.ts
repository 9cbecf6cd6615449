// Captain Flip's view as the server sends it, and how to read it.

export const COLUMNS = 5;
export const ROWS = 5;
export const CELLS = COLUMNS * ROWS;

export const CARTOGRAPHER = 0, NAVIGATOR = 1, PARROT = 2, COOK = 3, SWABBY = 4;
export const GUNNER = 5, CARPENTER = 6, MONKEY = 7, LOOKOUT = 8;
export const CHARACTERS = 9;
/** Stands for "no tile" and "not seen" wherever a character may stand. */
export const NONE = CHARACTERS;
/** An event's source when the Treasure Map pays: after the characters come the space bonus and the map. */
export const FROM_MAP = CHARACTERS + 1;
/** Sides of each character in the box: two tiles with each of the others. */
export const SIDES = 2 * (CHARACTERS - 1);
/** Tiles in the box. */
export const TILES = (CHARACTERS * SIDES) / 2;

export interface View {
  seats: number;
  board: number; // 0 pirate ship, 1 Kraken, 2 raft, 3 desert island
  flag: number;
  map_holder: number; // -1: nobody
  turn: number;
  round: number;
  coins: number[];
  showing: number[]; // seat * 25 + column * 5 + row; row 0 is the lowest
  known: number[]; // the other side of the tile there, if it has been seen
  tops: number[]; // seat * 5 + column: row of the next empty space
  full: number[]; // per seat: bits of completed columns
  taken: number; // bits of columns whose top space somebody has placed on
  left: number;
  hand_up: number;
  hand_known: number;
  ending: number; // the seat that triggered the end; -1
  bonuses: number[]; // columns whose top bonus waits for the end of the turn
  shown_last: number; // the side that a draw, a flip or a Monkey showed last
}

export const cell_of = (column: number, row: number): number => column * ROWS + row;
export const column_of = (cell: number): number => Math.floor(cell / ROWS);
export const row_of = (cell: number): number => cell % ROWS;

export const shown = (v: View, seat: number, cell: number): number => v.showing[seat * CELLS + cell] ?? NONE;
export const other_side = (v: View, seat: number, cell: number): number => v.known[seat * CELLS + cell] ?? NONE;

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
