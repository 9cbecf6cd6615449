// How figures stand in a space: equal Patrols as one stack, all of them side by side in the room that the prints leave.
import { PATROLS, STRONGHOLDS } from "../printed";
import { figures_at, type View } from "../view";

export interface Stack {
  figure: number; // the one that is clicked for all
  figures: number[];
}

const is_patrol = (figure: number): boolean => figure >= PATROLS && figure < STRONGHOLDS;

/** Patrols are one stack, unless several of them are asked about by number. */
export function stacks(v: View, space: number, asked: (figure: number) => boolean): Stack[] {
  const all = figures_at(v, space);
  const patrols = all.filter(is_patrol);
  const named = patrols.filter(asked);
  const out: Stack[] = all.filter((f) => !is_patrol(f)).map((figure) => ({ figure, figures: [figure] }));
  if (patrols.length === 0) return out;
  const [first = patrols[0]!, ...more] = named;
  out.push({ figure: first, figures: patrols.filter((f) => !more.includes(f)) });
  for (const figure of more) out.push({ figure, figures: [figure] });
  return out;
}

export interface Berth {
  x: number; // middle, in hundredths of a space
  y: number;
  size: number;
}
/** Where each of n stands; `place` is where the space lies in its tile: the tile's middle belongs to the wealth die, and the outer corner of an
 *  Island to its Comrades, if there are any. */
export function berths(n: number, place: number, comrades = false): Berth[] {
  const out_x = place & 1 ? 1 : -1;
  const out_y = place >> 1 ? 1 : -1;
  const cx = 50 + out_x * 4;
  const cy = 50 + out_y * (comrades ? -7 : 4);
  if (n <= 1) return n ? [{ x: cx - (comrades ? out_x * 14 : 0), y: cy, size: comrades ? 52 : 60 }] : [];
  const columns = n === 2 ? 2 : n <= 4 ? 2 : 3;
  const rows = Math.ceil(n / columns);
  const size = n === 2 ? 44 : n <= 4 ? 40 : rows <= 2 ? 31 : 27;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const in_row = Math.min(columns, n - row * columns);
    return { x: cx + ((i % columns) - (in_row - 1) / 2) * size, y: cy + (row - (rows - 1) / 2) * size, size };
  });
}
