// A recorded flight: key frames of every body that moved, and where each is at any moment in between.
import type { Fact } from "../../wire/types";
import { BALL, FLAT, GONE, HEAD, KEY, MONSTER, MUZZLE_HEIGHT, NONE, POSE, UPRIGHT } from "./printed";
import type { View } from "./view";

/** Position in tenths of a millimetre and turn as a quaternion, z up. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  qx: number;
  qy: number;
  qz: number;
  qw: number;
}
interface Key extends Pose {
  t: number; // ms
}
export interface Track {
  body: number;
  keys: Key[];
}
export interface Moved {
  piece: number;
  x: number;
  y: number;
  yaw: number;
  fell: boolean;
}
export interface Landing {
  maker: number;
  moved: Moved[];
  flight: Track[];
}

const MILLI = 1000;

/** The numbers of a landing as they are recorded; a flight may be missing. */
export function read_landing(n: readonly number[]): Landing {
  const at = (i: number): number => n[i] ?? 0;
  const count = at(HEAD - 1); // the last of the numbers before the poses
  let i = HEAD;
  const moved: Moved[] = [];
  for (let k = 0; k < count; k++, i += POSE)
    moved.push({ piece: at(i), x: at(i + 1), y: at(i + 2), yaw: at(i + 3), fell: at(i + 4) === 1 });
  const flight: Track[] = [];
  const bodies = at(i++);
  for (let b = 0; b < bodies; b++) {
    const body = at(i++);
    const keys: Key[] = [];
    const frames = at(i++);
    for (let k = 0; k < frames; k++, i += KEY) keys.push(key(n, i));
    if (keys.length > 0) flight.push({ body, keys });
  }
  return { maker: at(0), moved, flight };
}

/** Pieces that fell lie on the table until it is told what becomes of each; the view, which is past that, never says so. */
export function fallen(v: View, fact: Fact): View {
  const lay = (pieces: number[], how: number): View => ({
    ...v,
    stand: v.stand.map((stand, piece) => (pieces.includes(piece) && stand !== GONE ? how : stand)),
  });
  if (fact.kind === "landed")
    return lay(
      read_landing(fact.more).moved.flatMap((m) => (m.fell ? [m.piece] : [])),
      FLAT,
    );
  if (fact.kind === "stood_up") return lay([fact.args.piece ?? NONE], UPRIGHT);
  return fact.kind === "monster_hit" ? lay([MONSTER], UPRIGHT) : v;
}

function key(n: readonly number[], i: number): Key {
  const [t = 0, x = 0, y = 0, z = 0, a = 0, b = 0, c = 0] = n.slice(i, i + KEY);
  return { t, x, y, z, ...turned(a / MILLI, b / MILLI, c / MILLI) };
}

/** A quaternion from a rotation vector: its axis, as long as its angle. */
function turned(rx: number, ry: number, rz: number): Pick<Pose, "qx" | "qy" | "qz" | "qw"> {
  const angle = Math.hypot(rx, ry, rz);
  if (angle < 1e-6) return { qx: 0, qy: 0, qz: 0, qw: 1 };
  const s = Math.sin(angle / 2) / angle;
  return { qx: rx * s, qy: ry * s, qz: rz * s, qw: Math.cos(angle / 2) };
}

export const length_of = (flight: readonly Track[]): number => Math.max(0, ...flight.map((track) => track.keys.at(-1)!.t));

/** Between two key frames: along the line, and the shorter way round. */
export function pose_at(track: Track, t: number, out?: Pose): Pose {
  const { keys } = track;
  let after = 0;
  while (after < keys.length && keys[after]!.t <= t) after++;
  if (after === keys.length) return keys[after - 1]!;
  if (after === 0) return keys[0]!;
  const a = keys[after - 1]!;
  const b = keys[after]!;
  return mix(a, b, (t - a.t) / Math.max(1, b.t - a.t), out);
}

