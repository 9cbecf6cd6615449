// Which part of the chart is in sight: middle (in spaces) and scale (pixels to a space). Pure sums; Chart.svelte applies them.

export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Bounds {
  x: number; // the western and northern edge
  y: number;
  w: number;
  h: number;
}
export interface Size {
  w: number;
  h: number;
}

export const MOST = 150; // pixels to a space
export const LEAST = 16;

export const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), Math.max(least, most));

/** Bounds of cells, with so much room around. */
export function around(cells: readonly { x: number; y: number }[], room = 0): Bounds | null {
  if (cells.length === 0) return null;
  const xs = cells.map((c) => c.x);
  const ys = cells.map((c) => c.y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, w: Math.max(...xs) + 1 + room - x, h: Math.max(...ys) + 1 + room - y };
}

/** All of it in sight, as large as that goes. */
export function fit(b: Bounds, size: Size, most = MOST): Camera {
  const k = clamp(Math.min(size.w / b.w, size.h / b.h), LEAST, most);
  return { x: b.x + b.w / 2, y: b.y + b.h / 2, k };
}

/** Keeps the map in sight: a smaller one stays in the middle, of a larger one no more than half a window is left. */
export function held(c: Camera, all: Bounds, size: Size): Camera {
  const axis = (at: number, from: number, span: number, window: number): number => {
    const half = window / c.k / 2;
    const slack = Math.max(0.5, half * 0.3);
    const low = Math.min(from + half - slack, from + span / 2);
    const high = Math.max(from + span - half + slack, from + span / 2);
    return clamp(at, low, high);
  };
  return { k: c.k, x: axis(c.x, all.x, all.w, size.w), y: axis(c.y, all.y, all.h, size.h) };
}

/** Scales about a point of the window, which stays where it is. */
export function zoomed(c: Camera, factor: number, px: number, py: number, size: Size, least = LEAST): Camera {
  const k = clamp(c.k * factor, least, MOST);
  const shift = 1 / c.k - 1 / k;
  return { k, x: c.x + (px - size.w / 2) * shift, y: c.y + (py - size.h / 2) * shift };
}

/** Where the action is: the whole map if its spaces are large enough so, else nearer. */
export function aimed(whole: Camera, at: Bounds | null, wanted: number, size: Size): Camera {
  if (!at || whole.k >= wanted) return whole;
  const near = fit(at, size, wanted * 1.35);
  return { x: near.x, y: near.y, k: Math.max(near.k, wanted) };
}

/** Cells that are out of sight, by the side on which they are: 0 north, 1 east, 2 south, 3 west. */
export function beyond_sight(
  cells: readonly { x: number; y: number }[],
  c: Camera,
  size: Size,
): { side: number; cells: { x: number; y: number }[] }[] {
  if (size.w === 0) return [];
  const out: { side: number; cells: { x: number; y: number }[] }[] = [];
  for (const cell of cells) {
    const x = ((cell.x + 0.5 - c.x) * c.k) / (size.w / 2); // -1 to 1 is in sight
    const y = ((cell.y + 0.5 - c.y) * c.k) / (size.h / 2);
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    const side = Math.abs(x) > Math.abs(y) ? (x > 0 ? 1 : 3) : y > 0 ? 2 : 0;
    const there = out.find((o) => o.side === side);
    if (there) there.cells.push(cell);
    else out.push({ side, cells: [cell] });
  }
  return out;
}

export const sees = (c: Camera, b: Bounds, size: Size): boolean =>
  (b.x - c.x) * c.k + size.w / 2 >= -1 &&
  (b.y - c.y) * c.k + size.h / 2 >= -1 &&
  (b.x + b.w - c.x) * c.k <= size.w / 2 + 1 &&
  (b.y + b.h - c.y) * c.k <= size.h / 2 + 1;

export const mixed = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  k: a.k * (b.k / a.k) ** t,
});
export const is_near = (a: Camera, b: Camera): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 0.01 && Math.abs(a.k - b.k) < 0.2;
