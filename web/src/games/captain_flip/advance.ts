// One fact later: the view as it stands after an event, for showing events one by one. Pure; the server's view has the last word.
import type { Fact } from "../../wire/types";
import { bonus_at, column_at } from "./board";
import { CELLS, COLUMNS, EMPTY } from "./printed";
import { column_of, row_of, type View } from "./view";

function put<T>(list: readonly T[], at: number, value: T): T[] {
  const out = [...list];
  out[at] = value;
  return out;
}

const add = (list: readonly number[], at: number, n: number): number[] => put(list, at, (list[at] ?? 0) + n);

/** The end of a turn: the waiting bonuses have been paid, and a race for a top space is over even where it gave nothing. */
function paid_out(v: View): View {
  let taken = v.taken;
  for (const column of v.bonuses) if (column_at(v.board, column).bonus.kind === "race") taken |= 1 << column;
  return { ...v, taken, bonuses: [] };
}

export function advance(v: View, fact: Fact): View {
  const a = fact.args;
  const seat = a.seat ?? -1;
  const cell = a.cell ?? -1;
  switch (fact.kind) {
    case "flag_given":
      return { ...v, flag: seat };
    case "turn_began":
      return { ...paid_out(v), turn: seat, round: a.round ?? v.round };
    case "ended":
      return paid_out(v);
    case "drew":
      return { ...v, hand_up: a.character ?? EMPTY, hand_known: EMPTY, left: v.left - 1, shown_last: a.character ?? EMPTY };
    case "flipped":
      return { ...v, hand_up: a.character2 ?? EMPTY, hand_known: a.character ?? EMPTY, shown_last: a.character2 ?? EMPTY };
    case "placed": {
      const column = column_of(cell);
      return {
        ...v,
        showing: put(v.showing, seat * CELLS + cell, a.character ?? v.hand_up),
        known: put(v.known, seat * CELLS + cell, v.hand_known),
        tops: put(v.tops, seat * COLUMNS + column, row_of(cell) + 1),
        hand_up: EMPTY,
        hand_known: EMPTY,
        bonuses: bonus_at(v.board, cell).kind === "none" ? v.bonuses : [...v.bonuses, column],
      };
    }
    case "turned":
      return {
        ...v,
        showing: put(v.showing, seat * CELLS + cell, a.character2 ?? EMPTY),
        known: put(v.known, seat * CELLS + cell, a.character ?? EMPTY),
        shown_last: a.character2 ?? EMPTY,
      };
    case "paid":
      return { ...v, coins: add(v.coins, seat, -(a.coins ?? 0)) };
    case "earned":
      return { ...v, coins: add(v.coins, seat, a.coins ?? 0) };
    case "took_map":
      return { ...v, map_holder: seat };
    case "completed":
      return { ...v, full: put(v.full, seat, (v.full[seat] ?? 0) | (1 << (a.column ?? 0))) };
    case "triggered":
      return { ...v, ending: seat };
    default:
      return v;
  }
}
