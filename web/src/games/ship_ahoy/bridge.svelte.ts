// What is shown of the table just now besides the view: a flight that plays, the tools, a moment that a test looks at.
import { settings } from "../../settings/settings.svelte";
import { length_of, lying, pose_at, upright, type Pose, type Track } from "./flight";
import { BALL, FLAT, SHIP_HALF_WIDTH, TILE, TOWER_HALF } from "./printed";
import { radians } from "./print";
import type { Aim } from "./tools/aim.svelte";
import type { Rope } from "./tools/rope.svelte";
import { is_tower, type View } from "./view";

export interface Playing {
  tracks: Track[];
  began: number; // performance.now
  ms: number; // how long it is shown
  length: number; // how long it took
  follow: number; // the body the camera looks at; -1: it stays
}

/** How pieces fell that were seen falling. */
const lain = new Map<number, Pose>();
const NEAR = 60;

/** How a piece stands when nothing moves it. */
export function resting(v: View, piece: number): Pose {
  const [x, y, yaw] = [v.x[piece] ?? 0, v.y[piece] ?? 0, radians(v.yaw[piece] ?? 0)];
  if (piece === TILE) return upright(x, y, 0);
  const fell = v.stand[piece] === FLAT ? lain.get(piece) : undefined;
  if (fell && Math.hypot(fell.x - x, fell.y - y) < NEAR) return fell;
  return v.stand[piece] === FLAT ? lying(x, y, yaw, is_tower(piece) ? TOWER_HALF : SHIP_HALF_WIDTH) : upright(x, y, yaw);
}

export class Bridge {
  playing: Playing | null = $state.raw(null);
  last: Track[] = $state.raw([]); // the flight seen last: may be looked at again
  held: number | null = $state(null); // ms of the last flight at which everything stands still
  aim: Aim | null = $state.raw(null);
  rope: Rope | null = $state.raw(null);
  refused = $state(""); // why not, in words; beside the pointer
  drawn: () => void = () => {}; // asks for a new picture

  /** Shows a flight for so many ms. */
  begin(tracks: Track[], ms: number, follow = -1): void {
    this.playing = { tracks, began: performance.now(), ms, length: length_of(tracks), follow };
    if (follow === BALL) this.keep(tracks);
    this.drawn();
  }
  end(): void {
    if (!this.playing) return;
    this.playing = null;
    this.drawn();
  }
  /** Keeps a flight to look at without having shown it. */
  keep(tracks: Track[]): void {
    this.last = tracks;
    for (const track of tracks) lain.set(track.body, track.keys.at(-1)!);
  }

  /** ms into the flight that is shown; -1: none is. */
  time(now: number): number {
    if (this.held !== null && this.last.length > 0) return this.held;
    const p = this.playing;
    if (!p) return -1;
    return Math.min(p.length, ((now - p.began) * settings.rate * p.length) / Math.max(1, p.ms));
  }
  tracks(): Track[] {
    return this.held !== null ? this.last : (this.playing?.tracks ?? []);
  }

  private track(body: number): Track | null {
    const tracks = this.tracks();
    for (const track of tracks) if (track.body === body) return track;
    return null;
  }
  /** Whether the flight that is shown has a part in it for this body. */
  moves(body: number): boolean {
    return this.track(body) !== null;
  }
  /** Where a body is at this moment; `out` may be filled, for who asks at every picture. */
  pose(v: View, body: number, now: number, out?: Pose): Pose | null {
    const track = this.track(body);
    const t = this.time(now);
    if (track && t >= 0) return pose_at(track, t, out);
    return body === BALL ? null : resting(v, body);
  }
}

/** One table on screen at a time. */
export const bridge = new Bridge();
