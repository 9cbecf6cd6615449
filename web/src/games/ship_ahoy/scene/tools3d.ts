// What the hands hold, in the scene: the cannon with its faint arc, and the rope with its knots and the ship's shadow at its end.
import {
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  CurvePath,
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
import { arc, at_time, time_of } from "../geometry/arc";
import { pose_at, upright } from "../flight";
import { BALL, KNOT } from "../printed";
import { radians } from "../print";
import { CM, type Pieces } from "./pieces3d";

const DOTS = 34;
const KNOTS = 8;
const TRAIL = 22; // points of the ball's wake
const ROPE_HIGH = 0.35;

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
  private rope = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ color: "#d9b36c" }));
  private knots = new InstancedMesh(new SphereGeometry(0.62, 8, 6), new MeshLambertMaterial({ color: "#b98a3e" }), KNOTS);
  private reach = new Line(new BufferGeometry(), new LineBasicMaterial({ color: "#fff3c4", transparent: true, opacity: 0.5 }));
  private ghost = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.62 }));
  private trail = new Line(new BufferGeometry(), new LineBasicMaterial({ color: "#fff3c4", transparent: true, opacity: 0.8 }));
  private laid = "";

  constructor(private readonly pieces: Pieces) {
    this.root.add(this.dots, this.mark, this.rope, this.knots, this.reach, this.ghost, this.trail);
    this.trail.frustumCulled = false;
    for (const o of [this.dots, this.knots]) o.frustumCulled = false;
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
    const spots = Array.from({ length: TRAIL }, (_, i) => pose_at(ball, Math.max(0, t - i * 12)));
    this.trail.geometry.setAttribute(
      "position",
      new Float32BufferAttribute(
        spots.flatMap((p) => [this.pieces.x(p.x), p.z / CM, this.pieces.z(p.y)]),
        3,
      ),
    );
  }

  private draw_aim(now: number): void {
    const aim = bridge.aim;
    const { cannon, muzzle } = this.pieces;
    cannon.visible = this.dots.visible = this.mark.visible = aim !== null;
    if (!aim) return;
    const shot = aim.still ? aim.meant : aim.held(now);
    cannon.position.set(this.pieces.x(shot.x), 0, this.pieces.z(shot.y));
    cannon.rotation.y = radians(shot.yaw);
    muzzle.rotation.z = radians(shot.elevation);
    const bad = aim.why !== null;
    (this.dots.material as MeshBasicMaterial).color.set(bad ? "#ff8a70" : "#fff3c4");
    const m = new Matrix4();
    arc(shot, DOTS).forEach((p, i) => {
      const s = 1 - (0.5 * i) / DOTS;
      m.makeScale(s, s, s).setPosition(this.pieces.x(p.x), p.z / CM, this.pieces.z(p.y));
      this.dots.setMatrixAt(i, m);
    });
    this.dots.instanceMatrix.needsUpdate = true;
    const down = at_time(shot, time_of(shot));
    this.mark.position.set(this.pieces.x(down.x), 0.12, this.pieces.z(down.y));
    this.mark.visible = down.x > 0 && down.y > 0 && down.x < aim.view.size && down.y < aim.view.size;
  }

  private draw_rope(): void {
    const rope = bridge.rope;
    for (const o of [this.rope, this.knots, this.reach, this.ghost]) o.visible = rope !== null;
    if (!rope) return;
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
    const model = this.pieces.things.get(rope.piece);
    this.ghost.visible = points.length > 1 && !!model;
    if (model instanceof Mesh) this.ghost.geometry = model.geometry;
    this.pieces.set(this.ghost, upright(rope.end.x, rope.end.y, radians(rope.yaw)));
    (this.ghost.material as MeshLambertMaterial).color = new Color(bad ? "#ff9a85" : "#ffffff");
  }

  /** A knot at every ten centimetres of what lies. */
  private tie(points: readonly number[]): void {
    const m = new Matrix4();
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

/** Along the points: softly where there are many, straight where there are two. */
function line(points: Vector3[]): CatmullRomCurve3 | CurvePath<Vector3> {
  if (points.length > 2) return new CatmullRomCurve3(points, false, "centripetal", 0.4);
  const path = new CurvePath<Vector3>();
  path.add(new LineCurve3(points[0]!, points[1]!));
  return path;
}
