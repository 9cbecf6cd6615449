// The rope in one's hands: laid point by point from where a piece stands, no longer than its knots, stopped by what is in the way.
import { heading } from "../flight";
import { barrels_by, delivers, knots_of, no_berth, no_way, takes_chest, type Why } from "../geometry/law";
import { path_length } from "../geometry/plane";
import { KNOT, NONE, POINTS, TILE, TURN } from "../printed";
import { angle_of } from "../print";
import type { View } from "../view";

const STEP = 140; // the pointer lays a new point after so much way
const SNAP = 130; // so near to a whole knot the end jumps to it
const BACK = 110; // so near to an earlier point the rope is taken up again
const FINE = 25;

export class Rope {
  points: number[] = $state.raw([]); // flat x, y; the first is where the piece stands
  turned: number | null = $state(null); // how the piece is turned in the end, if not as the path runs
  load = $state(true); // take a barrel on the way, if there is one
  private picked = $state(NONE); // the one that was chosen of several
  stopped: Why | null = $state.raw(null); // why the rope went no farther

  constructor(
    readonly view: View,
    readonly piece: number,
    readonly reach: number, // knots it may use
    readonly chooses = true, // of several barrels one is chosen; else the first one is taken
    readonly fair: readonly number[] = [], // a way it might well take, as points: the first is where the piece stands
  ) {
    this.points = [view.x[piece]!, view.y[piece]!];
  }

  readonly length: number = $derived(path_length(this.points));
  readonly knots: number = $derived(this.points.length < 4 ? 0 : knots_of(this.points));
  readonly yaw: number = $derived.by(() => {
    if (this.piece === TILE) return 0;
    if (this.turned !== null) return this.turned;
    return this.points.length < 4 ? this.view.yaw[this.piece]! : angle_of(heading(this.points, this.points.length / 2 - 1));
  });
  readonly end: { x: number; y: number } = $derived({ x: this.points.at(-2)!, y: this.points.at(-1)! });
  readonly why: Why | null = $derived.by(() => {
    if (this.points.length < 4) return { key: "face-no-rope", args: {} };
    return no_way(this.view, this.piece, this.points) ?? no_berth(this.view, this.piece, this.end.x, this.end.y, this.yaw);
  });
  readonly barrels: number[] = $derived.by(() => barrels_by(this.view, this.piece, this.points));
  /** The one that comes aboard. */
  readonly barrel: number = $derived.by(() => {
    if (!this.load) return NONE;
    return this.chooses && this.barrels.includes(this.picked) ? this.picked : (this.barrels[0] ?? NONE);
  });
  readonly brings: boolean = $derived.by(() => delivers(this.view, this.piece, this.points));
  readonly chest: boolean = $derived.by(() => takes_chest(this.view, this.piece, this.points));

  get straight(): boolean {
    return this.piece === TILE && this.view.tile === 1;
  }

  /** The pointer is here: the rope comes along, or says why not. */
  draw(x: number, y: number): void {
    if (this.straight) return void this.lay(x, y, true);
    const n = this.points.length / 2;
    for (let i = 0; i < n - 2; i++)
      if (Math.hypot(this.points[2 * i]! - x, this.points[2 * i + 1]! - y) < BACK) {
        this.points = this.points.slice(0, 2 * (i + 1));
        this.stopped = null;
        return;
      }
    if (Math.hypot(this.end.x - x, this.end.y - y) < STEP) return;
    this.lay(x, y);
  }

