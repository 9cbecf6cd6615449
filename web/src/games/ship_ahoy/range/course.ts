// The course of the practice range: which target stands where, the bare table it stands on, and what felling it counts.
import { FULL, GONE, NONE, NO_CHEST, NO_TILE, PIECES, SHOOTING, TOWERS, UPRIGHT } from "../printed";
import { angle_of, SHIP_WIDE } from "../print";
import { FIRST_GAP } from "../tools/aim.svelte";
import { on_table, type View } from "../view";

export const BALLS = 3; // for each target
const DISTANCES = [40, 50, 60, 75, 90, 110, 130, 145]; // cm from the muzzle; the last one for ever
const BEARINGS = [0, 9, -9, 12, -6, 10, -12, 5]; // degrees to the right of straight ahead
const ASKEW = [0, 0, 30, 0, 0, -35, 0, 40]; // degrees off broadside
const EVERY_TOWER = 5;

export const OWN = 0; // the ship that shoots
const SHIP = 3;
const TOWER = TOWERS + 1;
const HOME = { x: FULL / 2, y: 1100 };
const OTHERS = 1; // the seat the targets belong to

export interface Target {
  cm: number;
  piece: number;
  x: number;
  y: number;
  yaw: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** The n-th target, from 0. */
export function target(n: number): Target {
  const k = n < DISTANCES.length ? n : DISTANCES.length - 1;
  const turn = n % BEARINGS.length;
  const cm = DISTANCES[k]!;
  const way = Math.PI / 2 - rad(BEARINGS[turn]!);
  const muzzle = (SHIP_WIDE / 2 + FIRST_GAP) / Math.sin(way); // where the cannon first stands
  const far = muzzle + cm * 100;
  return {
    cm,
    piece: (n + 1) % EVERY_TOWER === 0 ? TOWER : SHIP,
    x: Math.round(HOME.x + far * Math.cos(way)),
    y: Math.round(HOME.y + far * Math.sin(way)),
    yaw: angle_of(way - Math.PI / 2 + rad(ASKEW[turn]!)),
  };
}

/** What it counts: its distance, once for the ball that fells it and once for each that is left. */
export const worth = (at: Target, left: number): number => at.cm * (left + 1);

/** A bare table with one's own ship and the target. */
export function view_of(at: Target): View {
  const all = <T>(value: T): T[] => Array.from({ length: PIECES }, () => value);
  const [x, y, yaw, stand] = [all(0), all(0), all(0), all(GONE)];
  for (const p of [{ ...HOME, piece: OWN, yaw: 0 }, at]) {
    x[p.piece] = p.x;
    y[p.piece] = p.y;
    yaw[p.piece] = p.yaw;
    stand[p.piece] = UPRIGHT;
  }
  return {
    seats: 2,
    size: FULL,
    x,
    y,
    yaw,
    stand,
    harbours: [HOME.x, HOME.y, at.x, at.y],
    harbour_seat: [0, OTHERS, NONE, NONE],
    mountains: [],
    isle_x: NONE,
    isle_y: NONE,
    tile: NO_TILE,
    taken: all(NONE),
    points: [0, 0],
    combats: [],
    backers: [],
    due: [],
    chest: NO_CHEST,
    barrel_to: [NONE, NONE, NONE, NONE],
    barrel_at: [NONE, NONE, NONE, NONE],
    barrel_x: [0, 0, 0, 0],
    barrel_y: [0, 0, 0, 0],
    barrel_by: [NONE, NONE, NONE, NONE],
    knots: 0,
    extra: 0,
    rolled: 0,
    windy: 0,
    moved: 0,
    attacked: 0,
    released: 0,
    damage: 0,
    flat_by: NONE,
    advanced: 0,
    teams: 0,
    scenarios: 0,
    limit: 1,
    round: 1,
    first: 0,
    turn: 0,
    phase: SHOOTING,
    ended: 0,
    shown_last: 0,
  };
}

/** All that stands, as the server wants to know it. */
export const pieces_of = (v: View): number[] => on_table(v).flatMap((p) => [p, v.x[p]!, v.y[p]!, v.yaw[p]!, v.stand[p]!]);
