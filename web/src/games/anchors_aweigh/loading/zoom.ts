// The window on the pile: how far it is zoomed and moved, held so that no edge comes inside. Pure sums; Pile.svelte applies them.

export interface Zoom {
  k: number; // 1: all of it in sight
  x: number; // of the plane's corner, in pixels
  y: number;
}
export const WHOLE: Zoom = { k: 1, x: 0, y: 0 };
export const MOST = 3.2;

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

export function held(z: Zoom, w: number, h: number): Zoom {
  const k = clamp(z.k, 1, MOST);
  return { k, x: clamp(z.x, w * (1 - k), 0), y: clamp(z.y, h * (1 - k), 0) };
}

/** Scales about a point of the window, which stays where it is. */
export function zoomed(z: Zoom, factor: number, px: number, py: number, w: number, h: number): Zoom {
  const k = clamp(z.k * factor, 1, MOST);
  return held({ k, x: px - ((px - z.x) * k) / z.k, y: py - ((py - z.y) * k) / z.k }, w, h);
}

export interface Grip {
  x: number;
  y: number;
  span: number;
}
/** The middle of the fingers and how far they are apart. */
export function grip(fingers: readonly { x: number; y: number }[]): Grip {
  const n = Math.max(1, fingers.length);
  const [a, b] = fingers;
  return {
    x: fingers.reduce((sum, p) => sum + p.x, 0) / n,
    y: fingers.reduce((sum, p) => sum + p.y, 0) / n,
    span: a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0,
  };
}
/** Fingers moved from one grip to another. */
export function moved(z: Zoom, before: Grip, after: Grip, w: number, h: number): Zoom {
  const shifted = { ...z, x: z.x + after.x - before.x, y: z.y + after.y - before.y };
  const factor = before.span > 10 && after.span > 10 ? after.span / before.span : 1;
  return zoomed(shifted, factor, after.x, after.y, w, h);
}
