// What the hands hold, in the scene: the cannon with its faint arc, and the rope with its knots and the ship's shadow at its end.
import {
  BufferGeometry,
  CatmullRomCurve3,
  CircleGeometry,
  CurvePath,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Line,
  LineBasicMaterial,
  LineCurve3,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RingGeometry,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import { bridge } from "../bridge.svelte";
import { at_time, height_at, time_of, type Shot } from "../geometry/arc";
import { heading, pose_at, upright } from "../flight";
import { BALL, KNOT } from "../printed";
import { angle_of, radians } from "../print";
import type { Rope } from "../tools/rope.svelte";
import { CM, type Pieces } from "./pieces3d";

const DOTS = 34;
const KNOTS = 8;
const TRAIL = 22; // points of the ball's wake
const ROPE_HIGH = 0.35;
const HINTS = 40; // dots of a way that one may trace
const HINT_STEP = 130;
const BEFORE = 125; // the ball meets the target before its middle
const PLACE = new Matrix4();
const SPOT = { x: 0, y: 0, z: 0 };
const POSE = upright(0, 0, 0);

export class Tools3d {
  readonly root = new Group();
  private dots = new InstancedMesh(
    new SphereGeometry(0.32, 6, 5),
    new MeshBasicMaterial({ color: "#fff3c4", transparent: true, opacity: 0.75 }),
    DOTS,
  );
  private mark = new Mesh(
    new RingGeometry(1.5, 2.1, 28).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: "#ffdf7a", transparent: true, opacity: 0.9, depthWrite: false }),
  );
  private passing = new Mesh(
    new RingGeometry(0.9, 1.3, 24),
    new MeshBasicMaterial({ color: "#ff5a36", transparent: true, opacity: 0.95, side: DoubleSide, depthTest: false }),
  );
  private rope = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ color: "#d9b36c" }));
  private knots = new InstancedMesh(new SphereGeometry(0.62, 8, 6), new MeshLambertMaterial({ color: "#b98a3e" }), KNOTS);
  private reach = new Line(new BufferGeometry(), new LineBasicMaterial({ color: "#fff3c4", transparent: true, opacity: 0.5 }));
  private hint = new InstancedMesh(
    new CircleGeometry(0.36, 10).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: "#fff7da", transparent: true, opacity: 0.8, depthWrite: false }),
    HINTS,
  );
  private ghost = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.62 }));
  private trail = new Line(new BufferGeometry(), new LineBasicMaterial({ color: "#fff3c4", transparent: true, opacity: 0.8 }));
  private laid = "";

  constructor(private readonly pieces: Pieces) {
    this.root.add(this.dots, this.mark, this.passing, this.hint, this.rope, this.knots, this.reach, this.ghost, this.trail);
    this.trail.frustumCulled = false;
    this.trail.geometry.setAttribute("position", new Float32BufferAttribute(new Float32Array(3 * TRAIL), 3));
    for (const o of [this.dots, this.knots, this.hint]) o.frustumCulled = false;
    this.rope.frustumCulled = false;
    this.rope.castShadow = true;
    const circle = Array.from({ length: 65 }, (_, i) => [Math.cos((i * Math.PI) / 32), 0, Math.sin((i * Math.PI) / 32)]).flat();
    this.reach.geometry.setAttribute("position", new Float32BufferAttribute(circle, 3));
  }

  draw(now: number): void {
    this.draw_aim(now);
    this.draw_rope();
    this.draw_trail(now);
  }

  /** Where the ball has just been. */
  private draw_trail(now: number): void {
    const t = bridge.time(now);
    const ball = bridge.tracks().find((track) => track.body === BALL);
    this.trail.visible = t > 0 && !!ball;
    if (!ball || t <= 0) return;
    const wake = this.trail.geometry.getAttribute("position");
    for (let i = 0; i < TRAIL; i++) {
      const p = pose_at(ball, Math.max(0, t - i * 12), POSE);
      wake.setXYZ(i, this.pieces.x(p.x), p.z / CM, this.pieces.z(p.y));
    }
    wake.needsUpdate = true;
  }

  private draw_aim(now: number): void {
    const aim = bridge.aim;
    const { cannon, muzzle } = this.pieces;
    cannon.visible = this.dots.visible = this.mark.visible = this.passing.visible = aim !== null;
    if (!aim) return;
    const shot = aim.still ? aim.meant : aim.held(now);
    cannon.position.set(this.pieces.x(shot.x), 0, this.pieces.z(shot.y));
    cannon.rotation.y = radians(shot.yaw);
    muzzle.rotation.z = radians(shot.elevation);
    const bad = aim.why !== null;
    (this.dots.material as MeshBasicMaterial).color.set(bad ? "#ff8a70" : "#fff3c4");
    const whole = time_of(shot);
    for (let i = 0; i < DOTS; i++) {
      const p = at_time(shot, (whole * i) / (DOTS - 1), SPOT);
      const s = 1 - (0.5 * i) / DOTS;
      PLACE.makeScale(s, s, s).setPosition(this.pieces.x(p.x), p.z / CM, this.pieces.z(p.y));
      this.dots.setMatrixAt(i, PLACE);
    }
    this.dots.instanceMatrix.needsUpdate = true;
    this.cross(shot);
    const down = at_time(shot, whole, SPOT);
    this.mark.position.set(this.pieces.x(down.x), 0.12, this.pieces.z(down.y));
    this.mark.visible = down.x > 0 && down.y > 0 && down.x < aim.view.size && down.y < aim.view.size;
  }

  /** Where the ball would pass the target: a ring that stands across its way. */
  private cross(shot: Shot): void {
    const { target, view } = bridge.aim!;
    const far = target < 0 ? 0 : Math.hypot(view.x[target]! - shot.x, view.y[target]! - shot.y) - BEFORE;
    const high = far > 0 ? height_at(shot, far) : -1;
    this.passing.visible = high > 0 && high < 2500;
    if (!this.passing.visible) return;
    const yaw = radians(shot.yaw);
    this.passing.position.set(this.pieces.x(shot.x + far * Math.cos(yaw)), high / CM, this.pieces.z(shot.y + far * Math.sin(yaw)));
    this.passing.rotation.y = yaw - Math.PI / 2;
  }

  private draw_rope(): void {
    const rope = bridge.rope;
    for (const o of [this.rope, this.knots, this.reach, this.ghost, this.hint]) o.visible = rope !== null;
    if (!rope) return;
    this.trace(rope.points.length > 2 ? [] : rope.fair);
    const bad = rope.points.length >= 4 && rope.why !== null;
    (this.rope.material as MeshLambertMaterial).color.set(bad ? "#d0583f" : "#d9b36c");
    const points = Array.from(
      { length: rope.points.length / 2 },
      (_, i) => new Vector3(this.pieces.x(rope.points[2 * i]!), ROPE_HIGH, this.pieces.z(rope.points[2 * i + 1]!)),
    );
    const key = rope.points.join(" ");
    if (key !== this.laid) {
      this.laid = key;
      this.rope.geometry.dispose();
      this.rope.geometry = points.length > 1 ? new TubeGeometry(line(points), points.length * 5, 0.3, 6) : new BufferGeometry();
    }
    this.rope.visible = points.length > 1;
    this.tie(rope.points);
    const left = Math.max(0, rope.reach * KNOT - rope.length);
    this.reach.visible = left > 60;
    this.reach.position.set(points.at(-1)!.x, 0.2, points.at(-1)!.z);
    this.reach.scale.setScalar(left / CM);
    const model = this.pieces.fleet.shape(rope.piece);
    const shows = points.length > 1 || rope.fair.length >= 4;
    this.ghost.visible = shows && !!model;
    if (model) this.ghost.geometry = model;
    const end = points.length > 1 || !shows ? rope.end : { x: rope.fair.at(-2)!, y: rope.fair.at(-1)! };
    this.pieces.set(this.ghost, upright(end.x, end.y, points.length > 1 ? radians(rope.yaw) : radians(heading_of(rope))));
    (this.ghost.material as MeshLambertMaterial).color.set(bad ? "#ff9a85" : "#ffffff");
  }

  /** A way to trace, until the first stretch of rope lies. */
  private trace(way: readonly number[]): void {
    let n = 0;
    let run = HINT_STEP;
    for (let k = 2; k + 1 < way.length; k += 2) {
      const [ax, ay, bx, by] = [way[k - 2]!, way[k - 1]!, way[k]!, way[k + 1]!];
      const part = Math.hypot(bx - ax, by - ay);
      for (; run <= part && n < HINTS; run += HINT_STEP)
        this.hint.setMatrixAt(
          n++,
          PLACE.makeTranslation(this.pieces.x(ax + ((bx - ax) * run) / part), 0.16, this.pieces.z(ay + ((by - ay) * run) / part)),
        );
      run -= part;
    }
    this.hint.count = n;
    this.hint.visible = n > 0;
    this.hint.instanceMatrix.needsUpdate = true;
  }

  /** A knot at every ten centimetres of what lies. */
  private tie(points: readonly number[]): void {
    const m = PLACE;
    let [n, run] = [0, 0];
    for (let k = 2; k < points.length; k += 2) {
      const [ax, ay, bx, by] = [points[k - 2]!, points[k - 1]!, points[k]!, points[k + 1]!];
      const part = Math.hypot(bx - ax, by - ay);
      for (let at = KNOT - (run % KNOT); at <= part + 2 && n < KNOTS; at += KNOT) {
        const u = Math.min(1, at / Math.max(1, part));
        this.knots.setMatrixAt(n++, m.makeTranslation(this.pieces.x(ax + (bx - ax) * u), ROPE_HIGH, this.pieces.z(ay + (by - ay) * u)));
      }
      run += part;
    }
    this.knots.count = n;
    this.knots.visible = n > 0;
    this.knots.instanceMatrix.needsUpdate = true;
  }
}

/** How the ship would lie at the end of the way that is proposed. */
const heading_of = (rope: Rope): number => (rope.fair.length >= 4 ? angle_of(heading(rope.fair, rope.fair.length / 2 - 1)) : rope.yaw);

/** Along the points: softly where there are many, straight where there are two. */
function line(points: Vector3[]): CatmullRomCurve3 | CurvePath<Vector3> {
  if (points.length > 2) return new CatmullRomCurve3(points, false, "centripetal", 0.4);
  const path = new CurvePath<Vector3>();
  path.add(new LineCurve3(points[0]!, points[1]!));
  return path;
}
