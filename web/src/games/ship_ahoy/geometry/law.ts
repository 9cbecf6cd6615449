// May the cannon stand there, may the rope be laid so: the same answers as the server's, before anything is sent.
import {
  BARREL_REACH,
  CLEAR,
  HARBOUR_RADIUS,
  IN_HARBOUR,
  ISLE_RADIUS,
  KNOT,
  LYING,
  MUZZLE,
  NEXT_TO,
  NONE,
  ON_ISLE,
  SHIP_HALF_LENGTH,
  SHIP_HALF_WIDTH,
  TILE,
  TILE_RADIUS,
  TOWER_HALF,
  WEAKEST,
  WIND,
} from "../printed";
import { barrel_on, in_play, is_ship, is_tower, rocks, standing, type View } from "../view";
import {
  all_on_table,
  outlines_close,
  path_close,
  path_length,
  path_touches,
  point_close,
  point_near,
  rectangle,
  some_part,
  type Outline,
} from "./plane";

/** Why not, as the server would say it. */
export interface Why {
  key: string;
  args: Record<string, number>;
}
const why = (key: string, args: Record<string, number> = {}): Why => ({ key: `no-${key}`, args });

export function base(piece: number, x: number, y: number, yaw: number): number[] {
  return is_tower(piece) ? rectangle(x, y, yaw, TOWER_HALF, TOWER_HALF) : rectangle(x, y, yaw, SHIP_HALF_LENGTH, SHIP_HALF_WIDTH);
}
export const outline = (v: View, piece: number): number[] => base(piece, v.x[piece]!, v.y[piece]!, v.yaw[piece]!);

const mountains = (v: View): Outline[] => rocks(v).map((rock) => rock.outline);
const off = (v: View, x: number, y: number, keep: number): boolean => Math.min(x, y, v.size - x, v.size - y) < keep;

/** May a cannon of this piece have its muzzle there? */
export function no_muzzle(v: View, piece: number, x: number, y: number): Why | null {
  if (off(v, x, y, 0)) return why("off-table");
  if (!point_close(outline(v, piece), x, y, NEXT_TO)) return why("cannon-far", { piece });
  const near = standing(v).find((other) => point_close(outline(v, other), x, y, MUZZLE));
  if (near !== undefined) return why("cannon-in-piece", { piece: near });
  return mountains(v).some((rock) => point_close(rock, x, y, MUZZLE)) ? why("cannon-in-mountain") : null;
}

export const no_power = (power: number): Why | null => (power < WEAKEST ? why("too-weak") : null);

/** May this piece stand there at the end of its way? */
export function no_berth(v: View, piece: number, x: number, y: number, yaw: number): Why | null {
  if (piece === TILE) return null;
  const shape = base(piece, x, y, yaw);
  if (!all_on_table(shape, v.size)) return why("end-edge");
  const other = standing(v).find((o) => o !== piece && outlines_close(shape, outline(v, o), CLEAR));
  if (other !== undefined) return why("end-piece", { piece: other });
  return mountains(v).some((rock) => outlines_close(rock, shape, CLEAR)) ? why("end-mountain") : null;
}

/** May a piece go along this path, whatever its rope? */
export function no_way(v: View, piece: number, path: readonly number[]): Why | null {
  const spots = Array.from({ length: path.length / 2 }, (_, i) => [path[2 * i]!, path[2 * i + 1]!] as const);
  if (spots.some(([x, y]) => off(v, x, y, 0))) return why("off-table");
  if (piece === TILE) return no_tile_way(v, path);
  if (spots.some(([x, y]) => off(v, x, y, SHIP_HALF_WIDTH))) return why("path-edge");
  const other = standing(v).find((o) => o !== piece && path_close(outline(v, o), path, SHIP_HALF_WIDTH));
  if (other !== undefined) return why("path-piece", { piece: other });
  return mountains(v).some((rock) => path_close(rock, path, SHIP_HALF_WIDTH)) ? why("path-mountain") : null;
}

/** The tile passes under everything; a kraken keeps out of harbours, the wind blows straight. */
function no_tile_way(v: View, path: readonly number[]): Why | null {
  if (v.tile === WIND) return path.length > 4 ? why("wind-straight") : null;
  const under = in_play(v).find((h) =>
    some_part(path, (ax, ay, bx, by) =>
      point_near(ax, ay, bx, by, v.harbours[2 * h]!, v.harbours[2 * h + 1]!, HARBOUR_RADIUS + TILE_RADIUS),
    ),
  );
  return under === undefined ? null : why("kraken-harbour", { harbour: under });
}

/** Knots a path costs. */
export const knots_of = (path: readonly number[]): number => Math.max(1, Math.ceil(path_length(path) / KNOT));

/** The barrels a ship could take on this way, by the harbours they started from: those it comes to first are first. */
export function barrels_by(v: View, ship: number, path: readonly number[]): number[] {
  if (!is_ship(ship)) return [];
  const laden = barrel_on(v, ship);
  if (laden >= 0 && !delivers(v, ship, path)) return [];
  const on_it = (k: number, way: readonly number[]): boolean => {
    if (v.barrel_to[k]! < 0) return false;
    if (v.barrel_at[k] === IN_HARBOUR) return path_touches(way, v.harbours[2 * k]!, v.harbours[2 * k + 1]!, HARBOUR_RADIUS);
    return v.barrel_at[k] === LYING && path_touches(way, v.barrel_x[k]!, v.barrel_y[k]!, BARREL_REACH);
  };
  const out: number[] = [];
  for (let i = 4; i <= path.length; i += 2)
    for (let k = 0; k < v.barrel_to.length; k++) if (!out.includes(k) && on_it(k, path.slice(i - 4, i))) out.push(k);
  return out;
}
/** Would it bring the barrel it carries to where that belongs? */
export function delivers(v: View, ship: number, path: readonly number[]): boolean {
  const to = v.barrel_to[barrel_on(v, ship)] ?? NONE;
  return to >= 0 && path_touches(path, v.harbours[2 * to]!, v.harbours[2 * to + 1]!, HARBOUR_RADIUS);
}
export const takes_chest = (v: View, ship: number, path: readonly number[]): boolean =>
  v.chest === ON_ISLE && is_ship(ship) && path_touches(path, v.isle_x, v.isle_y, ISLE_RADIUS);
