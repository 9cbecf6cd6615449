// Views made by hand for the pictures of the rules: a sea of a few tiles with figures on it, for four seats.
import {
  BOARD_ROOM,
  CARDS_COUNT,
  CARGO,
  COMPASS,
  CREW,
  DICE,
  FIGURES,
  FISH,
  NONE,
  PATROLS,
  PLANS,
  REGIONS,
  SEATS,
  SHIP_SLOTS,
  SPACES,
  STRONGHOLDS,
  SUIT_OF,
} from "../printed";
import type { View } from "../view";

export const SQUADRON_SEAT = 0;
export const SMUGGLER_SEAT = 1;
export const UNION_SEAT = 2;
/** The seat that plays a faction. */
export const SEAT_OF = [SQUADRON_SEAT, UNION_SEAT, SMUGGLER_SEAT];

const many = (n: number, value = 0): number[] => new Array<number>(n).fill(value);
const filled = (n: number, value: number, set: Record<number, number>): number[] => many(n, value).map((was, i) => set[i] ?? was);
const tile_of = (suit: number, little = 0): number => SUIT_OF.indexOf(suit) + little;
const space = (region: number, quarter: number): number => region * 4 + quarter;

export function sample(set: Partial<View> = {}): View {
  return {
    seats: SEATS,
    first: 0,
    turn: NONE,
    round: 1,
    ended: 0,
    conceded: NONE,
    placed: 0,
    allowed: 2,
    used: 0,
    regions: 2,
    stock: 0,
    deck: 0,
    gold_left: 16,
    comrades_left: 12,
    ready: 6,
    plan_deck: 10,
    drawn: NONE,
    goal: NONE,
    shown_last: 0,
    tiles: filled(REGIONS, NONE, { 0: tile_of(FISH), 1: tile_of(COMPASS) }),
    turns: filled(REGIONS, 0, { 0: 2 }),
    xs: filled(REGIONS, 0, { 1: 2 }),
    ys: filled(REGIONS, 0, { 1: 1 }),
    wealth: filled(REGIONS, 0, { 0: 1, 1: 1 }),
    comrades: filled(REGIONS, 0, { 1: 2 }),
    near: many(SPACES * 4, NONE),
    at: filled(FIGURES, NONE, { 0: space(0, 3), [PATROLS]: space(0, 3), 1: space(0, 1), [UNION_SEAT]: space(1, 3), 3: space(1, 1) }),
    dice: [5, 3, 3, 6, 4, 2, 4, 6, 1, 0, 1, 6, 3, 5, 0, 2, 2, 5, 3, 0].slice(0, SEATS * DICE),
    slots: many(SEATS * BOARD_ROOM),
    crew_slots: many(CARDS_COUNT),
    cost_slots: many(CARDS_COUNT),
    ship_slots: many(SHIP_SLOTS),
    where: filled(CARDS_COUNT, 0, { 12: CREW + SQUADRON_SEAT, 20: CREW + UNION_SEAT, 25: CARGO + SMUGGLER_SEAT, 28: CREW + SMUGGLER_SEAT }),
    market: [11, 3, 12],
    gold: [2, 3, 1, 1],
    fame: [7, 9, 8, 4],
    white: filled(SEATS, NONE, { 1: 8, 3: 12 }),
    black: filled(SEATS, NONE, { 1: 13, 3: 12 }),
    played: many(PLANS),
    battle: [],
    plans: [0, 0, [3, 5], 0],
    waived: many(SEATS),
    pledges: [NONE, 0, NONE, null],
    shown_pledges: many(SEATS, NONE),
    shown_plans: many(PLANS),
    ...set,
  };
}

/** A region that both sides want: the Squadron has 4, the Union 3. */
const contested = {
  regions: 1,
  wealth: filled(REGIONS, 0, { 0: 3 }),
  comrades: filled(REGIONS, 0, { 0: 2 }),
  at: filled(FIGURES, NONE, { [STRONGHOLDS]: space(0, 3), [PATROLS]: space(0, 1), [PATROLS + 1]: space(0, 1), [UNION_SEAT]: space(0, 2) }),
};

export const SEAS: Record<string, Partial<View>> = {
  start: {},
  control: contested,
  explore: { at: filled(FIGURES, NONE, { 1: space(1, 1) }), comrades: many(REGIONS) },
};

/** A Smuggler has sailed into a Patrol: both have rolled, and the attacker has turned its Cannons down by 2. */
export const FIGHT: Partial<View> = { battle: [SMUGGLER_SEAT, PATROLS, space(0, 1), 2, 0, 4, 5, 0] };
