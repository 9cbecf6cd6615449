// How to read what is printed on tiles, cards and boards, and which clause speaks of each.
import {
  ACTION,
  AMOUNT,
  ARROW,
  BOARD_ROOM,
  CARDS_COUNT,
  CARD_SUIT,
  COST,
  COSTS_DIE,
  COST_SLOT,
  CREW_ACTION,
  CREW_SLOT,
  CUTTER,
  CUTTER_SLOT,
  DASHED,
  DO_CUTTER,
  DO_GUNSHIP,
  EVEN,
  FACTION,
  FITS,
  GIVES_CREW,
  GIVES_FAME,
  GIVES_GOLD,
  GIVES_MOVE,
  GIVES_NOTHING,
  GIVES_QUIET_MOVE,
  GIVES_REPAIR,
  GIVES_TILE,
  GIVES_WEALTH,
  GIVES_WIND,
  GOES_TO,
  HAS_SLOT,
  NONE,
  PATROLS,
  REWARD,
  SANDBAR,
  SEA,
  SEATS,
  SELLS_FAME,
  SHIP_FITS,
  SHIP_SLOT,
  SLOT_COUNT,
  STRONGHOLDS,
  SUIT_OF,
  TERRAIN,
  TREASURE,
  UNION_SEAT,
  WIND,
} from "./printed";

// ------------------------------------------------ factions and figures
export const faction_of = (seats: number, seat: number): number => FACTION[seats * SEATS + seat] ?? NONE;
export const union_seat = (seats: number): number => UNION_SEAT[seats] ?? NONE;

export type Shape = "flagship" | "patrol" | "stronghold" | "cutter" | "gunship";
export function shape_of(figure: number): Shape {
  if (figure < PATROLS) return "flagship";
  if (figure < STRONGHOLDS) return "patrol";
  if (figure < CUTTER) return "stronghold";
  return figure === CUTTER ? "cutter" : "gunship";
}
/** Whose a figure is. */
export function owner_of(seats: number, figure: number): number {
  if (figure < PATROLS) return figure;
  return figure < CUTTER ? 0 : union_seat(seats);
}

// ------------------------------------------------ region tiles, as printed with the Island in the south-east
export interface Space {
  terrain: number;
  gold: number; // 0: no Treasure
  wind: number; // 0: no Tailwind die
  arrow: number; // a Current's direction as printed: 0 north, 2 south; NONE
  bar: number; // the quarter on the other side of a Sandbar; NONE
}
export interface Tile {
  suit: number;
  spaces: readonly Space[]; // by quarter: 0 NW, 1 NE, 2 SW, 3 SE
}
const space = (n: number): Space => ({
  terrain: TERRAIN[n] ?? SEA,
  gold: TREASURE[n] ?? 0,
  wind: WIND[n] ?? 0,
  arrow: ARROW[n] ?? NONE,
  bar: SANDBAR[n] ?? NONE,
});
export const TILES: readonly Tile[] = SUIT_OF.map((suit, tile) => ({
  suit,
  spaces: [0, 1, 2, 3].map((quarter) => space(tile * 4 + quarter)),
}));
const OPEN_SEA = space(NONE);
export const print_of = (tile: number, quarter: number): Space => TILES[tile]?.spaces[quarter] ?? OPEN_SEA;

// ------------------------------------------------ market cards, shown by ctx.t(`card-<n>`)
export interface Card {
  suit: number;
  gold: number; // 0: costs a die
  die: boolean;
  to: number; // suit of the Islands its cargo goes to
  slot: boolean; // has a die slot of its own
}
export const CARDS: readonly Card[] = Array.from({ length: CARDS_COUNT }, (_, card) => ({
  suit: CARD_SUIT[card]!,
  gold: COST[card]!,
  die: COSTS_DIE[card]!,
  to: GOES_TO[card]!,
  slot: HAS_SLOT[card]!,
}));
/** Which clause of the rules speaks of a card. */
export const CARD_CLAUSES = [
  "AH-224",
  "AH-213",
  "AH-204",
  "AH-205",
  "AH-220",
  "AH-227",
  "AH-214",
  "AH-210",
  "AH-211",
  "AH-217",
  "AH-207",
  "AH-202",
  "AH-221",
  "AH-206",
  "AH-209",
  "AH-200",
  "AH-200",
  "AH-201",
  "AH-201",
  "AH-215",
  "AH-218",
  "AH-226",
  "AH-208",
  "AH-223",
  "AH-222",
  "AH-225",
  "AH-216",
  "AH-219",
  "AH-203",
  "AH-212",
];

export const PLAN_CLAUSES = ["AH-230", "AH-230", "AH-231", "AH-232", "AH-233", "AH-234", "AH-235", "AH-236", "AH-237"];

// ------------------------------------------------ player boards
export interface Slot {
  action: number; // of those that take a die
  needs: string; // "" any die, "1" to "6", EVEN
  dashed: boolean; // cannot be damaged
}
/** What is printed on a slot, from the dice that fit it; `at` is where the table speaks of it. */
function needs(fits: readonly boolean[], at: number): string {
  const values = [1, 2, 3, 4, 5, 6].filter((value) => fits[at * 7 + value]);
  return values.length === 6 ? "" : values.length === 1 ? String(values[0]) : EVEN;
}
/** By faction; the place in the list is the slot's number. */
export const BOARDS: readonly (readonly Slot[])[] = SLOT_COUNT.map((slots, faction) =>
  Array.from({ length: slots }, (_, slot) => {
    const at = faction * BOARD_ROOM + slot;
    return { action: ACTION[at]!, needs: needs(FITS, at), dashed: DASHED[at]! };
  }),
);

const COSTS: Slot = { action: NONE, needs: "", dashed: true };
/** What a slot number of a seat is: its action, or NONE for a dashed cost slot. */
export function slot_of(faction: number, slot: number): Slot {
  if (slot < CREW_SLOT) return BOARDS[faction]?.[slot] ?? COSTS;
  if (slot < SHIP_SLOT) return { action: CREW_ACTION[slot - CREW_SLOT] ?? NONE, needs: "", dashed: false };
  if (slot >= COST_SLOT) return COSTS;
  const at = slot - SHIP_SLOT;
  return { action: at === CUTTER_SLOT ? DO_CUTTER : DO_GUNSHIP, needs: needs(SHIP_FITS, at), dashed: false };
}

// ------------------------------------------------ the Smugglers' rewards
export type RewardKind = "nothing" | "gold" | "fame" | "sell" | "crew" | "wind" | "move" | "quiet" | "repair" | "tile" | "wealth";
export interface Reward {
  kind: RewardKind;
  amount: number; // gold, Fame; repair: Fame for each damage
}
const KINDS: Record<number, RewardKind> = {
  [GIVES_NOTHING]: "nothing",
  [GIVES_GOLD]: "gold",
  [GIVES_FAME]: "fame",
  [SELLS_FAME]: "sell",
  [GIVES_CREW]: "crew",
  [GIVES_WIND]: "wind",
  [GIVES_MOVE]: "move",
  [GIVES_QUIET_MOVE]: "quiet",
  [GIVES_REPAIR]: "repair",
  [GIVES_TILE]: "tile",
  [GIVES_WEALTH]: "wealth",
};
export const GRID: readonly Reward[] = REWARD.map((kind, n) => ({ kind: KINDS[kind] ?? "nothing", amount: AMOUNT[n] ?? 0 }));
