/* What is printed on the game's components, and what a reader sees of its state. Written by tools/printed.py from games/anchors_aweigh/: change it there. */

export const NONE = -1;
export const SEATS = 4;
export const ROUNDS = 2;
export const SETUP = 0;
export const LOADING = 1;
export const TRAVEL = 2;
export const ROUND_END = 3;
export const CANNON = 0;
export const SWORD = 1;
export const SAILOR = 2;
export const SHOVEL = 3;
export const SPYGLASS = 4;
export const ROPE = 5;
export const COMPASS = 6;
export const MAP = 7;
export const STORAGE = 8;
export const MONKEY = 9;
export const ASSETS = 10;
export const EACH = 9;
export const MONKEYS = 3;
export const STARFISH_EACH = 4;
export const TILES = 84;
export const FRONTS = 19;
export const MONKEY_FRONT = 18;
export const BACK = -1;
export const GONE = -2;
export const BLUE = 0;
export const WHITE = 1;
export const ORANGE = 2;
export const PURPLE = 3;
export const COLOURS = 4;
export const TOKENS = 16;
export const GREY = 4;
export const PARROTS = 3;
export const ABOVE = 8;
export const MIXED = 12;
export const SPACES = 14;
export const BELOW = 6;
export const FULL = 16383;
export const MIXED_MASK = 4095;
export const CARGO = 20;
export const CHEST = 24;
export const CODE_BITS = 5;
export const CODE_MASK = 31;
export const LOAD = 2;
export const LOADS = 5;
export const DISCOVERY = 0;
export const TRADE = 1;
export const PIRATES = 2;
export const CONTRACT = 3;
export const TYPES = 4;
export const DEALT = 13;
export const CARDS = 52;
export const PENALTY_COINS = 2;
export const CHEST_COINS = 10;
export const COUNTDOWN_MS = 3000;
export const FLIP = 0;
export const TAKE = 1;
export const LOOK_AND_PUT_BACK = 2;

export const ALL_FRONTS: readonly number[] = [
  0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 10,
  10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 14, 15, 15, 15, 15, 16, 16, 16, 16, 16, 17, 17, 17,
  17, 18, 18, 18,
];

export const TYPE: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
  3, 3, 3, 3, 3, 3,
];

export const ASKS: readonly (readonly number[])[] = [
  [3, 4],
  [3, 5],
  [3, 6],
  [3, 7],
  [4, 5],
  [4, 6],
  [4, 7],
  [5, 6],
  [5, 7],
  [6, 7],
  [3],
  [4],
  [5],
  [6],
  [7],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 7],
  [0],
  [1],
  [2],
  [3],
  [0],
  [1],
  [2],
  [3],
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 0, 1],
  [1, 1, 2],
  [2, 2, 0],
  [0, 1, 2],
  [0, 1, 2],
  [0, 1, 2],
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [3, 3, 3],
  [0, 0, 1],
  [1, 1, 2],
  [2, 2, 3],
  [3, 3, 0],
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 0],
  [3, 0, 1],
];

export const REWARD: readonly (readonly number[])[] = [
  [0, 1],
  [2, 3],
  [1, 1],
  [3, 3],
  [0, 2],
  [1, 3],
  [0, 0],
  [2, 2],
  [],
  [],
  [0],
  [1],
  [2],
  [3],
  [],
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [3, 3, 3],
  [],
  [1, 1],
  [2, 2],
  [3, 3],
  [0, 0],
  [2, 3],
  [3, 0],
  [0, 1],
  [1, 2],
  [],
  [],
  [],
  [4, 4, 4],
  [4, 4, 4],
  [4, 4, 4],
  [],
  [],
  [],
  [],
  [4, 4, 4, 4],
  [4, 4, 4, 4],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
];

export const COINS: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 0, 0, 0, 7, 7, 7, 8, 0, 0, 6, 6, 6, 6, 5, 5,
  5, 5, 5, 5, 5, 5,
];

export const ACTS: readonly string[] = ["flip", "take", "place", "put_back", "cargo", "discard", "wait"];

/** What one reader sees; what each field means stands in the game's state.py. */
export interface View {
  seats: number;
  live: number;
  reach: number;
  limit: number;
  rough: number;
  stars: number;
  ocean: number;
  mix: number[];
  picked: number;
  round: number;
  phase: number;
  captain: number;
  ended: number;
  shown_last: number;
  faces: number[];
  pile: number;
  down: number;
  hand: number[];
  shown: number[];
  held: (number | null)[];
  acts: number[];
  since: number[];
  order: number[];
  beaten: number[];
  arrivals: number;
  floor: number;
  at: number;
  beat: number;
  filled: number[];
  above: number[];
  below: (number | null)[];
  loads: number[];
  below_loads: (number | null)[];
  meddled: number[];
  monkey_at: (number | null)[];
  coins: number[];
  chests: number[];
  parrots: number[];
  supply: number[];
  cards: number[];
  left: number[];
  bottom: number;
  back: number;
  card: number;
  used: number;
  chosen: (number | boolean)[];
}
