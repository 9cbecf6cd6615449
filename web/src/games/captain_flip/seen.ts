// Sides seen so far, per character: counted from what lies open, what was turned over, and the tile in hand.
import { CHARACTERS, EMPTY } from "./printed";
import type { View } from "./view";

export function seen(v: View): number[] {
  const out = new Array<number>(CHARACTERS).fill(0);
  for (const side of [...v.showing, ...v.known, v.hand_up, v.hand_known]) if (side !== EMPTY && side >= 0) out[side] = (out[side] ?? 0) + 1;
  return out;
}
