// Sizes as they are drawn, in tenths of a millimetre, and angles, in tenths of a milliradian; the rules' own are in printed.ts.
import { GRAVITY_MM, NEXT_TO, SHIP_HALF_LENGTH, SHIP_HALF_WIDTH, TOWER_HALF, TOWER_HEIGHT, TURN } from "./printed";

export const SHIP_LONG = 2 * SHIP_HALF_LENGTH;
export const SHIP_WIDE = 2 * SHIP_HALF_WIDTH;
export const SHIP_HIGH = NEXT_TO; // "next to" is as near as a ship is high
export const TOWER = 2 * TOWER_HALF;
export const TOWER_HIGH = TOWER_HEIGHT;
export const GRAVITY = 10 * GRAVITY_MM; // in tenths of a millimetre, too

export const radians = (angle: number): number => angle / 10000;
export const angle_of = (rad: number): number => ((Math.round(rad * 10000) % TURN) + TURN) % TURN;
export const degrees = (angle: number): number => (angle * 180) / (Math.PI * 10000);
