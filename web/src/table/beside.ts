/* Where a popover lies: beside its piece, over as little as possible of what may be clicked next. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const GAP = 12;
const RIM = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Above, below or to a side, whichever covers least; among equals in this order. */
export function beside(
  piece: Box,
  own: { width: number; height: number },
  page: { width: number; height: number },
  free: readonly Box[],
): Box {
  const into = (n: number, size: number, all: number): number => Math.max(RIM, Math.min(all - size - RIM, n));
  const x = into(piece.x + piece.width / 2 - own.width / 2, own.width, page.width);
  const y = into(piece.y + piece.height / 2 - own.height / 2, own.height, page.height);
  const ways = [
    { x, y: piece.y - own.height - GAP },
    { x, y: piece.y + piece.height + GAP },
    { x: piece.x - own.width - GAP, y },
    { x: piece.x + piece.width + GAP, y },
  ].map((at) => ({ x: into(at.x, own.width, page.width), y: into(at.y, own.height, page.height), ...own }));
  const cost = (way: Box): number => overlap(way, piece) * 100 + free.reduce((n, box) => n + overlap(way, box), 0);
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}
