/* What is printed on the game's components, and what a reader sees of its state. Written by tools/printed.py from games/sail_away/: change it there. */

export const SEATS = 4;
export const NONE = -1;
export const COTTON = 0;
export const VANILLA = 1;
export const SUGAR = 2;
export const BANANA = 3;
export const COCONUT = 4;
export const COCOA = 5;
export const RESOURCES = 6;
export const TWO_COINS = 6;
export const THREE_COINS = 7;
export const STANDARD = 0;
export const PIRATE = 1;
export const KINDS = 2;
export const STANDARDS = 7;
export const PIRATES = 3;
export const ON_TOP = 16;
export const COINS = 4;
export const LARGE_COIN = 5;
export const SAME_CARD_COINS = 2;
export const CLEAR_COINS = 4;
export const RANSOM_COINS = 2;
export const SELL_COINS = 1;
export const SALE_COINS = 1;
export const FRAUD_COINS = 2;
export const FEE_COINS = 1;
export const CRATES_A_TURN = 2;
export const POSTS = 2;
export const DEALT = 6;
export const KEPT = 3;
export const OBJECTIVE_POINTS = 10;
export const SHIPS_TO_END = 5;
export const SPACES = 5;
export const ALL_FILLED = 31;
export const TREASURE = 12;
export const ISLANDS_COUNT = 13;
export const MOST_ISLES = 5;
export const HOLDS = 4;
export const BERTHS = 3;
export const INCOMING = 3;
export const SHIPS_COUNT = 36;
export const NO_PRINT = 15;
export const FORCED_SALE = 0;
export const SMUGGLED_GOODS = 1;
export const DIRTY_DEEDS = 2;
export const LANDLUBBER = 3;
export const INSURANCE_FRAUD = 4;
export const UNFAIR_TRADE = 5;
export const DOCKMASTER = 6;
export const MAPMAKER = 7;
export const CARDS_COUNT = 8;
export const SPOTS = 3;
export const FIRST_SPOT = 5;
export const ALL_SPOTS = 224;
export const CARD_SPACES = 2;
export const MORE_CRATES = 0;
export const STRAIGHT_ABOARD = 1;
export const CLAIM_ISLAND = 2;
export const SEND_PIRATE = 3;
export const TWO_WAITING = 4;
export const ABILITIES = 5;
export const FROM_SELLING = 0;
export const FROM_TREASURE = 1;
export const FROM_CLAIM = 2;
export const FROM_SMUGGLING = 3;
export const FROM_FRAUD = 4;
export const FROM_DOCKMASTER = 5;
export const FROM_MAPMAKER = 6;
export const FOR_SAME_CARD = 7;
export const FOR_CLEARING = 8;

export interface Island {
  reward: number;
  spaces: readonly number[];
}

export interface Ship {
  holds: readonly number[];
  points: number;
  smuggler: number;
}

export const SPACE_COINS: readonly number[] = [0, 0, 0, 0, 0, 0, 2, 3];

export const ISLANDS: readonly Island[] = [
  { reward: 2, spaces: [0, 0, 1, 1, 2] },
  { reward: 2, spaces: [1, 1, 2, 2, 3] },
  { reward: 2, spaces: [2, 2, 3, 3, 4] },
  { reward: 2, spaces: [3, 3, 4, 4, 5] },
  { reward: 2, spaces: [4, 4, 5, 5, 0] },
  { reward: 2, spaces: [5, 5, 0, 0, 1] },
  { reward: 1, spaces: [1, 2, 3, 4, 5] },
  { reward: 1, spaces: [0, 2, 3, 4, 5] },
  { reward: 1, spaces: [0, 1, 3, 4, 5] },
  { reward: 1, spaces: [0, 1, 2, 4, 5] },
  { reward: 1, spaces: [0, 1, 2, 3, 5] },
  { reward: 1, spaces: [0, 1, 2, 3, 4] },
  { reward: 1, spaces: [6, 6, 6, 7, 7] },
];

export const SHIPS: readonly Ship[] = [
  { holds: [0, 1], points: 4, smuggler: -1 },
  { holds: [1, 2], points: 4, smuggler: -1 },
  { holds: [2, 3], points: 4, smuggler: -1 },
  { holds: [3, 4], points: 4, smuggler: -1 },
  { holds: [4, 5], points: 4, smuggler: -1 },
  { holds: [5, 0], points: 4, smuggler: -1 },
  { holds: [0, 2], points: 3, smuggler: 4 },
  { holds: [1, 3], points: 3, smuggler: 5 },
  { holds: [2, 4], points: 3, smuggler: 0 },
  { holds: [3, 5], points: 3, smuggler: 1 },
  { holds: [4, 0], points: 3, smuggler: 2 },
  { holds: [5, 1], points: 3, smuggler: 3 },
  { holds: [0, 0, 3], points: 7, smuggler: -1 },
  { holds: [1, 1, 4], points: 7, smuggler: -1 },
  { holds: [2, 2, 5], points: 7, smuggler: -1 },
  { holds: [3, 3, 0], points: 7, smuggler: -1 },
  { holds: [4, 4, 1], points: 7, smuggler: -1 },
  { holds: [5, 5, 2], points: 7, smuggler: -1 },
  { holds: [0, 1, 2], points: 6, smuggler: 4 },
  { holds: [1, 2, 3], points: 6, smuggler: 5 },
  { holds: [2, 3, 4], points: 6, smuggler: 0 },
  { holds: [3, 4, 5], points: 6, smuggler: 1 },
  { holds: [4, 5, 0], points: 6, smuggler: 2 },
  { holds: [5, 0, 1], points: 6, smuggler: 3 },
  { holds: [0, 0, 1, 1], points: 11, smuggler: -1 },
  { holds: [1, 1, 2, 2], points: 11, smuggler: -1 },
  { holds: [2, 2, 3, 3], points: 11, smuggler: -1 },
  { holds: [3, 3, 4, 4], points: 11, smuggler: -1 },
  { holds: [4, 4, 5, 5], points: 11, smuggler: -1 },
  { holds: [5, 5, 0, 0], points: 11, smuggler: -1 },
  { holds: [0, 1, 2, 3], points: 10, smuggler: -1 },
  { holds: [1, 2, 3, 4], points: 10, smuggler: -1 },
  { holds: [2, 3, 4, 5], points: 10, smuggler: -1 },
  { holds: [3, 4, 5, 0], points: 10, smuggler: -1 },
  { holds: [4, 5, 0, 1], points: 10, smuggler: -1 },
  { holds: [5, 0, 1, 2], points: 10, smuggler: -1 },
];

/** What one reader sees; what each field means stands in the game's state.py. */
export interface View {
  seats: number;
  first: number;
  turn: number;
  round: number;
  placed: number;
  allowed: number;
  used: number;
  claimed: number;
  posted: number;
  claims: number;
  idle: number;
  last_turns: number;
  ended: number;
  objective: number;
  deck: number;
  discard: number;
  island_deck: number;
  island_discard: number;
  shown_last: number;
  coins: number[];
  supply: number[];
  waiting: number[];
  islands: number[];
  spaces: number[];
  filled: number[];
  ships: number[];
  holds: number[];
  aboard: number[];
  slots: number[];
  flipped: number[];
  launched: number[];
  launches: number[];
  points: number[];
  counts: number[];
  incoming: number[];
  cards: number[];
  manned: number[];
  secrets: (number | null)[];
  revealed: number[];
  hands: (number[] | number)[];
  picks: (number[] | number)[];
}