/** `out` is filled and given back, for who asks at every picture. */
export function mix(a: Pose, b: Pose, k: number, out: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 }): Pose {
  let dot = a.qx * b.qx + a.qy * b.qy + a.qz * b.qz + a.qw * b.qw;
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, Math.abs(dot));
  const theta = Math.acos(dot);
  const [p, q] =
    theta < 1e-4 ? [1 - k, k * sign] : [Math.sin((1 - k) * theta) / Math.sin(theta), (sign * Math.sin(k * theta)) / Math.sin(theta)];
  out.x = a.x + (b.x - a.x) * k;
  out.y = a.y + (b.y - a.y) * k;
  out.z = a.z + (b.z - a.z) * k;
  out.qx = a.qx * p + b.qx * q;
  out.qy = a.qy * p + b.qy * q;
  out.qz = a.qz * p + b.qz * q;
  out.qw = a.qw * p + b.qw * q;
  return out;
}

/** Standing on the table, turned by a yaw in radians. */
export const upright = (x: number, y: number, yaw: number): Pose => ({
  x,
  y,
  z: 0,
  qx: 0,
  qy: 0,
  qz: Math.sin(yaw / 2),
  qw: Math.cos(yaw / 2),
});

/** Lying on its side where it fell. */
export function lying(x: number, y: number, yaw: number, half: number): Pose {
  const [s, c] = [Math.sin(yaw / 2), Math.cos(yaw / 2)];
  const r = Math.SQRT1_2;
  return { x: x - Math.sin(yaw) * half, y: y + Math.cos(yaw) * half, z: half, qx: c * r, qy: s * r, qz: s * r, qw: c * r };
}

/** A ship along its rope as a flight, so that both are shown alike. */
export function voyage(piece: number, points: readonly number[], from_yaw: number, to_yaw: number, ms: number, steady = false): Track[] {
  const lengths = [0];
  for (let i = 2; i + 1 < points.length; i += 2)
    lengths.push(lengths.at(-1)! + Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!));
  const whole = lengths.at(-1) || 1;
  const headings = lengths.map((_, i) => (steady ? from_yaw : heading(points, i)));
  const keys = lengths.map((length, i) => {
    const yaw = i === 0 ? from_yaw : i === lengths.length - 1 ? to_yaw : headings[i]!;
    return { t: Math.round(ms * (0.1 + (0.8 * length) / whole)), ...upright(points[2 * i]!, points[2 * i + 1]!, yaw) };
  });
  const first = { ...keys[0]!, t: 0 };
  keys[0] = { ...upright(points[0]!, points[1]!, headings[0]!), t: Math.round(ms * 0.1) };
  const last = { ...keys.at(-1)!, t: ms };
  keys.splice(-1, 1, { ...upright(last.x, last.y, headings.at(-1)!), t: Math.round(ms * 0.9) });
  return [{ body: piece, keys: [first, ...keys, last] }];
}

/** Which way a path runs at one of its points. */
export function heading(points: readonly number[], i: number): number {
  const last = points.length / 2 - 1;
  const [a, b] = i >= last ? [Math.max(0, last - 1), last] : [i, i + 1];
  return Math.atan2(points[2 * b + 1]! - points[2 * a + 1]!, points[2 * b]! - points[2 * a]!);
}

/** A flight for a landing that has none (the quick stand-in makes none): a plain arc, then the pieces move. */
export function plain_flight(landing: Landing, from: { x: number; y: number; yaw: number }, where: (piece: number) => Pose): Track[] {
  if (landing.flight.length > 0) return landing.flight;
  const hit = landing.moved[0];
  const goal = hit ? where(hit.piece) : { x: from.x + 9000 * Math.cos(from.yaw), y: from.y + 9000 * Math.sin(from.yaw) };
  const far = Math.hypot(goal.x - from.x, goal.y - from.y);
  const ms = Math.max(160, far / 38);
  const arc: Key[] = Array.from({ length: 9 }, (_, i) => {
    const k = i / 8;
    const z = MUZZLE_HEIGHT + (125 - MUZZLE_HEIGHT) * k + far * 0.35 * k * (1 - k);
    return { t: ms * k, x: from.x + (goal.x - from.x) * k, y: from.y + (goal.y - from.y) * k, z, qx: 0, qy: 0, qz: 0, qw: 1 };
  });
  const tracks: Track[] = [{ body: BALL, keys: arc }];
  for (const m of landing.moved) {
    const before = where(m.piece);
    const yaw = m.yaw / 10000;
    const after = m.fell ? lying(m.x, m.y, yaw, 125) : upright(m.x, m.y, yaw);
    tracks.push({
      body: m.piece,
      keys: [
        { t: 0, ...before },
        { t: ms, ...before },
        { t: ms + 420, ...after },
      ],
    });
  }
  return tracks;
}
