// One fact later: the view as it stands after an event, for showing events one by one. Pure; the server's view has the last word.
import type { Fact } from "../../wire/types";
import {
  ABILITIES,
  BERTHS,
  CARD_SPACES,
  CRATES_A_TURN,
  FIRST_SPOT,
  HOLDS,
  ISLANDS_COUNT,
  KINDS,
  MORE_CRATES,
  NONE,
  ON_TOP,
  PIRATE,
  RANSOM_COINS,
  RESOURCES,
  SALE_COINS,
  SPACES,
} from "./printed";
import { SHIPS, cargo } from "./print";
import { below, crate_of, kind_of, on_top, owner, type View } from "./view";

function put<T>(list: readonly T[], at: number, value: T): T[] {
  const out = [...list];
  out[at] = value;
  return out;
}
const add = (list: readonly number[], at: number, n: number): number[] => put(list, at, (list[at] ?? 0) + n);

/** Ship decks have 36 bits: only sums work on them. */
const bit = (n: number): number => 2 ** n;
const has = (mask: number, n: number): boolean => Math.floor(mask / bit(n)) % 2 === 1;
const without = (mask: number, n: number): number => (has(mask, n) ? mask - bit(n) : mask);
const with_bit = (mask: number, n: number): number => (has(mask, n) ? mask : mask + bit(n));

/** What stands on a space from now on; 0 empties it. */
function stand(v: View, isle: number, space: number, what: number): View {
  const filled = v.filled[isle] ?? 0;
  return {
    ...v,
    spaces: put(v.spaces, isle * SPACES + space, what),
    filled: put(v.filled, isle, what ? with_bit(filled, space) : without(filled, space)),
  };
}

/** What is in a hold from now on; `at` is seat * 3 + berth. */
function stow(v: View, at: number, hold: number, crate: number): View {
  const mask = v.aboard[at] ?? 0;
  return {
    ...v,
    holds: put(v.holds, at * HOLDS + hold, crate),
    aboard: put(v.aboard, at, crate ? with_bit(mask, hold) : without(mask, hold)),
  };
}

function empty_ship(v: View, at: number): View {
  let out = v;
  for (let hold = 0; hold < HOLDS; hold++) if (v.holds[at * HOLDS + hold]) out = stow(out, at, hold, 0);
  return { ...out, ships: put(out.ships, at, NONE) };
}

const supply = (v: View, seat: number, kind: number, n: number): View => ({ ...v, supply: add(v.supply, seat * KINDS + kind, n) });
const coins = (v: View, seat: number, n: number): View => ({ ...v, coins: add(v.coins, seat, n) });
const use = (v: View, card: number): View => ({ ...v, placed: v.placed + 1, used: v.used | (1 << card) });

