// The cannon in one's hands: beside which piece it stands, where it points, how hard it is pulled; and the hand that sways.
import { height_at, reach, type Shot } from "../geometry/arc";
import { no_muzzle, no_power, outline, type Why } from "../geometry/law";
import { point_close } from "../geometry/plane";
import { BALL_RADIUS, MUZZLE, NEXT_TO, STEEPEST, STRONGEST, TURN, WEAKEST } from "../printed";
import { angle_of, radians, SHIP_HIGH, TOWER_HIGH } from "../print";
import { is_enemy, is_tower, standing, type View } from "../view";
import { sway } from "./sway";

const FARTHEST = NEXT_TO - 12; // a hair inside what is "next to"
export const FIRST_GAP = FARTHEST - 40; // where it stands at first
const NEAREST = MUZZLE + 8;
const TRY_TURNS = 72;
const FEEBLE = 1500; // the pull may be too weak: the cannon says so

/** What the hand was used to: kept from shot to shot. */
const habit = { elevation: 2100, power: 4000, fired: false };

export class Aim {
  x = $state(0);
  y = $state(0);
  yaw = $state(0);
  elevation = $state(habit.elevation);
  power = $state(habit.power);
  target = $state(-1);
  readonly born = performance.now() - Math.random() * 20000;

  constructor(
    readonly view: View,
    readonly seat: number,
    readonly piece: number,
    readonly still: boolean, // no motion wanted: the hand's sway is drawn when it fires
    fair: readonly number[] = [], // the server's proposal, as numbers of a shot; none: at whoever is nearest
  ) {
    const [whose, x, y, yaw, elevation, power] = fair;
    if (whose === piece && power !== undefined) {
      Object.assign(this, { x, y, yaw, elevation, power });
      this.target = this.pointed_at();
      this.needed = power;
      return;
    }
    this.target = this.targets()[0] ?? -1;
    this.yaw = this.bearing(this.target);
    this.stand_at(this.yaw, FIRST_GAP);
    this.yaw = this.bearing(this.target);
  }
  needed = $state(0); // the pull that was proposed for the target; 0: none
  loading = $state(false); // the hand pulls at the cannon

  readonly learnt = habit.fired; // nobody needs to be shown how

  /** The enemy nearest to the line of fire. */
  private pointed_at(): number {
    const off = (piece: number): number => {
      const by = (this.bearing(piece) - this.yaw + 1.5 * TURN) % TURN;
      return Math.abs(by - TURN / 2);
    };
    return this.targets().sort((a, b) => off(a) - off(b))[0] ?? -1;
  }

  /** Enemies by distance; the pirate ship is none while one fires from it. */
  targets(): number[] {
    const far = (piece: number): number =>
      Math.hypot(this.view.x[piece]! - this.view.x[this.piece]!, this.view.y[piece]! - this.view.y[this.piece]!);
    return standing(this.view)
      .filter((piece) => this.is_foe(piece))
      .sort((a, b) => far(a) - far(b));
  }
  private is_foe(piece: number): boolean {
    return piece !== this.piece && is_enemy(this.view, this.seat, piece);
  }
  bearing(piece: number): number {
    const from = this.x || this.y ? this : { x: this.view.x[this.piece]!, y: this.view.y[this.piece]! };
    const to = piece < 0 ? { x: this.view.size / 2, y: this.view.size / 2 } : { x: this.view.x[piece]!, y: this.view.y[piece]! };
    return angle_of(Math.atan2(to.y - from.y, to.x - from.x));
  }
  /** Turns to an enemy; the next one when none is named. */
  face(piece = -1): void {
    const all = this.targets();
    this.target = piece >= 0 ? piece : (all[(all.indexOf(this.target) + 1) % Math.max(1, all.length)] ?? -1);
    this.yaw = this.bearing(this.target);
  }

