// Putting down a drawn tile: which places and turns are offered, and how dragging and turning choose among them.
import type { Cell } from "../view";

export interface Spot {
  place: number; // which place of the tile covers the goal: 0 NW, 1 NE, 2 SW, 3 SE
  turn: number;
}
export const spot_ref = (s: Spot): string => `tile:${s.place}:${s.turn}`;
export const same = (a: Spot | null, b: Spot | null): boolean => !!a && !!b && a.place === b.place && a.turn === b.turn;

export function spots_of(refs: Iterable<string>): Spot[] {
  const out: Spot[] = [];
  for (const ref of refs) {
    const [what, place, turn] = ref.split(":");
    if (what === "tile") out.push({ place: Number(place), turn: Number(turn) });
  }
  return out;
}
/** The cell of the tile's corner. */
export const corner = (goal: Cell, place: number): Cell => ({ x: goal.x - (place & 1), y: goal.y - (place >> 1) });

/** Another turn at the same place, the next that is lawful. */
export function turn_on(all: readonly Spot[], now: Spot, by: 1 | -1 = 1): Spot {
  for (let n = 1; n <= 4; n++) {
    const turn = (now.turn + by * n + 4) & 3;
    const found = all.find((s) => s.place === now.place && s.turn === turn);
    if (found) return found;
  }
  return now;
}
/** This place, with the turn kept if it is lawful there. */
export function at_place(all: readonly Spot[], now: Spot, place: number): Spot {
  const here = all.filter((s) => s.place === place);
  return here.find((s) => s.turn === now.turn) ?? here[0] ?? now;
}
const ROUND = [0, 1, 3, 2]; // clockwise
export function next_place(all: readonly Spot[], now: Spot): Spot {
  const from = ROUND.indexOf(now.place);
  for (let n = 1; n <= 4; n++) {
    const place = ROUND[(from + n) & 3]!;
    if (all.some((s) => s.place === place)) return at_place(all, now, place);
  }
  return now;
}
/** The place whose tile has its middle nearest to the point (in cells). */
export function dragged(all: readonly Spot[], now: Spot, goal: Cell, at: Cell): Spot {
  let best = now;
  let least = Infinity;
  for (const place of new Set(all.map((s) => s.place))) {
    const c = corner(goal, place);
    const far = Math.hypot(c.x + 1 - at.x, c.y + 1 - at.y);
    if (far < least) {
      least = far;
      best = at_place(all, now, place);
    }
  }
  return best;
}
