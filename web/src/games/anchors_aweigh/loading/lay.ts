// Where the tiles lie in a window of this size: of the fixed scatters the one that lets them be largest.
import { BROAD, SQUARE, TALL, WIDE, type Scatter } from "./scatter";

export interface Laid {
  scatter: Scatter;
  size: number; // of a tile, px
  tiles: { x: number; y: number; turn: number }[]; // middle in px, degrees
}

const STAY = 1.15; // a window that changes a little must not throw the pile anew

/** `grow`: how much larger than without touching each other; `before`: how they lay until now. */
export function lay(w: number, h: number, grow = 1, before?: Scatter): Laid {
  const edge = Math.min(w, h) * 0.012;
  const unit = (s: Scatter): number => Math.max(0, Math.min((w - 2 * edge) / (s.w + grow - 1), (h - 2 * edge) / (s.h + grow - 1)));
  const best = [BROAD, WIDE, SQUARE, TALL].reduce((a, b) => (unit(b) > unit(a) ? b : a));
  const s = before && unit(best) < unit(before) * STAY ? before : best;
  const u = unit(s);
  return {
    scatter: s,
    size: u * grow,
    tiles: s.tiles.map(([x, y, turn]) => ({ x: w / 2 + (x - s.w / 2) * u, y: h / 2 + (y - s.h / 2) * u, turn })),
  };
}
