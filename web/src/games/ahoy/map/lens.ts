// The window on the chart: applies a camera to the drawing at once (flights measure it), glides, and turns gestures into cameras.
import { LEAST, fit, held, is_near, mixed, sees, zoomed, type Bounds, type Camera, type Size } from "./camera";

const GLIDE = 320; // ms
const READ_AT = 36; // pixels a space: smaller, and the numerals would be under 12 px
const MOST_GROWN = 1.5;
const SLOP = 7; // pixels a finger may stray before it pans

export class Lens {
  camera: Camera = { x: 0, y: 0, k: 60 };
  all: Bounds = { x: 0, y: 0, w: 4, h: 4 };
  size: Size = { w: 0, h: 0 };
  by_hand = false; // somebody has panned or zoomed: stay until something new happens
  still = false;
  moved: () => void = () => {}; // whoever wants to know that something else is in sight
  private plane: SVGGElement | null = null;
  private frame = 0;
  private fingers = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
  panning = false;

  /** A finger or the mouse button is down and does not pan: what is under it must stay there, or the click would miss it. */
  private get pressed(): boolean {
    return this.fingers.size > 0 && !this.panning;
  }
  private wait(then: () => void): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(then);
  }

  hang(plane: SVGGElement): () => void {
    this.plane = plane;
    this.apply();
    return () => {
      cancelAnimationFrame(this.frame);
      this.plane = null;
    };
  }

  private apply(): void {
    const { x, y, k } = this.camera;
    this.plane?.setAttribute(
      "transform",
      `translate(${(this.size.w / 2 - x * k).toFixed(2)} ${(this.size.h / 2 - y * k).toFixed(2)}) scale(${(k / 100).toFixed(5)})`,
    );
    // From afar the middle of a region grows, so that its numeral can be read.
    this.plane?.style.setProperty("--grow", Math.min(MOST_GROWN, Math.max(1, READ_AT / k)).toFixed(3));
    this.moved();
  }

  whole(): Camera {
    return fit(this.all, this.size, 108);
  }
  least(): number {
    return Math.max(LEAST, Math.min(this.whole().k, 40) * 0.9);
  }
  /** At once, but under no finger: as soon as it is lifted. */
  place(to: Camera): void {
    if (this.pressed) this.wait(() => this.place(to));
    else this.jump(to);
  }
  private jump(to: Camera): void {
    cancelAnimationFrame(this.frame);
    this.camera = held(to, this.all, this.size);
    this.apply();
  }
  /** Softly; `loose`: also where the map leaves much of the window empty. */
  glide(to: Camera, loose = false): void {
    if (this.pressed) return this.wait(() => this.glide(to, loose));
    const goal = loose ? to : held(to, this.all, this.size);
    cancelAnimationFrame(this.frame);
    if (this.still || this.size.w === 0 || is_near(this.camera, goal)) {
      this.camera = goal;
      return this.apply();
    }
    const from = this.camera;
    const begun = performance.now();
    const step = (now: number): void => {
      if (this.pressed) return void (this.frame = requestAnimationFrame(step));
      const t = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      this.camera = mixed(from, goal, 1 - (1 - t) ** 3);
      this.apply();
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
  /** Brings it in sight if it is not, at once: something is about to fly there. */
  reveal(b: Bounds): void {
    if (this.size.w === 0 || sees(this.camera, b, this.size)) return;
    const near = fit(b, this.size, this.camera.k);
    this.place({ ...near, k: Math.min(near.k, this.camera.k) });
  }
  zoom(factor: number): void {
    this.by_hand = true;
    this.glide(zoomed(this.camera, factor, this.size.w / 2, this.size.h / 2, this.size, this.least()));
  }
  pan(dx: number, dy: number): void {
    this.by_hand = true;
    this.jump({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }
  show_all(): void {
    this.by_hand = false;
    this.glide(this.whole());
  }
  /** The cell under a point of the screen, with its fraction. */
  world(e: { clientX: number; clientY: number }, box: DOMRect): { x: number; y: number } {
    return {
      x: this.camera.x + (e.clientX - box.x - this.size.w / 2) / this.camera.k,
      y: this.camera.y + (e.clientY - box.y - this.size.h / 2) / this.camera.k,
    };
  }

  // ------------------------------------------------ gestures; true: it was ours
  /** The wheel zooms, unless the page itself can be scrolled (then only with Ctrl, or as a pinch on a touchpad). */
  wheel(e: WheelEvent, box: DOMRect, page_scrolls: boolean): boolean {
    if (page_scrolls && !e.ctrlKey && !e.metaKey) return false;
    const next = zoomed(
      this.camera,
      Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0016)),
      e.clientX - box.x,
      e.clientY - box.y,
      this.size,
      this.least(),
    );
    this.by_hand = true;
    this.jump(next);
    return true;
  }
  down(e: PointerEvent): void {
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.start = { x: e.clientX, y: e.clientY };
    if (this.fingers.size === 1) this.panning = false;
  }
  move(e: PointerEvent, box: DOMRect): boolean {
    const last = this.fingers.get(e.pointerId);
    if (!last || !this.start) return false;
    if (!this.panning && this.fingers.size === 1 && Math.hypot(e.clientX - this.start.x, e.clientY - this.start.y) < SLOP) return false;
    this.panning = true;
    this.by_hand = true;
    const before = this.grip();
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    const after = this.grip();
    const k = this.camera.k;
    const moved = { ...this.camera, x: this.camera.x - (after.x - before.x) / k, y: this.camera.y - (after.y - before.y) / k };
    const factor = before.span > 10 ? after.span / before.span : 1;
    this.jump(zoomed(moved, factor, after.x - box.x, after.y - box.y, this.size, this.least()));
    return true;
  }
  up(e: PointerEvent): void {
    this.fingers.delete(e.pointerId);
    if (this.fingers.size === 0) this.start = null;
  }
  /** The middle of the fingers and how far they are apart. */
  private grip(): { x: number; y: number; span: number } {
    const all = [...this.fingers.values()];
    const x = all.reduce((sum, p) => sum + p.x, 0) / all.length;
    const y = all.reduce((sum, p) => sum + p.y, 0) / all.length;
    return { x, y, span: all.length > 1 ? Math.hypot(all[0]!.x - all[1]!.x, all[0]!.y - all[1]!.y) : 0 };
  }
}

/** The lens of the table on screen: motion asks it to look where something happens. */
export const lens = new Lens();
