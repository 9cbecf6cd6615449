// Views made by hand for the pictures of the rules: as many islands and cards as a picture needs.
import { ABILITIES, BERTHS, CARD_SPACES, HOLDS, NONE, RESOURCES, SHIPS_COUNT, SPACES } from "../printed";
import type { View } from "../view";

const many = (n: number, value = 0): number[] => new Array<number>(n).fill(value);

export function sample(set: Partial<View> = {}, seats = 2): View {
  const islands = set.islands ?? [];
  const cards = set.cards ?? [];
  return {
    seats,
    first: 0,
    turn: 0,
    round: 1,
    placed: 0,
    allowed: 2,
    used: 0,
    claimed: 0,
    posted: 0,
    claims: 0,
    idle: 0,
    last_turns: NONE,
    ended: 0,
    objective: 0,
    deck: 0,
    discard: 0,
    island_deck: 0,
    island_discard: 0,
    shown_last: 0,
    coins: many(seats, 4),
    supply: many(seats * 2, 2),
    waiting: many(seats),
    spaces: many(islands.length * SPACES),
    filled: many(islands.length),
    ships: many(seats * BERTHS, NONE),
    holds: many(seats * BERTHS * HOLDS),
    aboard: many(seats * BERTHS),
    slots: many(seats * ABILITIES, NONE),
    flipped: many(seats),
    launched: many(SHIPS_COUNT, NONE),
    launches: many(seats),
    points: many(seats),
    counts: many(seats * RESOURCES),
    incoming: many(3, NONE),
    manned: many(cards.length * CARD_SPACES),
    secrets: many(seats, NONE),
    revealed: many(seats, NONE),
    hands: many(seats),
    picks: many(seats),
    ...set,
    islands,
    cards,
  };
}