  /** One more point, as far towards there as the rope and the sea allow; `anew`: instead of all that lies. */
  lay(x: number, y: number, anew = false): boolean {
    const from = anew ? this.points.slice(0, 2) : this.points.length / 2 >= POINTS ? thinned(this.points) : this.points;
    const [ex, ey] = [from.at(-2)!, from.at(-1)!];
    const left = this.reach * KNOT - path_length(from);
    const far = Math.hypot(x - ex, y - ey);
    let most = Math.min(far, left);
    const short = most < far;
    if (most < FINE) {
      this.stopped = left < FINE ? { key: "face-no-more-rope", args: {} } : null;
      return false;
    }
    const to = (r: number): number[] => {
      const p = [...from, Math.round(ex + ((x - ex) * r) / far), Math.round(ey + ((y - ey) * r) / far)];
      return p;
    };
    let path = to(most);
    while (path_length(path) > this.reach * KNOT && most > FINE) path = to((most -= 2));
    let blocked = no_way(this.view, this.piece, path);
    const first = blocked;
    if (blocked) {
      // as far as it goes: between what is free and what is not
      let [low, high] = [0, most];
      while (high - low > 6) {
        const mid = (low + high) / 2;
        if (no_way(this.view, this.piece, to(mid))) high = mid;
        else low = mid;
      }
      most = low;
      path = to(most);
      blocked = most < FINE ? first : null;
    }
    this.stopped = first ?? (short ? { key: "face-no-more-rope", args: {} } : null);
    if (blocked || most < FINE) return false;
    this.points = path;
    return true;
  }

  /** Lets go: near a whole knot the end jumps to it. */
  snap(): void {
    if (this.points.length < 4) return;
    if (this.stopped?.key === "face-no-more-rope") this.stopped = null; // said while drawing; no fault of what lies
    const over = this.length % KNOT;
    const by = over < SNAP && this.length > KNOT ? -over : KNOT - over < SNAP ? KNOT - over : 0;
    if (by === 0 || this.length + by > this.reach * KNOT) return;
    const n = this.points.length;
    const [ax, ay, bx, by2] = [this.points[n - 4]!, this.points[n - 3]!, this.points[n - 2]!, this.points[n - 1]!];
    const part = Math.hypot(bx - ax, by2 - ay);
    if (part + by < FINE) {
      if (n <= 4) return;
      this.points = this.points.slice(0, -2); // the last stretch is all too much
      return this.snap();
    }
    const whole = Math.round((this.length + by) / KNOT) * KNOT;
    const to = (k: number): number[] => [...this.points.slice(0, -2), Math.round(ax + (bx - ax) * k), Math.round(ay + (by2 - ay) * k)];
    let k = (part + by) / part;
    while (path_length(to(k)) > whole) k -= 1 / part; // rounded up, it would cost a knot more
    const path = to(k);
    if (!no_way(this.view, this.piece, path)) this.points = path;
  }

  /** Takes up the last stretch. */
  back(): boolean {
    if (this.points.length < 4) return false;
    this.points = this.points.slice(0, -2);
    this.stopped = null;
    return true;
  }
  clear(): void {
    this.points = this.points.slice(0, 2);
    this.turned = null;
    this.stopped = null;
  }
  turn(by: number): void {
    this.turned = ((Math.round(this.yaw + by) % TURN) + TURN) % TURN;
  }
  turn_to(x: number, y: number): void {
    this.turned = angle_of(Math.atan2(y - this.end.y, x - this.end.x));
  }

  /** This barrel, please; once more: none. */
  pick(barrel: number): void {
    this.load = this.barrel !== barrel;
    this.picked = barrel;
  }

  /** The numbers of the action. */
  sail(): number[] {
    const load = this.barrel < 0 ? 0 : this.chooses ? 1 << this.barrel : 1;
    return [this.piece, load, this.piece === TILE ? 0 : this.yaw, ...this.points];
  }
}

/** The same way with fewer points: the one that matters least goes. */
export function thinned(points: readonly number[]): number[] {
  let best = 1;
  let least = Infinity;
  for (let i = 1; i < points.length / 2 - 1; i++) {
    const [ax, ay, bx, by, cx, cy] = points.slice(2 * i - 2, 2 * i + 4) as [number, number, number, number, number, number];
    const bend = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / Math.max(1, Math.hypot(cx - ax, cy - ay));
    if (bend < least) {
      least = bend;
      best = i;
    }
  }
  return [...points.slice(0, 2 * best), ...points.slice(2 * best + 2)];
}
