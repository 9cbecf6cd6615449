/* Arrow keys: from one piece to the nearest one in that direction, by where they are on screen. */
export interface Spot {
  x: number;
  y: number;
}

const ways: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Index of the nearest spot that way; going astray sideways counts double. -1: none. */
export function nearest(from: Spot, way: Spot, spots: readonly Spot[]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((s, i) => {
    const dx = s.x - from.x;
    const dy = s.y - from.y;
    const along = dx * way.x + dy * way.y;
    const astray = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along < 1) return;
    const cost = along + 2 * astray;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

const centre = (el: Element): Spot => {
  const r = el.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
};

/** Moves the focus: among the lit pieces, with Shift among all of them. True when the key was an arrow. */
export function arrow(e: KeyboardEvent, from: Element): boolean {
  const way = ways[e.key];
  if (!way) return false;
  const lit = [...document.querySelectorAll<HTMLElement>("[data-ref][data-lit]")];
  const all = e.shiftKey || lit.length === 0 ? [...document.querySelectorAll<HTMLElement>("[data-ref]")] : lit;
  const others = all.filter((el) => el !== from && el.offsetParent !== null);
  const i = nearest(centre(from), way, others.map(centre));
  others[i]?.focus();
  return true;
}
