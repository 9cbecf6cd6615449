// Plane geometry in whole numbers, the twin of games/ship_ahoy/geometry.py: outlines are flat lists x0, y0, x1, y1 … counter-clockwise.
// Every number here stays below 2 ** 53, or is only compared with one that does: the answers are the server's.
import { ONE, QUARTER, TURN } from "../printed";

export type Outline = readonly number[];

const EIGHTH = 7854;
const div = (a: number, b: number): number => Math.floor(a / b);

export function sine(angle: number): number {
  let a = ((angle % TURN) + TURN) % TURN;
  let sign = 1;
  if (a >= 2 * QUARTER) {
    a -= 2 * QUARTER;
    sign = -1;
  }
  if (a > QUARTER) a = 2 * QUARTER - a;
  return sign * (a > EIGHTH ? small_cosine(QUARTER - a) : small_sine(a)) + 0; // never -0
}
export const cosine = (angle: number): number => sine(angle + QUARTER);

/** 1 - q / first * (1 - q / second * …), outermost first. */
function series(q: number, parts: readonly number[]): number {
  return parts.reduceRight((t, part, i) => (i === parts.length - 1 ? ONE - div(q, part) : ONE - div(q * t, part * ONE)), ONE);
}
function small_sine(a: number): number {
  const x = a * 10000;
  return div(x * series(div(x * x, ONE), [6, 20, 42, 72]), ONE);
}
const small_cosine = (a: number): number => series(div((a * 10000) ** 2, ONE), [2, 12, 30, 56]);

/** The four corners of a base, to the nearest tenth of a millimetre. */
export function rectangle(x: number, y: number, yaw: number, half_long: number, half_wide: number): number[] {
  const [c, s] = [cosine(yaw), sine(yaw)];
  const [ux, uy, vx, vy] = [half_long * c, half_long * s, -half_wide * s, half_wide * c];
  const at = (base: number, off: number): number => base + div(off + ONE / 2, ONE);
  return [at(x, ux + vx), at(y, uy + vy), at(x, vx - ux), at(y, vy - uy), at(x, -ux - vx), at(y, -uy - vy), at(x, ux - vx), at(y, uy - vy)];
}

/** Is the point closer than `r` to the stretch from a to b; `or_at`: exactly `r` counts too. */
export function point_near(ax: number, ay: number, bx: number, by: number, px: number, py: number, r: number, or_at = false): boolean {
  const less = (a: number, b: number): boolean => a < b || (or_at && a === b);
  const [dx, dy, ex, ey] = [bx - ax, by - ay, px - ax, py - ay];
  const along = ex * dx + ey * dy;
  if (along <= 0) return less(ex * ex + ey * ey, r * r);
  const whole = dx * dx + dy * dy;
  if (along >= whole) return less((px - bx) ** 2 + (py - by) ** 2, r * r);
  const across = ex * dy - ey * dx;
  return less(across * across, r * r * whole);
}

const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

/** Do two stretches cross inside both? */
export function crosses(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): boolean {
  return side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 && side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0;
}

/** Asks every side of an outline until one says yes. */
function some_side(o: Outline, test: (ax: number, ay: number, bx: number, by: number) => boolean): boolean {
  const n = o.length;
  for (let k = 0; k < n; k += 2) {
    const before = (k + n - 2) % n;
    if (test(o[before]!, o[before + 1]!, o[k]!, o[k + 1]!)) return true;
  }
  return false;
}

/** Is the point strictly inside? */
export const holds = (o: Outline, px: number, py: number): boolean =>
  !some_side(o, (ax, ay, bx, by) => (bx - ax) * (py - ay) - (by - ay) * (px - ax) <= 0);

/** Is the point inside or closer than `r`? */
export const point_close = (o: Outline, px: number, py: number, r: number): boolean =>
  some_side(o, (ax, ay, bx, by) => point_near(ax, ay, bx, by, px, py, r)) || holds(o, px, py);

/** Does the stretch enter the outline or come closer than `r` to it? */
export function segment_close(o: Outline, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  return (
    some_side(
      o,
      (cx, cy, dx, dy) =>
        point_near(ax, ay, bx, by, dx, dy, r) ||
        point_near(cx, cy, dx, dy, ax, ay, r) ||
        point_near(cx, cy, dx, dy, bx, by, r) ||
        crosses(ax, ay, bx, by, cx, cy, dx, dy),
    ) || holds(o, ax, ay)
  );
}

/** Do two outlines overlap or come closer than `r` to each other? */
export const outlines_close = (p: Outline, q: Outline, r: number): boolean =>
  some_side(p, (ax, ay, bx, by) => segment_close(q, ax, ay, bx, by, r)) || holds(p, q[0]!, q[1]!);

export const all_on_table = (o: Outline, size: number): boolean => o.every((n) => n >= 0 && n <= size);

/** Of a path, each part rounded down: never more than it is. */
export function path_length(path: readonly number[]): number {
  let total = 0;
  for (let k = 2; k + 1 < path.length; k += 2)
    total += Math.floor(Math.sqrt((path[k]! - path[k - 2]!) ** 2 + (path[k + 1]! - path[k - 1]!) ** 2));
  return total;
}

/** Asks every part of a path until one says yes. */
export function some_part(path: readonly number[], test: (ax: number, ay: number, bx: number, by: number) => boolean): boolean {
  for (let k = 2; k + 1 < path.length; k += 2) if (test(path[k - 2]!, path[k - 1]!, path[k]!, path[k + 1]!)) return true;
  return false;
}
/** Does a path come as near as `r` to a point? Exactly `r` counts. */
export const path_touches = (path: readonly number[], px: number, py: number, r: number): boolean =>
  some_part(path, (ax, ay, bx, by) => point_near(ax, ay, bx, by, px, py, r, true));
export const path_close = (o: Outline, path: readonly number[], r: number): boolean =>
  some_part(path, (ax, ay, bx, by) => segment_close(o, ax, ay, bx, by, r));
