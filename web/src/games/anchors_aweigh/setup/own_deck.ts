// The table's own 13 adventure cards while they are put together: how many of each type, and which ones surely (AA-61).
import type { Options } from "../../../table/face";
import { CARDS, DEALT, FIRST_CARD, TYPE } from "../printed";

export const TYPE_NAMES = ["discovery", "trade", "pirates", "contract"] as const; // in the order of the types

export const counts = (o: Options): number[] => TYPE_NAMES.map((name) => Number(o[name] ?? 0));
export const total = (o: Options): number => counts(o).reduce((a, b) => a + b, 0);
export const picks = (o: Options): number[] => (o.cards ? o.cards.split("+").map(Number) : []);
export const picks_of = (o: Options, type: number): number[] => picks(o).filter((card) => TYPE[card] === type);
export const deck = (type: number): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).slice(FIRST_CARD[type], FIRST_CARD[type + 1]);
export const is_whole = (o: Options): boolean => o.ocean !== "own" || total(o) === DEALT;

/** Whether one more or one fewer of a type is possible; never fewer than were chosen by their faces. */
export function can_step(o: Options, type: number, by: number): boolean {
  const n = counts(o)[type]! + by;
  return n >= Math.max(1, picks_of(o, type).length) && n <= deck(type).length && (by < 0 || total(o) < DEALT);
}

export const stepped = (o: Options, type: number, by: number): Options =>
  can_step(o, type, by) ? { ...o, [TYPE_NAMES[type]!]: String(counts(o)[type]! + by) } : o;

const with_picks = (o: Options, cards: number[]): Options => ({ ...o, cards: cards.sort((a, b) => a - b).join("+") });

/** A card is chosen by its face, or no longer. If its type has no room, one is made where chance would have decided most. */
export function toggled(o: Options, card: number): Options {
  const chosen = picks(o);
  if (chosen.includes(card))
    return with_picks(
      o,
      chosen.filter((c) => c !== card),
    );
  const type = TYPE[card]!;
  const more = with_picks(o, [...chosen, card]);
  if (picks_of(o, type).length < counts(o)[type]!) return more;
  if (total(o) < DEALT) return stepped(more, type, 1);
  const spare = TYPE_NAMES.map((_, t) => (t !== type && can_step(o, t, -1) ? counts(o)[t]! - picks_of(o, t).length : 0));
  const from = spare.indexOf(Math.max(...spare));
  return spare[from]! > 0 ? stepped(stepped(more, from, -1), type, 1) : o;
}
