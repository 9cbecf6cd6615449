/* The curve's geometry: chances as lines, how far they may be off as bands. */

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a step stands; the first at the left edge, the last at the right. */
export const x_of = (box: Box, step: number, steps: number): number =>
  box.left + ((box.width - box.left - box.right) * (step - 1)) / Math.max(1, steps - 1);

/** Where a chance stands, from 0 at the foot to 1 at the head. */
export const y_of = (box: Box, chance: number): number =>
  box.top + (box.height - box.top - box.bottom) * (1 - Math.min(1, Math.max(0, chance)));

/** The step under a point of the drawing. */
export function step_at(box: Box, x: number, steps: number): number {
  const share = (x - box.left) / (box.width - box.left - box.right);
  return Math.max(1, Math.min(steps, Math.round(share * (steps - 1)) + 1));
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A seat's line. */
export function line(box: Box, chances: readonly number[]): string {
  return chances.map((c, i) => `${i ? "L" : "M"}${point(x_of(box, i + 1, chances.length), y_of(box, c))}`).join("");
}

/** Two standard errors on either side of it. */
export function band(box: Box, chances: readonly number[], error: readonly number[]): string {
  const n = chances.length;
  const edge = (side: number) => chances.map((c, i) => point(x_of(box, i + 1, n), y_of(box, c + 2 * side * (error[i] ?? 0))));
  return `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`;
}
