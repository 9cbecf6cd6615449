/* What each fact of loading changes in the view. In a race nothing else tells: the view after a fact is what the server has. */
import type { Fact } from "../../wire/types";
import { ABOVE, BACK, CARGO, CODE_BITS, DEALT, FLIP, FRONTS, FULL, GONE, LOADING, NONE, TAKE, TRAVEL, TYPES } from "./printed";
import { type_of } from "./print";
import { sees_below, type View } from "./view";

/** The number of an act under way, and what it is for. */
export const verb_of = (act: number): number => act & 63;
export const what_of = (act: number): number => act >> 6;

function set<T>(list: readonly T[], at: number, value: T): T[] {
  const out = list.slice();
  out[at] = value;
  return out;
}

/** A hand's act is over: it is free from then on. Outside a race no act is under way. */
function done(v: View, seat: number): View {
  const start = v.since[seat] ?? 0;
  if ((v.acts[seat] ?? NONE) < 0) return v;
  return {
    ...v,
    acts: set(v.acts, seat, NONE),
    beaten: set(v.beaten, seat, NONE),
    floor: start,
    since: set(v.since, seat, start + v.reach),
  };
}

const last = (tile: number, front: number): number => tile * FRONTS + front + 1;

function from_pile(v: View, tile: number): View {
  const face = v.faces[tile] ?? GONE;
  if (face === GONE) return v;
  return { ...v, faces: set(v.faces, tile, GONE), pile: v.pile - 1, down: v.down - (face === BACK ? 1 : 0) };
}

function to_pile(v: View, tile: number, front: number): View {
  return {
    ...v,
    faces: set(v.faces, tile, front),
    pile: v.pile + ((v.faces[tile] ?? GONE) === GONE ? 1 : 0),
    shown_last: last(tile, front),
  };
}

/** Other hands under way to the same tile will come back empty. */
function outrun(v: View, seat: number, tile: number, by: number): View {
  const beaten = v.beaten.map((b, k) =>
    k !== seat && (v.acts[k] ?? NONE) >= 0 && what_of(v.acts[k]!) === tile && (verb_of(v.acts[k]!) === FLIP || verb_of(v.acts[k]!) === by)
      ? seat
      : b,
  );
  return { ...v, beaten };
}

function empty_hand(v: View, seat: number): View {
  return {
    ...v,
    hand: set(v.hand, seat, NONE),
    shown: set(v.shown, seat, NONE),
    held: v.held[seat] === null ? v.held : set(v.held, seat, NONE),
  };
}

/** What lies on a space; code undefined: it is filled, but this reader does not see with what. */
export function put(v: View, seat: number, space: number, code: number | undefined): View {
  const bit = 2 ** space;
  const mask = v.filled[seat] ?? 0;
  const filled = set(v.filled, seat, code === 0 ? mask & ~bit : mask | bit);
  if (code === undefined) return { ...v, filled };
  if (space < ABOVE) return { ...v, filled, above: set(v.above, seat * ABOVE + space, code) };
  if (!sees_below(v, seat)) return { ...v, filled };
  const unit = 2 ** (CODE_BITS * (space - ABOVE));
  const below = v.below[seat] ?? 0;
  const there = Math.floor(below / unit) % 2 ** CODE_BITS;
  return { ...v, filled, below: set(v.below, seat, below + (code - there) * unit) };
}

/** The captain's call: nobody sees the fronts of the 13 cards again; of what types they are, everybody does. */
function call(v: View, seat: number): View {
  const seen = v.cards.filter((card) => card >= 0);
  const left = Array.from({ length: TYPES }, (_, type) => seen.filter((card) => type_of(card) === type).length);
  return { ...v, captain: seat, cards: v.cards.map(() => NONE), left: seen.length > 0 ? left : v.left };
}

const still = (v: View): View => ({ ...v, acts: v.acts.map(() => NONE), beaten: v.beaten.map(() => NONE) });

