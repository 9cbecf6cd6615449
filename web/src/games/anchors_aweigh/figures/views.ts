// A view made by hand for the pictures of the rules: a ship half laden.
import {
  ABOVE,
  CANNON,
  CARGO,
  CODE_BITS,
  COLOURS,
  COMPASS,
  MAP,
  MONKEY,
  NONE,
  ORANGE,
  PURPLE,
  ROPE,
  SAILOR,
  SHOVEL,
  SPACES,
  SPYGLASS,
  STORAGE,
  SWORD,
  TILES,
  TOKENS,
  TRAVEL,
  TYPES,
} from "../printed";
import type { View } from "../view";

const many = (n: number, value = 0): number[] => new Array<number>(n).fill(value);
const on = (asset: number): number => 1 + 2 * asset;
const token = (colour: number): number => CARGO + colour;

const DECK = [on(SHOVEL), on(SPYGLASS), on(ROPE), on(SWORD), on(CANNON), on(STORAGE), on(MAP), on(SAILOR)];
const HOLD = [on(COMPASS), on(CANNON), 0, on(MONKEY), token(ORANGE), token(PURPLE)];
const packed = HOLD.reduce((sum, code, i) => sum + code * 2 ** (CODE_BITS * i), 0);
const filled = [...DECK, ...HOLD].reduce((mask, code, i) => mask + (code ? 2 ** i : 0), 0);

/** Seat 0 sees below its own deck; seat 1's is hidden. */
export function sample(): View {
  return {
    seats: 2,
    live: 0,
    reach: 0,
    limit: 0,
    rough: 0,
    stars: 0,
    ocean: 0,
    mix: many(TYPES),
    picked: 0,
    round: 1,
    phase: TRAVEL,
    captain: 0,
    ended: 0,
    shown_last: 0,
    faces: many(TILES, NONE),
    pile: 0,
    down: 0,
    hand: many(2, NONE),
    shown: many(2, NONE),
    held: many(2, NONE),
    acts: many(2, NONE),
    since: many(2),
    order: many(2),
    beaten: [],
    arrivals: 0,
    floor: 0,
    at: 0,
    beat: 0,
    filled: [filled, 2 ** SPACES - 1],
    above: [...DECK, ...[...DECK].reverse()],
    below: [packed, null],
    loads: many(2 * ABOVE).map((_, i) => (i === DECK.indexOf(on(STORAGE)) ? 1 + ORANGE : 0)),
    below_loads: [0, null],
    meddled: many(2),
    monkey_at: many(2, NONE),
    coins: [7, 4],
    chests: many(2),
    parrots: many(2),
    supply: many(COLOURS, TOKENS),
    cards: [],
    left: many(TYPES),
    bottom: 0,
    back: NONE,
    card: NONE,
    used: 0,
    chosen: many(2, NONE),
  };
}
