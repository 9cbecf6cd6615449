// The ball's way through the air as it would be without any spread: a plain parabola.
import { BALL_RADIUS, MUZZLE_HEIGHT } from "../printed";
import { GRAVITY, radians } from "../print";

export interface Shot {
  x: number;
  y: number;
  yaw: number;
  elevation: number;
  power: number; // millimetres a second
}
export interface Spot {
  x: number;
  y: number;
  z: number;
}

const speed = (shot: Shot): { along: number; up: number } => {
  const v = shot.power * 10;
  return { along: v * Math.cos(radians(shot.elevation)), up: v * Math.sin(radians(shot.elevation)) };
};

/** Seconds until the ball is down again. */
export function time_of(shot: Shot, down = BALL_RADIUS): number {
  const { up } = speed(shot);
  return (up + Math.sqrt(up * up + 2 * GRAVITY * (MUZZLE_HEIGHT - down))) / GRAVITY;
}
/** `out` is filled and given back, for who asks sixty times a second. */
export function at_time(shot: Shot, t: number, out: Spot = { x: 0, y: 0, z: 0 }): Spot {
  const { along, up } = speed(shot);
  const far = along * t;
  const yaw = radians(shot.yaw);
  out.x = shot.x + far * Math.cos(yaw);
  out.y = shot.y + far * Math.sin(yaw);
  out.z = MUZZLE_HEIGHT + up * t - (GRAVITY * t * t) / 2;
  return out;
}
export function arc(shot: Shot, n: number): Spot[] {
  const whole = time_of(shot);
  return Array.from({ length: n }, (_, i) => at_time(shot, (whole * i) / (n - 1)));
}
/** How far it flies before it is down. */
export const reach = (shot: Shot): number => speed(shot).along * time_of(shot);

/** How high it passes at a distance along the ground. */
export function height_at(shot: Shot, far: number): number {
  const { along, up } = speed(shot);
  const t = far / along;
  return MUZZLE_HEIGHT + up * t - (GRAVITY * t * t) / 2;
}
