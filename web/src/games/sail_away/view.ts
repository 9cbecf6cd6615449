// How to read Sail Away's view.
import { ABILITIES, BERTHS, CARD_SPACES, HOLDS, KINDS, NONE, ON_TOP, PIRATE, RESOURCES, SPACES, type View } from "./printed";
import { SHIPS } from "./print";

export type { View };

/** A crate is 1 + 2 * seat + kind; 0 is none. */
export const crate_of = (seat: number, kind: number): number => 1 + 2 * seat + kind;
export const owner = (crate: number): number => (crate - 1) >> 1;
export const kind_of = (crate: number): number => (crate - 1) & 1;
export const is_pirate = (crate: number): boolean => crate > 0 && kind_of(crate) === PIRATE;
export const below = (what: number): number => what % ON_TOP;
export const on_top = (what: number): number => Math.floor(what / ON_TOP);

export const on_space = (v: View, isle: number, space: number): number => v.spaces[isle * SPACES + space] ?? 0;
export const ship_at = (v: View, seat: number, berth: number): number => v.ships[seat * BERTHS + berth] ?? NONE;
export const in_hold = (v: View, seat: number, berth: number, hold: number): number => v.holds[(seat * BERTHS + berth) * HOLDS + hold] ?? 0;
export const in_slot = (v: View, seat: number, slot: number): number => v.slots[seat * ABILITIES + slot] ?? NONE;
export const on_card = (v: View, spot: number, space: number): number => v.manned[spot * CARD_SPACES + space] ?? 0;
/** The first space of a pirate action card with a crate of this seat. */
export function manned_by(v: View, spot: number, seat: number): number {
  for (let k = spot * CARD_SPACES; k < (spot + 1) * CARD_SPACES; k++) {
    const crate = v.manned[k] ?? 0;
    if (crate && owner(crate) === seat && kind_of(crate) === PIRATE) return k;
  }
  return spot * CARD_SPACES;
}
export const is_claimed = (v: View, isle: number): boolean => ((v.claimed >> isle) & 1) === 1;
export const is_posted = (v: View, isle: number): boolean => ((v.posted >> isle) & 1) === 1;
export const is_used = (v: View, card: number): boolean => ((v.used >> card) & 1) === 1;
export const pirates = (v: View, seat: number): number => v.supply[seat * KINDS + PIRATE] ?? 0;
export const shown_count = (v: View, seat: number, resource: number): number => v.counts[seat * RESOURCES + resource] ?? 0;

export type SlotState = "empty" | "armed" | "used";
export function slot_state(v: View, seat: number, slot: number): SlotState {
  if (in_slot(v, seat, slot) === NONE) return "empty";
  return ((v.flipped[seat] ?? 0) >> slot) & 1 ? "used" : "armed";
}

/** How many bits are set, of numbers too large for bit operators. */
export function how_many(mask: number): number {
  let n = 0;
  for (let left = mask; left >= 1; left = Math.floor(left / 2)) n += left % 2;
  return n;
}

/** How many of a ship's holds are filled, and of how many that must be. */
export function lading(v: View, seat: number, berth: number): { filled: number; needed: number } {
  const ship = SHIPS[ship_at(v, seat, berth)];
  if (!ship) return { filled: 0, needed: 0 };
  const needed = ship.holds.length - (ship.smuggler ? 1 : 0);
  let filled = 0;
  for (let hold = 0; hold < needed; hold++) if (in_hold(v, seat, berth, hold)) filled++;
  return { filled, needed };
}

/** The resources a seat's ships still have an open hold for. */
export function wanted(v: View, seat: number): Set<number> {
  const out = new Set<number>();
  for (let berth = 0; berth < BERTHS; berth++)
    SHIPS[ship_at(v, seat, berth)]?.holds.forEach((print, hold) => {
      if (!in_hold(v, seat, berth, hold)) out.add(print);
    });
  return out;
}

/** Ships a seat has launched, those without a slot too. */
export const launched_by = (v: View, seat: number): number[] => v.launched.flatMap((who, ship) => (who === seat ? [ship] : []));

/** The secret objective as far as this reader knows it; -1: not. */
export function secret_of(v: View, seat: number): number {
  const shown = v.revealed[seat] ?? NONE;
  return shown !== NONE ? shown : (v.secrets[seat] ?? NONE);
}

/** The ships dealt to a seat that may see them. */
export const dealt = (v: View, seat: number): number[] => list(v.hands[seat]);
export const picked = (v: View, seat: number): number[] => list(v.picks[seat]);
const list = (x: number[] | number | undefined): number[] => (Array.isArray(x) ? x : []);
export const is_choosing = (v: View): boolean => v.turn < 0 && v.hands.some((hand) => (Array.isArray(hand) ? hand.length : hand) > 0);

/** Reads "hold:0:1:2" as ["hold", 0, 1, 2]. */
export function read_ref(ref: string): { what: string; at: number[]; name: string } {
  const [what = "", ...rest] = ref.split(":");
  return { what, at: rest.map(Number), name: rest[0] ?? "" };
}
