// Where a hand comes from and what it reaches for: names of places on the screen.
import { ACTS } from "../printed";
import type { View } from "../view";

export interface Reach {
  verb: number;
  what: number;
  start: number; // ms since the race began
}

export const home = (seat: number, you: number): string[] =>
  seat === you ? [`hand:${seat}`, `ship:${seat}`] : [`ship:${seat}`, `seat:${seat}`];

export function aim(v: View, seat: number, { verb, what }: Reach): string {
  switch (ACTS[verb]) {
    case "flip":
    case "take":
      return `tile:${what}`;
    case "put_back":
      return `tile:${v.hand[seat]}`;
    case "cargo":
      return `cargo:${what}`;
    case "place":
    case "discard":
      return `space:${seat}:${what}`;
  }
  return "";
}
