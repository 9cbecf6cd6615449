// What the camera should show: who acts and what they may reach, as points of the table.
import type { Question } from "../../../wire/types";
import { KNOT, PIRATE, TILE } from "../printed";
import { is_enemy, is_here, on_table, owner, partner, standing, type View } from "../view";

/** Places of the table (tenths of a millimetre): x, y and how high something stands there. */
export interface Subject {
  key: string; // the same as long as the camera may stay where it is
  points: { x: number; y: number; z: number }[];
}

const AROUND = 450; // beside a piece
const HIGH = 900; // with its flag
const AHEAD = 4200; // from where a rope leads to what it leads to
const FARTHEST = 6500; // on a small screen an enemy farther away is left out

const far = (v: View, a: number, b: number): number => Math.hypot(v.x[a]! - v.x[b]!, v.y[a]! - v.y[b]!);

function piece_points(v: View, pieces: readonly number[]): Subject["points"] {
  return pieces.flatMap((p) => {
    const [x, y] = [v.x[p]!, v.y[p]!];
    return [
      { x: x - AROUND, y, z: 0 },
      { x: x + AROUND, y, z: 0 },
      { x, y: y - AROUND, z: 0 },
      { x, y: y + AROUND, z: HIGH },
    ];
  });
}

/** As far as a rope leads, on the table. */
export function circle_points(v: View, piece: number, reach: number): Subject["points"] {
  const hold = (n: number): number => Math.min(v.size, Math.max(0, n));
  return Array.from({ length: 8 }, (_, i) => ({
    x: hold(v.x[piece]! + reach * Math.cos((i * Math.PI) / 4)),
    y: hold(v.y[piece]! + reach * Math.sin((i * Math.PI) / 4)),
    z: 0,
  }));
}

const nearest = (v: View, seat: number, piece: number): number =>
  standing(v)
    .filter((p) => p !== piece && is_enemy(v, seat, p))
    .sort((a, b) => far(v, piece, a) - far(v, piece, b))[0] ?? -1;

/** `lit`: the pieces that may be chosen now; `small`: a phone, where not all can be large. */
export function subject(v: View, you: number, ask: Question | null, lit: readonly number[], small: boolean): Subject {
  const seen = lit.filter((p) => is_here(v, p));
  const key = `${v.turn} ${v.phase} ${v.rolled} ${you >= 0 && ask !== null} ${seen.join()}`;
  if (!ask || you < 0 || seen.length === 0) {
    const all = on_table(v).filter((p) => p !== TILE);
    return { key, points: piece_points(v, all) };
  }
  const mine = seen.filter((p) => p < PIRATE && owner(v, p) === you);
  if (ask.tool?.kind === "path") {
    const movers = mine.length ? mine : seen;
    const points = movers.flatMap((p) => circle_points(v, p, (ask.tool!.reach[ask.tool!.pieces.indexOf(p)] ?? 1) * KNOT));
    return { key, points: [...piece_points(v, seen), ...(small ? [] : points)] };
  }
  if (ask.tool?.kind === "aim") {
    const foes = small
      ? mine.map((p) => nearest(v, you, p)).filter((foe, i) => foe >= 0 && far(v, mine[i]!, foe) < FARTHEST)
      : standing(v).filter((p) => is_enemy(v, you, p) && owner(v, p) >= 0 && owner(v, p) !== partner(v, you));
    return { key, points: piece_points(v, [...seen, ...foes]) };
  }
  return { key, points: piece_points(v, seen) };
}

/** A rope's ship, all it may reach, and what lies where it should lead: seen together. */
export function rope_subject(v: View, seat: number, piece: number, reach: number, fair: readonly number[]): Subject["points"] {
  const out = [...piece_points(v, [piece]), ...circle_points(v, piece, reach * KNOT)];
  const goal = fair.length >= 4 ? { x: fair.at(-2)!, y: fair.at(-1)! } : { x: v.x[piece]!, y: v.y[piece]! };
  const foe = standing(v)
    .filter((p) => p !== piece && is_enemy(v, seat, p) && Math.hypot(v.x[p]! - goal.x, v.y[p]! - goal.y) < AHEAD)
    .sort((a, b) => Math.hypot(v.x[a]! - goal.x, v.y[a]! - goal.y) - Math.hypot(v.x[b]! - goal.x, v.y[b]! - goal.y))[0];
  return foe === undefined ? out : [...out, ...piece_points(v, [foe])];
}
