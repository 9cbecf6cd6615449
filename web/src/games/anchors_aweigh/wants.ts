// Sums over what is in sight: what the open cards ask for, and what a seat's ship has aboard.
import { COLOURS, NONE, SPACES } from "./printed";
import { PRINT, asks_assets, type_of } from "./print";
import { code_at, colour_in, front_in, is_storage, load_at, type View } from "./view";

export interface Sum {
  assets: number[];
  cargo: number[];
}
const none = (): Sum => ({ assets: Array<number>(10).fill(0), cargo: Array<number>(COLOURS).fill(0) });

/** What the cards that lie open ask for in all; null when none does: then one has to remember. */
export function asked(v: View): Sum | null {
  const cards = v.cards.filter((c) => c !== NONE);
  if (cards.length === 0) return null;
  const out = none();
  for (const card of cards) for (const n of PRINT[card]?.asks ?? []) (asks_assets(type_of(card)) ? out.assets : out.cargo)[n]!++;
  return out;
}

/** What lies aboard, as far as this reader sees it. */
export function aboard(v: View, seat: number): Sum {
  const out = none();
  for (let space = 0; space < SPACES; space++) {
    const code = code_at(v, seat, space);
    if (front_in(code) >= 0) out.assets[front_in(code) >> 1]!++;
    if (colour_in(code) >= 0) out.cargo[colour_in(code)]!++;
    if (is_storage(code)) for (const colour of load_at(v, seat, space)) out.cargo[colour]!++;
  }
  return out;
}
