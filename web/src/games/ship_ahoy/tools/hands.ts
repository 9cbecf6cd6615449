// Pointers on the table: with a tool in hand they aim or lay rope, else they turn the table; two fingers zoom and slide.
import { bridge } from "../bridge.svelte";
import type { Lookout } from "../look";
import { STRONGEST, WEAKEST } from "../printed";

/** What a camera can do; the flat table has none of the turning. */
export interface Helm extends Lookout {
  zoom(factor: number): void;
  turn(by: number, tilt: number): void;
  slide(right: number, up: number): void;
}

const SLOP = 6; // px before a press is a drag
const AIM_YAW = 9; // tenths of a milliradian a px
const AIM_RISE = 14;
const FINE = 0.25;
const PULL = 150; // px from the weakest to the strongest pull
const PULL_YAW = 3; // tenths of a milliradian a px, while one pulls
const CANCEL = 16; // px around where the drag began: the aim is as it was

interface Grip {
  x: number;
  y: number;
}

export class Hands {
  private fingers = new Map<number, Grip>();
  private start: Grip = { x: 0, y: 0 };
  private last: Grip = { x: 0, y: 0 };
  private moved = false;
  private held = { yaw: 0, elevation: 0 };
  private held_power = 0;
  private rope_from: Grip | null = null; // where the rope's end was, for a finger that draws beside it
  private kind: "" | "aim" | "pull" | "rope" | "turn" | "slide" = "";
  cancelling = false;

  constructor(
    private readonly helm: () => Helm | null,
    private readonly tapped: (x: number, y: number, touch: boolean) => void,
    private readonly changed: () => void,
    private readonly fire: () => void = () => {},
  ) {}

  get aiming(): boolean {
    return (this.kind === "aim" || this.kind === "pull") && this.moved;
  }
  /** Somebody takes hold of the cannon: pulled back it is loaded, let go it fires. */
  take_cannon(): void {
    if (this.fingers.size !== 1 || !bridge.aim) return;
    this.kind = "pull";
    this.held_power = bridge.aim.power;
  }
  get at(): Grip {
    return this.start;
  }
  get pointer(): Grip {
    return this.last;
  }

  down(e: PointerEvent, box: DOMRect): void {
    const at = { x: e.clientX - box.x, y: e.clientY - box.y };
    this.fingers.set(e.pointerId, at);
    if (this.fingers.size > 1) {
      this.kind = "slide";
      this.moved = true;
      return;
    }
    this.start = this.last = at;
    this.moved = false;
    const camera = e.button === 2 || e.button === 1 || e.shiftKey;
    const { aim, rope } = bridge;
    this.kind = camera ? (rope ? "slide" : "turn") : aim ? "aim" : rope ? "rope" : e.ctrlKey ? "slide" : "turn";
    if (aim) this.held = { yaw: aim.yaw, elevation: aim.elevation };
    this.rope_from = rope && e.pointerType !== "mouse" ? { ...rope.end } : null;
  }

  move(e: PointerEvent, box: DOMRect): boolean {
    const before = this.fingers.get(e.pointerId);
    if (!before) return false;
    const at = { x: e.clientX - box.x, y: e.clientY - box.y };
    const helm = this.helm();
    if (this.fingers.size > 1) {
      this.pinch(e.pointerId, before, at);
      return true;
    }
    if (!this.moved && Math.hypot(at.x - this.start.x, at.y - this.start.y) < SLOP) return false;
    this.moved = true;
    this.fingers.set(e.pointerId, at);
    const [dx, dy] = [at.x - this.last.x, at.y - this.last.y];
    this.last = at;
    if (this.kind === "aim") this.aim(at, e.altKey);
    else if (this.kind === "pull") this.pull(at);
    else if (this.kind === "rope") this.rope(at);
    else if (this.kind === "slide") helm?.slide(-dx, dy);
    else helm?.turn(-dx * 0.006, -dy * 0.005);
    this.changed();
    return true;
  }

  private aim(at: Grip, fine: boolean): void {
    const aim = bridge.aim;
    if (!aim) return;
    const [dx, dy] = [at.x - this.start.x, at.y - this.start.y];
    this.cancelling = Math.hypot(dx, dy) < CANCEL;
    const k = this.cancelling ? 0 : fine ? FINE : 1;
    aim.yaw = this.held.yaw;
    aim.elevation = this.held.elevation;
    aim.turn(-dx * AIM_YAW * k);
    aim.raise(-dy * AIM_RISE * k);
  }

  /** Back is down on the screen; aside turns it a little, as with a sling. */
  private pull(at: Grip): void {
    const aim = bridge.aim;
    if (!aim) return;
    const [dx, dy] = [at.x - this.start.x, at.y - this.start.y];
    aim.yaw = this.held.yaw;
    this.cancelling = dy < CANCEL;
    aim.loading = !this.cancelling;
    if (this.cancelling) return aim.set_power(this.held_power);
    aim.set_power(WEAKEST + ((STRONGEST - WEAKEST) * Math.min(PULL, dy - CANCEL)) / PULL);
    aim.turn(dx * PULL_YAW);
  }

  private rope(at: Grip): void {
    const rope = bridge.rope;
    const helm = this.helm();
    const here = helm?.ground(at.x, at.y);
    if (!rope || !here) return;
    if (!this.rope_from) return rope.draw(here.x, here.y);
    const first = helm?.ground(this.start.x, this.start.y); // a finger draws beside what it would cover
    if (first) rope.draw(this.rope_from.x + here.x - first.x, this.rope_from.y + here.y - first.y);
  }

  private pinch(id: number, before: Grip, at: Grip): void {
    const helm = this.helm();
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (other && helm) {
      const [old, now] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(at.x - other.x, at.y - other.y)];
      if (old > 8 && now > 8) helm.zoom(old / now);
      helm.slide((before.x - at.x) / 2, (at.y - before.y) / 2);
    }
    this.fingers.set(id, at);
    this.changed();
  }

  up(e: PointerEvent, box: DOMRect): void {
    if (!this.fingers.delete(e.pointerId) || this.fingers.size > 0) return;
    const at = { x: e.clientX - box.x, y: e.clientY - box.y };
    if (e.type === "pointerup" && !this.moved) {
      const here = this.kind === "rope" ? this.helm()?.ground(at.x, at.y) : null;
      if (here && bridge.rope) bridge.rope.lay(here.x, here.y, bridge.rope.straight);
      else if (this.kind !== "pull") this.tapped(at.x, at.y, e.pointerType !== "mouse");
    }
    if (this.kind === "rope") bridge.rope?.snap();
    const aim = bridge.aim;
    const fires = this.kind === "pull" && aim?.loading && e.type === "pointerup";
    if (this.kind === "pull" && aim && !fires) aim.set_power(this.held_power);
    if (aim) aim.loading = false;
    this.kind = "";
    this.cancelling = false;
    this.changed();
    if (fires) this.fire();
  }
}