/** A hand came back empty: kept for the screen, the last few. */
export function with_miss(v: View, fact: Fact): View {
  const { seat = NONE, seat2: by = NONE, tile = NONE } = fact.args;
  return { ...v, misses: [...(v.misses ?? []).slice(-5), { n: (v.misses?.at(-1)?.n ?? 0) + 1, seat, by, tile }] };
}

/** The view after a fact of loading; null: it is none of these. */
export function loading_advance(v: View, fact: Fact): View | null {
  const { seat = NONE, tile = NONE, front, space = NONE, colour = NONE } = fact.args;
  switch (fact.kind) {
    case "ready":
      return {
        ...still(v),
        round: fact.args.round ?? v.round,
        phase: 0,
        captain: NONE,
        arrivals: 0,
        floor: 0,
        beat: 0,
        bottom: 0,
        back: NONE,
        card: NONE,
        since: v.since.map(() => 0),
        order: v.order.map(() => 0),
      };
    case "cards": {
      const cards = Array.from({ length: DEALT }, (_, n) => fact.args[n === 0 ? "card" : `card${n + 1}`] ?? NONE);
      return { ...v, phase: LOADING, cards };
    }
    case "loading_began":
    case "poured":
    case "chose":
      return v;
    case "beat":
      return { ...v, beat: fact.args.beat ?? v.beat };
    case "meddled":
    case "no_monkey":
      return v; // the true view tells
    case "reached": {
      const { act = 0, what = 0, start = 0 } = fact.args;
      return {
        ...v,
        acts: set(v.acts, seat, act + what * 64),
        since: set(v.since, seat, start),
        order: set(v.order, seat, v.arrivals),
        arrivals: v.arrivals + 1,
        beaten: set(v.beaten, seat, NONE),
      };
    }
    case "flipped": {
      const was_down = v.faces[tile] === BACK;
      const w = done(v, seat);
      return outrun(
        { ...w, faces: set(w.faces, tile, front ?? BACK), down: w.down - (was_down ? 1 : 0), shown_last: last(tile, front ?? 0) },
        seat,
        tile,
        FLIP,
      );
    }
    case "took": {
      const w = outrun(from_pile(done(v, seat), tile), seat, tile, TAKE);
      return {
        ...w,
        hand: set(w.hand, seat, tile),
        shown: set(w.shown, seat, front ?? NONE),
        held: w.held[seat] === null ? w.held : set(w.held, seat, front ?? NONE),
        shown_last: last(tile, front ?? 0),
      };
    }
    case "drew": {
      const w = outrun(from_pile(done(v, seat), tile), seat, tile, TAKE);
      return {
        ...w,
        hand: set(w.hand, seat, tile),
        shown: set(w.shown, seat, NONE),
        held: front === undefined ? w.held : set(w.held, seat, front),
      };
    }
    case "placed":
    case "hid": {
      // When the time is out tiles come aboard straight from the pile.
      const w = from_pile(v.hand[seat] === tile ? empty_hand(done(v, seat), seat) : v, tile);
      const on = put(w, seat, space, front === undefined ? undefined : 1 + front);
      return fact.kind === "placed" ? { ...on, shown_last: last(tile, front ?? 0) } : on;
    }
    case "put_back":
      return to_pile(empty_hand(done(v, seat), seat), tile, front ?? 0);
    case "loaded": {
      const w = done(v, seat);
      return put({ ...w, supply: set(w.supply, colour, (w.supply[colour] ?? 0) - 1) }, seat, space, CARGO + colour);
    }
    case "discarded":
      return to_pile(put(done(v, seat), seat, space, 0), tile, front ?? 0);
    case "washed":
      return to_pile(put(v, seat, space, 0), tile, front ?? 0);
    case "waited":
      return done(v, seat);
    case "missed":
      return with_miss(done(v, seat), fact);
    case "full":
      return v.filled.every((mask) => mask === FULL) ? still(v) : v;
    case "captain":
      return call(v, seat);
    case "time_up":
      return still(v);
    case "loading_ended":
      return { ...still(v), phase: TRAVEL };
  }
  return null;
}
