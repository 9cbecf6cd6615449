// What is printed on tiles, ships and adventure cards, and which clause speaks of each; the server's components.py has the same.

export const NONE = -1;
export const TILES = 84;
export const BACK = -1; // a tile lies face down in the pile
export const GONE = -2; // not in the pile

export const STORAGE = 8;
export const MONKEY = 9;

export const ABOVE = 8; // spaces 0 to 7
export const MIXED = 12; // 0 to 11 take an asset or a cargo
export const SPACES = 14; // 12 and 13 take cargo only
export const ON_CARGO = 20; // code of a space: 20 + colour
export const ON_CHEST = 24;
export const ON_STORAGE = 14; // place: 14 + the space of the storage asset
export const LOADS = 5;

export const COLOURS = 4;
export const GREY = 4;
export const DEALT = 13;
export const CARDS = 52;
export const CHEST_COINS = 10;

export const DISCOVERY = 0;
export const TRADE = 1;
export const PIRATES = 2;
export const CONTRACT = 3;
export const TYPES = 4;
export const FIRST_CARD = [0, 20, 28, 40, 52];

export interface Card {
  asks: readonly number[]; // assets (discovery, pirates) or colours (trade, contract), one a symbol
  gives: readonly number[]; // colours; 4: any
  coins: number;
}

const [CA, SW, SA, SH, SP, RO, CO, MA] = [0, 1, 2, 3, 4, 5, 6, 7];
const [B, W, O, P, ANY] = [0, 1, 2, 3, GREY];
const card = (asks: number[], gives: number[], coins = 0): Card => ({ asks, gives, coins });

export const PRINT: readonly Card[] = [
  // discovery
  card([SH, SP], [B, W]),
  card([SH, RO], [O, P]),
  card([SH, CO], [W, W]),
  card([SH, MA], [P, P]),
  card([SP, RO], [B, O]),
  card([SP, CO], [W, P]),
  card([SP, MA], [B, B]),
  card([RO, CO], [O, O]),
  card([RO, MA], [], 4),
  card([CO, MA], [], 4),
  card([SH], [B]),
  card([SP], [W]),
  card([RO], [O]),
  card([CO], [P]),
  card([MA], [], 2),
  card([SH, SH], [B, B, B]),
  card([SP, SP], [W, W, W]),
  card([RO, RO], [O, O, O]),
  card([CO, CO], [P, P, P]),
  card([MA, MA], [], 5),
  // trade
  card([B], [W, W]),
  card([W], [O, O]),
  card([O], [P, P]),
  card([P], [B, B]),
  card([B], [O, P]),
  card([W], [P, B]),
  card([O], [B, W]),
  card([P], [W, O]),
  // pirates
  card([CA, SW], [], 5),
  card([CA, SA], [], 5),
  card([SW, SA], [], 5),
  card([CA, CA], [ANY, ANY, ANY]),
  card([SW, SW], [ANY, ANY, ANY]),
  card([SA, SA], [ANY, ANY, ANY]),
  card([CA, CA, SW], [], 7),
  card([SW, SW, SA], [], 7),
  card([SA, SA, CA], [], 7),
  card([CA, SW, SA], [], 8),
  card([CA, SW, SA], [ANY, ANY, ANY, ANY]),
  card([CA, SW, SA], [ANY, ANY, ANY, ANY]),
  // contracts
  card([B, B, B], [], 6),
  card([W, W, W], [], 6),
  card([O, O, O], [], 6),
  card([P, P, P], [], 6),
  card([B, B, W], [], 5),
  card([W, W, O], [], 5),
  card([O, O, P], [], 5),
  card([P, P, B], [], 5),
  card([B, W, O], [], 5),
  card([W, O, P], [], 5),
  card([O, P, B], [], 5),
  card([P, B, W], [], 5),
];

export const type_of = (n: number): number => FIRST_CARD.findIndex((first, t) => n >= first && n < (FIRST_CARD[t + 1] ?? 0));
/** Discovery and pirates ask for assets, trade and contracts for cargo. */
export const asks_assets = (type: number): boolean => type === DISCOVERY || type === PIRATES;
export const asset_of = (front: number): number => front >> 1;
export const has_star = (front: number): boolean => (front & 1) === 1;
