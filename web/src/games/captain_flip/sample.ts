// Boards made by hand: an empty one, and tiles laid on it; for the pictures of the rules, for tests and for the gallery.
import { column_at } from "./board";
import { CELLS, COLUMNS, EMPTY, TILES } from "./printed";
import { cell_of, type View } from "./view";

export function blank(board: number, seats = 3): View {
  return {
    seats,
    board,
    flag: 0,
    map_holder: -1,
    turn: 0,
    round: 1,
    coins: new Array<number>(seats).fill(0),
    showing: new Array<number>(seats * CELLS).fill(EMPTY),
    known: new Array<number>(seats * CELLS).fill(EMPTY),
    tops: Array.from({ length: seats * COLUMNS }, (_, i) => column_at(board, i % COLUMNS).low),
    full: new Array<number>(seats).fill(0),
    taken: 0,
    left: TILES,
    hand_up: EMPTY,
    hand_known: EMPTY,
    ending: -1,
    bonuses: [],
    shown_last: EMPTY,
  };
}

/** Lays tiles column by column from the bottom; each number is a character, [side, other] one whose back was seen. */
export function lay(v: View, seat: number, tiles: (number | [number, number])[][]): View {
  const out: View = { ...v, showing: [...v.showing], known: [...v.known], tops: [...v.tops], full: [...v.full] };
  tiles.forEach((column, c) => {
    const { low, high } = column_at(v.board, c);
    column.forEach((tile, i) => {
      const at = seat * CELLS + cell_of(c, low + i);
      out.showing[at] = Array.isArray(tile) ? tile[0] : tile;
      out.known[at] = Array.isArray(tile) ? tile[1] : EMPTY;
      out.left--;
    });
    out.tops[seat * COLUMNS + c] = low + column.length;
    if (low + column.length > high) {
      out.full[seat] = (out.full[seat] ?? 0) | (1 << c);
      out.taken |= v.board === 1 ? 1 << c : 0;
    }
  });
  return out;
}
