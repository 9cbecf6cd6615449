// The camera's place: around a point of the table, gliding from one view to the next; how far away everything still fits.
import { PerspectiveCamera, Vector3 } from "three";

/** Where one looks from: the point looked at (centimetres from the table's middle), how far, which way, how steeply. */
export interface Look {
  x: number;
  y: number; // height of what is looked at
  z: number;
  far: number;
  way: number; // radians; 0 looks north (towards -z)
  tilt: number; // 0 straight down, up to a little less than a right angle
}

const LOW = 1.5;
const GLIDE = 480; // ms
const AIR = 8; // cm above the table that must be seen too
const FRAMING = 10; // rounds until all is in the picture
const MOST_FAR = 420;
const SPOT = new Vector3();
const CENTRING = 4; // rounds until the table is in the middle of the picture

export const between = (a: number, b: number, k: number): number => a + (b - a) * k;
/** The shorter way round. */
export const turn_between = (a: number, b: number, k: number): number =>
  a + (((((b - a) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI) * k;
export const mixed = (a: Look, b: Look, k: number): Look => ({
  x: between(a.x, b.x, k),
  y: between(a.y, b.y, k),
  z: between(a.z, b.z, k),
  far: between(a.far, b.far, k),
  way: turn_between(a.way, b.way, k),
  tilt: between(a.tilt, b.tilt, k),
});

export class Orbit {
  readonly camera = new PerspectiveCamera(34, 1, 2, 900);
  look: Look = { x: 0, y: 0, z: 0, far: 260, way: 0, tilt: 0.9 };
  private from: Look | null = null;
  private to: Look | null = null;
  private began = 0;
  still = false;

  apply(): void {
    const { x, y, z, far, way, tilt } = this.look;
    const t = Math.min(LOW, Math.max(0.001, tilt));
    this.camera.position.set(x + far * Math.sin(t) * Math.sin(way), y + far * Math.cos(t), z + far * Math.sin(t) * Math.cos(way));
    this.camera.up.set(0, 1, 0);
    this.camera.lookAt(x, y, z);
    this.camera.updateMatrixWorld();
  }
  jump(to: Look): void {
    this.to = this.from = null;
    this.look = { ...to };
  }
  glide(to: Look, now: number): void {
    if (this.still) return this.jump(to);
    this.from = { ...this.look };
    this.to = to;
    this.began = now;
  }
  /** Towards a view that moves itself: each frame a bit nearer. */
  chase(to: Look, ms: number): void {
    this.to = this.from = null;
    this.look = this.still ? { ...to } : mixed(this.look, to, 1 - Math.exp(-ms / 160));
  }
  /** True while it still moves. */
  step(now: number): boolean {
    if (!this.to || !this.from) return false;
    const t = Math.min(1, (now - this.began) / GLIDE);
    this.look = mixed(this.from, this.to, 1 - (1 - t) ** 3);
    if (t < 1) return true;
    this.jump(this.to);
    return false;
  }
  get goal(): Look {
    return this.to ?? this.look;
  }

  turn(by: number, tilt: number): void {
    this.to = null;
    this.look = { ...this.look, way: this.look.way + by, tilt: Math.min(1.42, Math.max(0.02, this.look.tilt + tilt)) };
  }
  zoom(factor: number, most: number): void {
    this.to = null;
    this.look = { ...this.look, far: Math.min(most, Math.max(22, this.look.far * factor)) };
  }
  /** Moves the point looked at along the table, by screen directions. */
  slide(right: number, up: number, half: number): void {
    this.to = null;
    const [c, s] = [Math.cos(this.look.way), Math.sin(this.look.way)];
    const hold = (n: number): number => Math.min(half, Math.max(-half, n));
    this.look = { ...this.look, x: hold(this.look.x + right * c - up * s), z: hold(this.look.z - right * s - up * c) };
  }

  /** The nearest view from which a square table of this half size is all in sight, as much above it as below. */
  whole(half: number, way: number, tilt: number): Look {
    const kept = this.look;
    let look: Look = { x: 0, y: 0, z: 0, far: 0, way, tilt };
    for (let i = 0; i < CENTRING; i++) {
      look = { ...look, far: this.fit(half, way, tilt, look) };
      this.look = look;
      this.apply();
      const seen = (near: number, high: number): Vector3 =>
        new Vector3(near * half * Math.sin(way), high, near * half * Math.cos(way)).project(this.camera);
      const off = (seen(-1, AIR).y + seen(1, 0).y) / 2; // of the far and the near edge, from the picture's middle
      const by = (-off * look.far * Math.tan((this.camera.fov * Math.PI) / 360)) / Math.max(0.3, Math.cos(tilt));
      look = { ...look, x: look.x + by * Math.sin(way), z: look.z + by * Math.cos(way) };
    }
    this.look = kept;
    this.apply();
    return look;
  }

  /** The nearest view from which all these points (centimetres) are in the picture, in its middle; `low` and `high` are kept free, as
   *  shares of half the picture. Points are flat: x, height, z. */
  framed(points: readonly number[], way: number, tilt: number, least: number, low = 0, high = 0, side = 0.05): Look {
    const kept = this.look;
    let [x, z] = [0, 0];
    const n = points.length / 3;
    for (let i = 0; i < n; i++) {
      x += points[3 * i]! / n;
      z += points[3 * i + 2]! / n;
    }
    const look: Look = { x, y: 0, z, far: 200, way, tilt };
    const [c, s] = [Math.cos(way), Math.sin(way)];
    const half = Math.tan((this.camera.fov * Math.PI) / 360);
    const [wide, tall] = [2 - 2 * side, 2 - low - high];
    for (let round = 0; round < FRAMING; round++) {
      this.look = look;
      this.apply();
      let [left, right, down, up] = [9, -9, 9, -9];
      for (let i = 0; i < n; i++) {
        SPOT.set(points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!).project(this.camera);
        left = Math.min(left, SPOT.x);
        right = Math.max(right, SPOT.x);
        down = Math.min(down, SPOT.y);
        up = Math.max(up, SPOT.y);
      }
      const aside = ((left + right) / 2) * look.far * half * this.camera.aspect;
      const ahead = (((down + up) / 2 - (low - high) / 2) * look.far * half) / Math.max(0.3, Math.cos(tilt));
      look.x += aside * c - ahead * s;
      look.z += -aside * s - ahead * c;
      const by = Math.max((right - left) / wide, (up - down) / tall);
      look.far = Math.min(MOST_FAR, Math.max(least, look.far * (round < FRAMING / 2 ? by : Math.sqrt(by))));
    }
    this.look = kept;
    this.apply();
    return look;
  }

  /** The nearest distance from which a square table of this half size is all in sight. */
  fit(half: number, way: number, tilt: number, at: { x: number; z: number } = { x: 0, z: 0 }, air = AIR, margin = 0.97): number {
    const kept = this.look;
    let [near, far] = [20, 800];
    const corners = [-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [0, air].map((h) => new Vector3(a * half, h, b * half))));
    for (let i = 0; i < 18; i++) {
      const mid = (near + far) / 2;
      this.look = { x: at.x, y: 0, z: at.z, far: mid, way, tilt };
      this.apply();
      const fits = corners.every((c) => {
        const p = c.clone().project(this.camera);
        return Math.abs(p.x) < margin && Math.abs(p.y) < margin && p.z < 1;
      });
      if (fits) far = mid;
      else near = mid;
    }
    this.look = kept;
    this.apply();
    return far;
  }
}