export function advance(v: View, fact: Fact): View {
  const a = fact.args;
  const seat = a.seat ?? NONE;
  const seat2 = a.seat2 ?? NONE;
  const kind = a.crate ?? 0;
  const isle = a.isle ?? 0;
  const space = a.space ?? 0;
  const spot = a.spot ?? 0;
  const here = seat * BERTHS + (a.berth ?? 0);
  switch (fact.kind) {
    // ------------------------------------------------ setting up
    case "first":
      return { ...v, first: seat };
    case "objective":
      return { ...v, objective: a.resource ?? NONE };
    case "secret":
      return a.resource === undefined ? v : { ...v, secrets: put(v.secrets, seat, a.resource) };
    case "island":
      return {
        ...v,
        islands: put(v.islands, isle, a.island ?? NONE),
        island_deck: without(v.island_deck, a.island ?? 0),
        shown_last: a.island ?? 0,
      };
    case "card":
      return { ...v, cards: put(v.cards, spot, a.card ?? NONE) };
    case "dealt": {
      const hand = v.hands[seat];
      if (Array.isArray(hand)) return a.ship === undefined ? v : { ...v, hands: put(v.hands, seat, [...hand, a.ship]) };
      return { ...v, hands: put(v.hands, seat, (hand ?? 0) + 1) };
    }
    case "picked": // one's own pick is not named: the server's view brings it
      return Array.isArray(v.picks[seat]) ? v : { ...v, picks: put(v.picks, seat, a.count ?? 0) };
    case "kept": {
      const mine = [a.ship ?? NONE, a.ship2 ?? NONE, a.ship3 ?? NONE];
      const nothing = Array.isArray(v.hands[seat]) ? [] : 0;
      const ships = [...v.ships];
      ships.splice(seat * BERTHS, BERTHS, ...mine);
      return { ...v, ships, deck: mine.reduce(without, v.deck), hands: put(v.hands, seat, nothing), picks: put(v.picks, seat, nothing) };
    }
    case "docked":
      return {
        ...v,
        incoming: put(v.incoming, a.place ?? 0, a.ship ?? NONE),
        deck: without(v.deck, a.ship ?? 0),
        shown_last: ISLANDS_COUNT + (a.ship ?? 0),
      };
    case "reshuffled_islands":
      return { ...v, island_deck: v.island_discard, island_discard: 0 };
    case "reshuffled_ships":
      return { ...v, deck: v.discard, discard: 0 };
    // ------------------------------------------------ the turn
    case "turn_began":
      return {
        ...v,
        idle: v.turn < 0 ? 0 : v.placed === 0 ? v.idle + 1 : 0,
        last_turns: v.last_turns > 0 ? v.last_turns - 1 : v.last_turns,
        turn: seat,
        round: a.round ?? v.round,
        placed: 0,
        allowed: CRATES_A_TURN,
        used: 0,
        claims: 0,
      };
    case "last_round": // the turn that begins now counts it down to what it is
      return { ...v, last_turns: v.seats };
    case "ended":
      return {
        ...v,
        ended: a.reason ?? 1,
        idle: v.placed === 0 ? v.idle + 1 : 0,
        last_turns: v.last_turns > 0 ? v.last_turns - 1 : v.last_turns,
      };
    case "showed":
      return { ...v, revealed: put(v.revealed, seat, a.resource ?? NONE) };
    // ------------------------------------------------ crates
    case "went_home":
      return supply(v, seat, kind, 1);
    case "recalled":
      return stow(v, here, a.hold ?? 0, 0);
    case "retook": {
      const what = v.spaces[isle * SPACES + space] ?? 0;
      return stand(v, isle, space, what >= ON_TOP ? below(what) : 0);
    }
    case "withdrew":
      return { ...v, manned: put(v.manned, manned_by(v, spot, seat), 0) };
    case "placed":
      return use(supply(stand(v, isle, space, crate_of(seat, kind)), seat, kind, -1), isle);
    case "topped":
      return use(
        supply(stand(v, isle, space, (v.spaces[isle * SPACES + space] ?? 0) + ON_TOP * crate_of(seat, PIRATE)), seat, PIRATE, -1),
        isle,
      );
    case "boarded":
      return use(
        supply({ ...v, manned: put(v.manned, spot * CARD_SPACES + space, crate_of(seat, PIRATE)) }, seat, PIRATE, -1),
        FIRST_SPOT + spot,
      );
    case "cleared":
      return { ...v, manned: put(put(v.manned, spot * CARD_SPACES, 0), spot * CARD_SPACES + 1, 0) };
    case "sent":
      return { ...v, manned: put(v.manned, manned_by(v, spot, seat2), 0) };
    case "loaded": {
      const berth2 = a.berth2 ?? NONE; // from one of their ships, or from the supply
      const left = berth2 === NONE ? supply(v, seat, kind, -1) : stow(v, seat * BERTHS + berth2, a.hold2 ?? 0, 0);
      return stow(left, here, a.hold ?? 0, crate_of(seat, kind));
    }
    case "stowed":
    case "smuggled":
      return stow(stand(v, isle, space, 0), here, a.hold ?? 0, crate_of(seat, kind));
    case "sold":
    case "fetched":
      return stand(v, isle, space, 0);
    case "bought": {
      const there = seat2 * BERTHS + (a.berth ?? 0);
      const crate = v.holds[there * HOLDS + (a.hold ?? 0)] ?? 0;
      return coins(
        coins(stow(stow(v, there, a.hold ?? 0, 0), seat * BERTHS + (a.berth2 ?? 0), a.hold2 ?? 0, crate), seat, -SALE_COINS),
        seat2,
        SALE_COINS,
      );
    }
    case "shifted":
    case "exchanged": {
      const one = v.spaces[isle * SPACES + space] ?? 0;
      const other = v.spaces[(a.isle2 ?? 0) * SPACES + (a.space2 ?? 0)] ?? 0;
      return stand(stand(v, isle, space, other), a.isle2 ?? 0, a.space2 ?? 0, one);
    }
    case "ransomed":
      return coins(coins(stand(v, isle, space, below(v.spaces[isle * SPACES + space] ?? 0)), seat, -RANSOM_COINS), seat2, RANSOM_COINS);
    case "gave_up":
      return stand(v, isle, space, on_top(v.spaces[isle * SPACES + space] ?? 0));
    // ------------------------------------------------ islands, abilities, coins
    case "claimed":
      return { ...v, claimed: v.claimed | (1 << isle), posted: a.posted ? v.posted | (1 << isle) : v.posted, claims: v.claims + 1 };
    case "discarded":
      return {
        ...v,
        claimed: without(v.claimed, isle),
        posted: without(v.posted, isle),
        islands: put(v.islands, isle, NONE),
        island_discard: with_bit(v.island_discard, a.island ?? 0),
      };
    case "used":
      return { ...more(v, a.ability), flipped: put(v.flipped, seat, (v.flipped[seat] ?? 0) | (1 << (a.ability ?? 0))) };
    case "deed":
      return more(v, a.ability);
    case "joined":
      return supply(supply({ ...v, waiting: put(v.waiting, seat, 0) }, seat, 0, 1), seat, 1, 1);
    case "earned":
      return coins(v, seat, a.coins ?? 0);
    case "paid":
      return coins(v, seat, -(a.coins ?? 0));
    // ------------------------------------------------ ships
    case "launched": {
      const ship = a.ship ?? 0;
      const counts = [...v.counts];
      for (let r = 0; r < RESOURCES; r++) counts[seat * RESOURCES + r] = (counts[seat * RESOURCES + r] ?? 0) + cargo(ship, r);
      return {
        ...empty_ship(v, here),
        counts,
        launched: put(v.launched, ship, seat),
        launches: put(v.launches, seat, a.count ?? 0),
        points: add(v.points, seat, SHIPS[ship]?.points ?? 0),
      };
    }
    case "armed":
      return { ...v, slots: put(v.slots, seat * ABILITIES + (a.ability ?? 0), a.ship ?? NONE) };
    case "took":
      return { ...v, incoming: put(v.incoming, a.place ?? 0, NONE), ships: put(v.ships, here, a.ship ?? NONE) };
    case "scuttled":
      return { ...empty_ship(v, seat2 * BERTHS + (a.berth ?? 0)), discard: with_bit(v.discard, a.ship ?? 0) };
    case "traded": {
      const there = seat2 * BERTHS + (a.berth2 ?? 0);
      const holds = [...v.holds];
      for (let hold = 0; hold < HOLDS; hold++) {
        holds[here * HOLDS + hold] = v.holds[there * HOLDS + hold] ?? 0;
        holds[there * HOLDS + hold] = v.holds[here * HOLDS + hold] ?? 0;
      }
      const swap = (list: readonly number[]): number[] => put(put(list, here, list[there] ?? 0), there, list[here] ?? 0);
      return { ...v, ships: swap(v.ships), aboard: swap(v.aboard), holds };
    }
    default:
      return v;
  }
}

const more = (v: View, ability: number | undefined): View => (ability === MORE_CRATES ? { ...v, allowed: v.allowed + 1 } : v);

/** The first space of a pirate action card with a crate of this seat. */
export function manned_by(v: View, spot: number, seat: number): number {
  for (let k = spot * CARD_SPACES; k < (spot + 1) * CARD_SPACES; k++) {
    const crate = v.manned[k] ?? 0;
    if (crate && owner(crate) === seat && kind_of(crate) === PIRATE) return k;
  }
  return spot * CARD_SPACES;
}
