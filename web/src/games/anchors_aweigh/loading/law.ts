// What a free hand may do while loading, as the browser knows it: only so that no act is sent in vain; the server decides.
import { ABOVE, BACK, COLOURS, FULL, GONE, LOOK_AND_PUT_BACK, MIXED, NONE, SPACES } from "../printed";
import { has_star } from "../print";
import { code_at, front_in, is_filled, type View } from "../view";

export interface Wish {
  verb: string;
  args: readonly number[];
}
export type Deck = "ask" | "above" | "below";

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);

export const open_assets = (v: View, seat: number): number[] => range(0, MIXED).filter((n) => !is_filled(v, seat, n));
export const open_cargo = (v: View, seat: number): number[] => range(MIXED, SPACES).filter((n) => !is_filled(v, seat, n));

/** Where starfish act: the own spaces whose asset may be thrown back. */
export const starfish = (v: View, seat: number): number[] =>
  v.stars ? range(0, MIXED).filter((n) => front_in(code_at(v, seat, n)) >= 0 && has_star(front_in(code_at(v, seat, n)))) : [];

/** The first open space of that deck; of the other one when it is full; NONE: the ship is. */
export function first_open(v: View, seat: number, deck: Deck): number {
  const open = open_assets(v, seat);
  const wanted = deck === "below" ? open.find((n) => n >= ABOVE) : open.find((n) => n < ABOVE);
  return wanted ?? open[0] ?? NONE;
}

/** Why a free hand may not do this at a table with these rules: a key of the catalogue; "": it may. */
export function why_not(v: View, seat: number, wish: Wish, rules: number): string {
  const what = wish.args[0] ?? NONE;
  const holds = (v.hand[seat] ?? NONE) >= 0;
  const full = v.filled[seat] === FULL;
  switch (wish.verb) {
    case "flip":
    case "take":
      if (holds) return "no-hand-full";
      if (full) return "no-ship-full";
      if ((v.faces[what] ?? GONE) === GONE) return "no-tile-gone";
      if (wish.verb === "flip") return v.faces[what] === BACK ? "" : "no-face-up";
      return rules >= LOOK_AND_PUT_BACK || open_assets(v, seat).length > 0 ? "" : "no-room-aboard";
    case "place":
      if (!holds) return "no-hand-empty";
      if (what >= MIXED) return "no-cargo-only";
      return is_filled(v, seat, what) ? "no-space-taken" : "";
    case "put_back":
      return holds ? "" : "no-hand-empty";
    case "cargo":
      if (holds) return "no-hand-full";
      if (full) return "no-ship-full";
      if (what < 0 || what >= COLOURS || open_cargo(v, seat).length === 0) return "no-cargo-aboard";
      return (v.supply[what] ?? 0) > 0 ? "" : "no-supply";
    case "discard":
      if (holds) return "no-hand-full";
      return starfish(v, seat).includes(what) ? "" : "no-starfish";
  }
  return "no-loading-now";
}
