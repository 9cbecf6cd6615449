// What each fact of the voyage changes in the shown view, so that motion lands where it shows; the true view follows anyway.
import type { Ctx } from "../../table/face";
import type { Fact } from "../../wire/types";
import { ABOVE, CARGO, CHEST, CHEST_COINS, CODE_BITS, CONTRACT, GONE, LOADS, MONKEY, NONE, ROUND_END, SPACES } from "./printed";
import { put } from "./live";
import { code_at, colour_in, front_in, is_chest, load_at, sees_below, type View } from "./view";

const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((x, i) => (i === at ? value : x));
const add = (list: readonly number[], at: number, by: number): number[] => list.map((x, i) => (i === at ? x + by : x));

/** A tile leaves a ship and lies face up in the pile. */
function to_pile(v: View, seat: number, space: number, tile: number, front: number): View {
  const off = put(v, seat, space, 0);
  return { ...off, faces: set(off.faces, tile, front), pile: off.pile + ((off.faces[tile] ?? GONE) === GONE ? 1 : 0) };
}

function with_load(v: View, seat: number, space: number, colours: readonly number[]): View {
  const sorted = [...colours].sort((a, b) => a - b);
  const packed = (sorted[0] === undefined ? 0 : 1 + sorted[0]) + LOADS * (sorted[1] === undefined ? 0 : 1 + sorted[1]);
  if (space < ABOVE) return { ...v, loads: set(v.loads, seat * ABOVE + space, packed) };
  if (!sees_below(v, seat)) return v;
  const unit = 2 ** (CODE_BITS * (space - ABOVE));
  const old = v.below_loads[seat] ?? 0;
  return { ...v, below_loads: set(v.below_loads, seat, old + (packed - (Math.floor(old / unit) % 2 ** CODE_BITS)) * unit) };
}

/** A token leaves a place; -1: a storage asset below another's deck. */
function take(v: View, seat: number, place: number, colour: number): View {
  if (place < 0) return v;
  if (place < SPACES) return put(v, seat, place, 0);
  const load = load_at(v, seat, place % SPACES);
  const at = load.indexOf(colour);
  return at < 0
    ? v
    : with_load(
        v,
        seat,
        place % SPACES,
        load.filter((_, k) => k !== at),
      );
}

function give(v: View, seat: number, place: number, colour: number): View {
  if (place < 0) return v;
  if (place < SPACES) return put(v, seat, place, place < ABOVE || sees_below(v, seat) ? CARGO + colour : undefined);
  return with_load(v, seat, place % SPACES, [...load_at(v, seat, place % SPACES), colour]);
}

/** Moved aboard; below deck the colour is not told: its owner sees it lie there. */
function restow(v: View, seat: number, told: number, from: number, to: number): View {
  const colour = told >= 0 ? told : from >= 0 ? colour_in(code_at(v, seat, from % SPACES)) : NONE;
  if (colour < 0 && sees_below(v, seat)) return v;
  return give(take(v, seat, from, colour), seat, to, colour);
}

/** Assets and cargo leave the ship; chests and a handicap monkey stay. */
function unload(v: View, seat: number): View {
  let out = v;
  for (let space = 0; space < SPACES; space++) {
    const code = code_at(v, seat, space);
    const stays =
      is_chest(code) ||
      (v.meddled[seat] === 1 && (v.monkey_at[seat] === space || (v.monkey_at[seat] === null && front_in(code) >> 1 === MONKEY)));
    if (code !== 0 && !stays) out = put(out, seat, space, 0);
  }
  return {
    ...out,
    loads: out.loads.map((load, at) => (Math.floor(at / ABOVE) === seat ? 0 : load)),
    below_loads: out.below_loads.map((load, k) => (k === seat && load !== null ? 0 : load)),
  };
}

export function travel_advance(v: View, fact: Fact, _ctx?: Ctx<View>): View {
  const a = fact.args;
  const seat = a.seat ?? NONE;
  const colour = a.colour ?? NONE;
  const place = a.place ?? NONE;
  switch (fact.kind) {
    case "drawn": {
      const type = a.type ?? 0;
      const met = type === CONTRACT && (v.left[CONTRACT] ?? 0) === 0; // from the bottom, where it had been put
      return {
        ...v,
        back: type,
        card: NONE,
        chosen: v.chosen.map(() => false),
        left: met ? v.left : add(v.left, type, -1),
        bottom: met ? v.bottom - 1 : v.bottom,
      };
    }
    case "bottomed":
      return { ...v, back: NONE, bottom: a.count ?? v.bottom + 1 };
    case "chose":
      return { ...v, chosen: set(v.chosen, seat, true) };
    case "declared":
      return { ...v, chosen: set(v.chosen, seat, false) };
    case "turned":
      return { ...v, card: a.card ?? NONE, chosen: v.chosen.map(() => false) };
    case "resolved":
    case "passed":
      return { ...v, chosen: set(v.chosen, seat, false) };
    case "card_done":
      return { ...v, card: NONE, back: NONE };
    case "spent":
    case "tossed":
    case "exchanged":
      return to_pile(v, seat, a.space ?? 0, a.tile ?? 0, a.front ?? 0);
    case "used_parrot":
      return { ...v, parrots: add(v.parrots, seat, -1) };
    case "paid_cargo":
    case "robbed":
    case "tossed_cargo": {
      const off = take(v, seat, place, colour);
      return { ...off, supply: add(off.supply, colour, 1) };
    }
    case "gained":
      return { ...v, supply: add(v.supply, colour, -1) };
    case "left_behind": // where it was set aside first: once the whole reward is stowed
      return { ...v, supply: add(v.supply, colour, 1) };
    case "stowed":
      return give(v, seat, place, colour);
    case "restowed":
      return restow(v, seat, colour, place, a.place2 ?? NONE);
    case "fined":
      return { ...v, coins: add(v.coins, seat, -(a.coins ?? 0)) };
    case "earned":
      return { ...v, coins: add(v.coins, seat, a.coins ?? 0) };
    case "round_ended":
      return { ...v, phase: ROUND_END, back: NONE, card: NONE };
    case "unloaded":
      return unload(v, seat);
    case "chest": {
      const space = a.space ?? NONE;
      const paid = { ...v, coins: add(v.coins, seat, -CHEST_COINS), chests: add(v.chests, seat, 1) };
      return space >= 0 ? put(paid, seat, space, CHEST) : paid;
    }
    case "parrot":
      return { ...v, parrots: add(v.parrots, seat, 1) };
    case "ended":
      return { ...v, ended: 1 };
    default:
      return v;
  }
}