  /** Puts the cannon on that side of the piece, as far out as wished, or as near to it as there is room. */
  stand_at(side: number, gap: number): boolean {
    for (let i = 0; i <= TRY_TURNS; i++) {
      const turn = side + ((i % 2 ? 1 : -1) * Math.ceil(i / 2) * TURN) / TRY_TURNS;
      for (const wish of [gap, 560, 450, 340, 260]) {
        const spot = this.spot(turn, wish);
        if (no_muzzle(this.view, this.piece, spot.x, spot.y)) continue;
        this.x = spot.x;
        this.y = spot.y;
        return true;
      }
    }
    const spot = this.spot(side, gap); // no room anywhere: shown, and refused in words
    this.x = spot.x;
    this.y = spot.y;
    return false;
  }
  private spot(side: number, gap: number): { x: number; y: number } {
    const [cx, cy] = [this.view.x[this.piece]!, this.view.y[this.piece]!];
    const own = outline(this.view, this.piece);
    const at = (r: number): { x: number; y: number } => ({
      x: Math.round(cx + r * Math.cos(radians(side))),
      y: Math.round(cy + r * Math.sin(radians(side))),
    });
    let [near, far] = [0, 1400];
    while (far - near > 2) {
      const mid = (near + far) / 2;
      if (point_close(own, at(mid).x, at(mid).y, gap)) near = mid;
      else far = mid;
    }
    return at(near);
  }
  /** Where the pointer drags it: anywhere next to the piece. */
  drag(x: number, y: number): void {
    const own = outline(this.view, this.piece);
    const side = angle_of(Math.atan2(y - this.view.y[this.piece]!, x - this.view.x[this.piece]!));
    let [low, high] = [NEAREST, FARTHEST];
    while (high - low > 4) {
      const mid = (low + high) / 2;
      if (point_close(own, Math.round(x), Math.round(y), mid)) high = mid;
      else low = mid;
    }
    this.stand_at(side, low);
    if (this.target >= 0) this.yaw = this.bearing(this.target);
  }
  /** Round the piece by an angle. */
  walk(by: number): void {
    const side = angle_of(Math.atan2(this.y - this.view.y[this.piece]!, this.x - this.view.x[this.piece]!) + radians(by));
    this.stand_at(side, FIRST_GAP);
    if (this.target >= 0) this.yaw = this.bearing(this.target);
  }

  turn(by: number): void {
    this.yaw = ((Math.round(this.yaw + by) % TURN) + TURN) % TURN;
  }
  raise(by: number): void {
    this.elevation = Math.round(Math.min(STEEPEST, Math.max(0, this.elevation + by)));
  }
  pull(by: number): void {
    this.power = Math.round(Math.min(STRONGEST, Math.max(FEEBLE, this.power + by)));
  }
  set_power(power: number): void {
    this.pull(power - this.power);
  }

  /** The aim as the hand meant it. */
  get meant(): Shot {
    return { x: this.x, y: this.y, yaw: this.yaw, elevation: this.elevation, power: this.power };
  }
  /** The aim as the hand has it at this moment. */
  held(now: number): Shot {
    return this.swayed(now - this.born);
  }
  private swayed(t: number): Shot {
    const w = sway(t);
    const power = this.power < WEAKEST ? this.power : Math.min(STRONGEST, Math.max(WEAKEST, Math.round(this.power * w.power)));
    return {
      x: this.x,
      y: this.y,
      yaw: ((Math.round(this.yaw + w.yaw) % TURN) + TURN) % TURN,
      elevation: Math.round(Math.min(STEEPEST, Math.max(0, this.elevation + w.elevation))),
      power,
    };
  }

  readonly why: Why | null = $derived.by(() => no_power(this.power) ?? no_muzzle(this.view, this.piece, this.x, this.y));

  /** The numbers of the action, as the aim is now. */
  fire(now: number): number[] {
    const shot = this.still ? this.swayed(Math.random() * 1e6) : this.held(now);
    habit.fired = true;
    habit.elevation = this.elevation;
    habit.power = this.power;
    return [this.piece, shot.x, shot.y, shot.yaw, shot.elevation, shot.power];
  }

  /** The first piece of one's own side that the ball would meet before its target; -1: none. */
  readonly own_in_way: number = $derived.by(() => {
    const shot = this.meant;
    const end =
      this.target < 0
        ? reach(shot)
        : Math.min(reach(shot), Math.hypot(this.view.x[this.target]! - this.x, this.view.y[this.target]! - this.y));
    let [first, near] = [-1, end];
    for (const piece of standing(this.view)) {
      if (this.is_foe(piece)) continue;
      const far =
        (this.view.x[piece]! - this.x) * Math.cos(radians(shot.yaw)) + (this.view.y[piece]! - this.y) * Math.sin(radians(shot.yaw));
      if (far <= 0 || far >= near || height_at(shot, far) > (is_tower(piece) ? TOWER_HIGH : SHIP_HIGH) + BALL_RADIUS) continue;
      const [x, y] = [this.x + far * Math.cos(radians(shot.yaw)), this.y + far * Math.sin(radians(shot.yaw))];
      if (point_close(outline(this.view, piece), x, y, BALL_RADIUS)) [first, near] = [piece, far];
    }
    return first;
  });

  /** How high the ball would pass where the target stands. */
  readonly passes: number = $derived.by(() => {
    if (this.target < 0) return 0;
    return height_at(this.meant, Math.hypot(this.view.x[this.target]! - this.x, this.view.y[this.target]! - this.y));
  });
}
