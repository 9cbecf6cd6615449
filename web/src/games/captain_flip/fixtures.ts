// Views and questions made up for tests and for the gallery page: every board, empty, in the middle and late.
import { table_of } from "../../dev/stand";
import type { Choice, Question, Result, Sentence, TableInfo } from "../../wire/types";
import { blank } from "./blank";
import { column_at, spaces } from "./board";
import { CELLS, COLUMNS, EMPTY } from "./printed";
import { cell_of, column_of, row_of, type View } from "./view";

export { blank };

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

const MIDDLE: (number | [number, number])[][][] = [
  [[[4, 5]], [5, [2, 3]], [4, 4, 8], [7], [5, 0]],
  [[4], [1, 3, 6], [[3, 7], 8], [], [4, 0]],
  [[0, 6], [3], [2, 2, 7, 5], [[1, 0]], []],
];
const LATE: (number | [number, number])[][][] = [
  [
    [4, [3, 5], 7],
    [5, [2, 3], 0, 4],
    [4, 6, 3, 1],
    [7, 8],
    [5, 0, 8],
  ],
  [[4, 6], [1, 3, 6], [[3, 7], 8, 4, 4, 2], [8], [4, 0, 7]],
  [
    [0, 6, 3],
    [5, 5, 5],
    [2, 2, 7, 5, 6],
    [[1, 0], 3],
    [6, 4],
  ],
];

/** The same tiles cut to what each board's columns hold. */
function fill(board: number, all: typeof MIDDLE, seats: number): View {
  let v = blank(board, seats);
  for (let seat = 0; seat < seats; seat++) {
    const tiles = all[seat % all.length]!.map((column, c) => column.slice(0, column_at(board, c).high - column_at(board, c).low + 1));
    v = lay(v, seat, tiles);
  }
  return v;
}

export function middle(board: number, seats = 3): View {
  return { ...fill(board, MIDDLE, seats), round: 6, coins: [14, 17, 21, 9, 12].slice(0, seats), map_holder: 0, hand_up: 3, shown_last: 3 };
}

export function late(board: number, seats = 3): View {
  return {
    ...fill(board, LATE, seats),
    round: 12,
    coins: [31, 28, 40, 22, 35].slice(0, seats),
    map_holder: 1,
    hand_up: 7,
    hand_known: 4,
    ending: 0,
    shown_last: 7,
  };
}

export const sentence = (key: string, args: Record<string, number> = {}): Sentence => ({ key, args, clause: "" });

/** What the server would ask about the tile in hand. */
export function question(v: View, seat: number): Question {
  const choices: Choice[] = [
    { do: [{ verb: "flip", args: [] }], refs: ["button:flip"], label: sentence("do-flip", { character: v.hand_up }), gain: null, why: [] },
  ];
  for (let c = 0; c < COLUMNS; c++) {
    const row = v.tops[seat * COLUMNS + c] ?? 0;
    if (row > column_at(v.board, c).high) continue;
    choices.push({
      do: [
        { verb: "keep", args: [] },
        { verb: "place", args: [c] },
      ],
      refs: [`cell:${seat}:${cell_of(c, row)}`],
      label: sentence("do-place", { character: v.hand_up, column: c }),
      gain: sentence("gain-coins", { coins: c + 1 }),
      why: [sentence("why-character", { character: v.hand_up, coins: c + 1 })],
    });
  }
  return { prompt: sentence("ask-keep-or-flip", { seat, character: v.hand_up }), hint: null, timing: "turn", choices, due: 0, tool: null };
}

/** A Monkey has landed: which of its neighbours is flipped. */
export function monkey_question(v: View, seat: number, cell: number): Question {
  const near = spaces(v.board).filter(
    (k) => Math.abs(column_of(k) - column_of(cell)) + Math.abs(row_of(k) - row_of(cell)) === 1 && v.showing[seat * CELLS + k] !== EMPTY,
  );
  return {
    prompt: sentence("ask-monkey", { seat, cell }),
    hint: null,
    timing: "turn",
    due: 0,
    tool: null,
    choices: near.map((k) => ({
      do: [{ verb: "turn", args: [k] }],
      refs: [`cell:${seat}:${k}`],
      label: sentence("do-turn", { character: v.showing[seat * CELLS + k] ?? EMPTY, cell: k }),
      gain: sentence("gain-unseen"),
      why: [],
    })),
  };
}

export function result(): Result {
  const line = (seat: number, key: string, points: number, group: number, args: Record<string, number> = {}, refs: string[] = []) => ({
    seat,
    label: sentence(key, args),
    points,
    group,
    refs,
  });
  return {
    winners: [1],
    scores: [45, 45, -1],
    ranks: [2, 1, 0],
    reason: sentence("end-fourth-column"),
    tally: [
      line(0, "tally-coins", 31, -1, { coins: 31 }),
      line(0, "tally-swabby", 1, 0, { count: 1 }, ["cell:0:0"]),
      line(0, "tally-swabby", 3, 1, { count: 2 }, ["cell:0:8"]),
      line(0, "tally-swabby", 5, 2, { count: 3 }, ["cell:0:10"]),
      line(0, "tally-carpenter", 3, 2, {}, ["cell:0:11"]),
      line(0, "tally-lookout", 4, 3, {}, ["cell:0:18"]),
      line(0, "tally-parrots", -2, 5, { count: 2 }, ["cell:0:6"]),
      line(1, "tally-coins", 28, -1, { coins: 28 }),
      line(1, "tally-carpenter-spoiled", 0, 0, {}, ["cell:1:1"]),
      line(1, "tally-swabby", 9, 2, { count: 3 }, ["cell:1:12"]),
      line(1, "tally-lookout", 8, 3, {}, ["cell:1:15"]),
      line(2, "tally-coins", 40, -1, { coins: 40 }),
      line(2, "tally-swabby", 1, 4, { count: 1 }, ["cell:2:21"]),
      line(2, "tally-exploded", 0, 5, { count: 4 }, ["cell:2:5", "cell:2:6", "cell:2:7"]),
    ],
  };
}

export const table = (seats = 3): TableInfo => table_of("captain_flip", seats, "KRAKEN-42");
