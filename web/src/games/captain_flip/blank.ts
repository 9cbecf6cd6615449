// The view of a game in which nothing has happened yet: for pictures of the boards, and to start from in tests.
import { column_at } from "./board";
import { CELLS, COLUMNS, EMPTY, TILES } from "./printed";
import type { View } from "./view";

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
