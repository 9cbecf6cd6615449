// For tests in a browser: any moment of the last flight, stood still; and what was drawn.
import { bridge } from "../bridge.svelte";
import { length_of } from "../flight";
import type { Lookout, Seen } from "../look";
import type { Deck3d } from "../scene/deck3d";

export interface Hook {
  /** Stands at so many ms of the last flight; null lets go. Returns the flight's length. */
  seek(ms: number | null): number;
  /** Everything in its place, no camera glides. */
  settle(): void;
  pictures(): number;
  /** What the last picture asked of the graphics, and how long its script took. */
  cost(): { calls: number; triangles: number; ms: number } | null;
  /** Where a place of the table is in the deck's box. */
  seen(x: number, y: number): Seen | null;
}

export function install(deck: () => Deck3d | null, look: () => Lookout | null): () => void {
  const hook: Hook = {
    seek(ms) {
      bridge.held = ms;
      bridge.drawn();
      return length_of(bridge.last);
    },
    settle: () => deck()?.settle(),
    pictures: () => deck()?.pictures ?? 0,
    cost: () => deck()?.cost ?? null,
    seen: (x, y) => look()?.seen(x, y, 0) ?? null,
  };
  Object.assign(window, { quarterdeck: hook });
  return () => void delete (window as { quarterdeck?: Hook }).quarterdeck;
}
