// Tables for the pictures of the rules: as they are set up (dev/record.py), and moments on them made by hand.
import type { Shot } from "../geometry/arc";
import { LYING } from "../printed";
import { Rope } from "../tools/rope.svelte";
import type { View } from "../view";
import stored from "./tables.json";

const TABLES = stored as unknown as { name: string; view: View }[];
const table = (name: string): View => TABLES.find((t) => t.name === name)!.view;

export interface Look {
  view: View;
  x: number; // the middle of what is in sight
  y: number;
  far: number; // from there to the edge of the picture
  shot?: Shot;
  rope?: Rope;
  rings?: { x: number; y: number; r: number }[];
}

const HARBOURS_OFF = 6700; // from the middle to behind the harbours
const whole = (view: View): Look => ({ view, x: view.size / 2, y: view.size / 2, far: HARBOURS_OFF });
const put = (list: readonly number[], set: Record<number, number>): number[] => list.map((was, i) => set[i] ?? was);
const EAST = 0;
const SOUTH_EAST = 54978;
const NORTH_EAST = 7854;

/** The table with some pieces elsewhere: x, y, and how they are turned. */
function moved(view: View, pieces: Record<number, [number, number, number]>): View {
  const part = (n: 0 | 1 | 2): Record<number, number> => Object.fromEntries(Object.entries(pieces).map(([p, at]) => [p, at[n]]));
  return { ...view, x: put(view.x, part(0)), y: put(view.y, part(1)), yaw: put(view.yaw, part(2)) };
}

const MIDDLE = 8500;
const near = (view: View, far = 3600): Look => ({ view, x: MIDDLE, y: MIDDLE, far });

/** The first ship with its cannon, and an enemy in its way. */
function shooting(): Look {
  const view = moved({ ...table("4"), mountains: [] }, { 0: [7300, 8300, NORTH_EAST], 3: [9800, 8640, NORTH_EAST] });
  return { view, x: 8500, y: 8500, far: 1500, shot: { x: 7760, y: 8430, yaw: 950, elevation: 700, power: 2600 } };
}

/** Ships half a metre and a metre away. */
function range(): Look {
  const at = { x: 4900, y: 8560 };
  const view = moved(table("4"), { 0: [4400, 8500, NORTH_EAST], 3: [9800, 8700, NORTH_EAST], 4: [14700, 9000, SOUTH_EAST] });
  return {
    view: { ...view, mountains: [] },
    x: 9600,
    y: 8600,
    far: 5800,
    shot: { ...at, yaw: 290, elevation: 1400, power: 3200 },
    rings: [5000, 10000].map((r) => ({ ...at, r })),
  };
}

function sailing(): Look {
  const view = table("4");
  const rope = new Rope(view, 0, 3);
  rope.points = [view.x[0]!, view.y[0]!, 4500, 4150, 5150, 4050, 5700, 4500, 6050, 5100];
  return { view, x: 4700, y: 4200, far: 1700, rope };
}

export function look(name: string): Look {
  switch (name) {
    case "shoot":
      return shooting();
    case "range":
      return range();
    case "move":
      return sailing();
    case "treasure": // on her way to the chest
      return near(moved(table(name), { 0: [7300, 7700, NORTH_EAST] }), 1500);
    case "pirate":
      return { ...near(moved(table(name), { 3: [8300, 7000, EAST] }), 1900), x: 9300 };
    case "monster":
      return near(moved(table(name), { 6: [9200, 8900, SOUTH_EAST] }), 1150);
    case "wind":
      return near(moved(table(name), { 0: [6500, 6900, NORTH_EAST] }), 3900);
    case "kraken": {
      const view = table(name);
      return near(moved({ ...view, mountains: [] }, { 0: [8400, 8650, NORTH_EAST] }), 1000);
    }
    case "merchant": {
      const view = table(name);
      const at = put(view.barrel_at, { 0: 3, 1: LYING });
      const barrels = { ...view, barrel_at: at, barrel_x: put(view.barrel_x, { 1: 5600 }), barrel_y: put(view.barrel_y, { 1: 3000 }) };
      return { view: moved(barrels, { 3: [5300, 4200, EAST] }), x: 4500, y: 3600, far: 1700 };
    }
    default:
      return whole(table(name));
  }
}
