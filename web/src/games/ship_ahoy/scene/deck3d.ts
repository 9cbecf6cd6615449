// The table in the round: renderer, light, camera and their loop; a picture is drawn only when something has changed.
import {
  AmbientLight,
  DirectionalLight,
  Group,
  HemisphereLight,
  MathUtils,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PointLight,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { bridge } from "../bridge.svelte";
import { inset_side, type Lookout, type Seen } from "../look";
import { NONE } from "../printed";
import { radians } from "../print";
import { rope_subject, type Subject } from "../parts/subject";
import type { Rope } from "../tools/rope.svelte";
import type { View } from "../view";
import { palette } from "./colours";
import { Orbit, type Look } from "./orbit";
import { CM, Pieces } from "./pieces3d";
import { table } from "./sea";
import { Tools3d } from "./tools3d";

export type Mode = "round" | "top" | "aim";
export interface Marks {
  lit: readonly number[];
  hot: readonly number[];
  chosen: number;
}

const NEAREST = 52; // cm to what one looks at, when the table is looked over
const LIFE = 110; // cm: from there on pieces are drawn larger than life, so that they can be seen
const LARGEST = 1.8;
const FOLLOW_FAR = 46; // cm at least from what one looks at while a ball flies
const FOLLOW_TILT = 1.05;
const HEAD_ROOM = 9; // cm above the place where it comes down
const HOLD = 120; // twice the px under the cannon, where it is taken hold of
const INSIDE = 12; // cm from the edge: nothing farther out is looked at
const SLOW = 34; // ms a frame may take before the picture becomes coarser

const AT = new Vector3(); // for sums that are made many times a picture

export class Deck3d implements Lookout {
  readonly orbit = new Orbit();
  private renderer: WebGLRenderer;
  private scene = new Scene();
  private pieces!: Pieces;
  private tools!: Tools3d;
  private board = new Group();
  private sun = new DirectionalLight("#fff4dd", 2.2);
  private frame = 0;
  private last = 0;
  private width = 1;
  private height = 1;
  private ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  private slow = 0;
  private shadows = true; // follow what throws them
  private armed = false; // a tool was in hand in the picture before
  private view: View;
  mode: Mode = "round";
  home = 0; // from which side one looks, radians
  by_hand = false; // somebody has turned it: it stays so until something new is looked at
  away = false; // it looks after a ball that has just been fired
  private following = false;
  room = 0; // kept free at the top, as a share of half the picture
  subject: Subject["points"] = []; // what to look at when nothing is in hand; nothing: the whole table
  fair: readonly number[] = []; // where the rope in hand might well lead
  private eye = new PerspectiveCamera(30, 1, 2, 900); // close to the target
  private ahead = new Vector3(); // where what flies will do something
  private way = 0; // how one looks after it
  private flown: unknown = null; // the flight that these two are of
  private spots: number[] = [];
  inset = false; // a closer look at the target, in the corner
  marks: Marks = { lit: [], hot: [], chosen: -1 };
  drawn: () => void = () => {};
  cost = { calls: 0, triangles: 0, ms: 0 }; // of the last picture
  pictures = 0; // how many were drawn: tests look at it

  constructor(canvas: HTMLCanvasElement, view: View, still: boolean, soft: boolean) {
    this.view = view;
    if (soft) this.ratio = Math.min(this.ratio, 0.75);
    this.renderer = new WebGLRenderer({ canvas, antialias: !soft, alpha: true, powerPreference: "low-power" });
    this.renderer.outputColorSpace = SRGBColorSpace;
    this.renderer.shadowMap.enabled = !soft;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false; // they are drawn again when something has moved
    this.renderer.info.autoReset = false; // several views make one picture
    this.orbit.still = still;
    this.build();
    bridge.drawn = () => this.ask();
  }

  /** All anew: the first time, and when day becomes night. */
  build(): void {
    const colours = palette();
    const half = this.view.size / CM / 2;
    this.scene.clear();
    this.pieces = new Pieces(colours, half);
    this.tools = new Tools3d(this.pieces);
    this.sun = new DirectionalLight(colours.night ? "#8fb4d8" : "#fff1d6", colours.night ? 0.7 : 2.3);
    this.sun.position.set(-70, 130, 60);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    const c = this.sun.shadow.camera;
    c.left = c.bottom = -half * 1.35;
    c.right = c.top = half * 1.35;
    c.far = 420;
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.12;
    this.board = table(this.view.size / CM);
    this.board.rotation.y = this.home;
    this.scene.add(this.sun, this.board, this.pieces.root, this.tools.root);
    if (colours.night) {
      const lantern = new PointLight("#ffc98a", 15000, 0, 2);
      lantern.position.set(0, 90, 0);
      this.scene.add(new HemisphereLight("#7ea6d6", "#3a2a1a", 1.15), lantern);
    } else this.scene.add(new HemisphereLight("#eaf6ff", "#c9a873", 1.35), new AmbientLight("#ffffff", 0.25));
    this.ask();
  }

  show(view: View): void {
    this.view = view;
    this.ask();
  }
  size(width: number, height: number): void {
    if (width < 2 || height < 2) return;
    this.width = width;
    this.height = height;
    this.renderer.setPixelRatio(this.ratio);
    this.renderer.setSize(width, height, false);
    this.orbit.camera.aspect = width / height;
    this.orbit.camera.updateProjectionMatrix();
    if (!this.by_hand && !this.away && this.mode !== "aim" && !bridge.playing) this.orbit.jump(this.goal(this.mode));
    this.ask();
  }

  /** A picture, please. */
  ask(): void {
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  private goal(mode: Mode): Look {
    if (mode === "aim" && bridge.aim) return this.behind();
    if (mode === "top" && bridge.rope) return this.along(bridge.rope);
    const tall = this.width < this.height * 1.25;
    const tilt = mode === "top" ? 0.012 : tall ? 0.5 : 0.86;
    this.board.rotation.y = this.home; // the painted waves lie as one looks
    if (mode === "round" && this.subject.length > 0)
      return this.orbit.framed(this.flat(this.subject), this.home, tilt, NEAREST, 0.1, (tall ? 0.3 : 0.16) + this.room, 0.09);
    return this.orbit.whole(this.view.size / CM / 2 + 4.5, this.home, tilt);
  }
  /** Places of the table as the camera takes them: x, height, z in centimetres. */
  private flat(points: Subject["points"]): number[] {
    return points.flatMap((p) => [this.pieces.x(p.x), p.z / CM, this.pieces.z(p.y)]);
  }
  /** A little aslant, all the sea that the rope reaches and what lies at its end. */
  private along(rope: Rope): Look {
    const points = rope_subject(rope.view, rope.view.turn, rope.piece, rope.reach, this.fair);
    return this.orbit.framed(this.flat(points), this.home, 0.3, NEAREST, 0.06, 0.14, 0.06);
  }
  /** Over the gunner's shoulder: the cannon before one, and the target where it points. */
  private behind(): Look {
    const aim = bridge.aim!;
    const yaw = radians(aim.yaw);
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
    const { x, y, target, view } = aim;
    const there = target === NONE ? 6000 : Math.max(2500, Math.hypot(view.x[target]! - x, view.y[target]! - y));
    const at = (along: number, z: number): number[] => [this.pieces.x(x + along * c), z / CM, this.pieces.z(y + along * s)];
    const points = [...at(-700, 0), ...at(0, 300), ...at(there, 0), ...at(there, 1200)];
    return this.orbit.framed(points, yaw - Math.PI / 2, 1.12, 34, Math.min(0.5, HOLD / this.height), 0.12);
  }
  /** Something else matters now; the same again changes nothing. */
  frame_on(points: Subject["points"]): void {
    this.subject = points;
    if (this.mode === "round" && !bridge.playing && !this.away) this.look("round");
  }
  look(mode: Mode): void {
    this.mode = mode;
    this.by_hand = this.away = false;
    this.orbit.glide(this.goal(mode), performance.now());
    this.ask();
  }
  /** Everything at once in its place: no glides. */
  settle(): void {
    this.orbit.jump(this.orbit.goal);
    this.ask();
  }

  /** After the ball, with the place where it does something always in the picture; nothing beyond the table is looked at. */
  private follow(ms: number, now: number): void {
    const { tracks, follow } = bridge.playing!;
    const pose = bridge.pose(this.view, follow, now);
    const flown = tracks.find((t) => t.body === follow);
    if (!pose || !flown) return;
    const half = this.view.size / CM / 2 - INSIDE;
    const hold = (n: number): number => Math.min(half, Math.max(-half, n));
    if (this.flown !== tracks) {
      this.flown = tracks;
      const hit = tracks.find((t) => t.body !== follow && t.keys.length > 0)?.keys[0];
      const end = hit ?? [...flown.keys].reverse().find((k) => k.z > 0) ?? flown.keys[0]!;
      this.ahead.set(hold(this.pieces.x(end.x)), 0, hold(this.pieces.z(end.y)));
      const [first, next] = [flown.keys[0]!, flown.keys[Math.min(2, flown.keys.length - 1)]!];
      this.way = Math.atan2(next.y - first.y, next.x - first.x) - Math.PI / 2; // from behind, as the gunner looks
    }
    const { x, z } = this.ahead;
    const [bx, bz] = [hold(this.pieces.x(pose.x)), hold(this.pieces.z(pose.y))];
    const spots = this.spots;
    spots.splice(0, spots.length, x, 0, z, x, HEAD_ROOM, z, bx, 0, bz, bx, Math.max(HEAD_ROOM, pose.z / CM), bz);
    this.orbit.chase(this.orbit.framed(spots, this.way, FOLLOW_TILT, FOLLOW_FAR, 0.34, 0.3, 0.2), ms);
  }

  private draw(now: number): void {
    this.frame = 0;
    const began = performance.now();
    const info = this.renderer.info;
    info.reset();
    const ms = Math.min(100, now - this.last);
    this.last = now;
    let again = this.orbit.step(now);
    const playing = bridge.playing;
    if (!playing && this.following) this.look(this.mode); // home again
    this.following = playing !== null && playing.follow >= 0 && !this.by_hand;
    if (playing) {
      again = true;
      if (this.following) this.follow(ms, now);
    } else if (bridge.aim) {
      if (!bridge.aim.still) again = true;
      if (this.mode === "aim" && !this.by_hand && !again_gliding(this.orbit)) this.orbit.chase(this.behind(), ms);
    }
    this.pieces.life = this.life;
    const stirred = this.pieces.place(this.view, now);
    this.tools.draw(now);
    const armed = bridge.aim !== null || bridge.rope !== null;
    this.renderer.shadowMap.needsUpdate = this.shadows && (stirred || armed || this.armed);
    this.armed = armed;
    this.pieces.hide_rings();
    for (const piece of this.marks.hot) this.pieces.ring(`hot${piece}`, this.view, piece, "#ffffff", now);
    for (const piece of this.marks.lit) this.pieces.ring(`lit${piece}`, this.view, piece, "#ffcf5a", now);
    if (this.marks.chosen >= 0 && !bridge.aim) this.pieces.ring("chosen", this.view, this.marks.chosen, "#fff2bd", now);
    this.orbit.apply();
    this.renderer.setScissorTest(false);
    this.renderer.setViewport(0, 0, this.width, this.height);
    this.renderer.render(this.scene, this.orbit.camera);
    if (this.inset && bridge.aim && bridge.aim.target >= 0) this.draw_inset();
    this.pictures++;
    this.drawn();
    this.cost.calls = info.render.calls;
    this.cost.triangles = info.render.triangles;
    this.cost.ms = performance.now() - began;
    if (again) {
      this.pace(ms);
      this.ask();
    }
  }

  /** How much larger than life pieces are drawn: not while one aims, lays rope or sees something fly, and the more the farther away. */
  get life(): number {
    if (bridge.playing || bridge.held !== null || bridge.aim || bridge.rope) return 1;
    return Math.min(LARGEST, Math.max(1, this.orbit.look.far / LIFE));
  }

  /** Where frames take long the picture is made coarser, once. */
  private pace(ms: number): void {
    this.slow = ms > SLOW ? this.slow + 1 : Math.max(0, this.slow - 1);
    if (this.slow < 12 || this.ratio <= 0.7) return;
    this.slow = 0;
    this.ratio = Math.max(0.7, this.ratio * 0.75);
    if (this.ratio < 1) this.shadows = false;
    this.renderer.setPixelRatio(this.ratio);
    this.renderer.setSize(this.width, this.height, false);
  }

  private draw_inset(): void {
    const aim = bridge.aim!;
    const side = inset_side(this.width, this.height);
    const eye = this.eye;
    const t = aim.target;
    const [tx, tz] = t >= 0 ? [this.pieces.x(this.view.x[t]!), this.pieces.z(this.view.y[t]!)] : [0, 0];
    const yaw = radians(aim.bearing(t));
    eye.position.set(tx - 34 * Math.cos(yaw), 12, tz + 34 * Math.sin(yaw));
    eye.lookAt(tx, 3.4, tz);
    eye.updateMatrixWorld();
    this.renderer.setScissorTest(true);
    this.renderer.setScissor(this.width - side - 8, this.height - side - 8, side, side);
    this.renderer.setViewport(this.width - side - 8, this.height - side - 8, side, side);
    this.renderer.render(this.scene, eye);
    this.renderer.setScissorTest(false);
  }

  seen(x: number, y: number, z: number): Seen | null {
    AT.set(this.pieces.x(x), z / CM, this.pieces.z(y)).applyMatrix4(this.orbit.camera.matrixWorldInverse);
    const depth = AT.z;
    if (depth > -1) return null;
    const at = AT.applyMatrix4(this.orbit.camera.projectionMatrix);
    const near = this.height / (2 * -depth * Math.tan(MathUtils.degToRad(this.orbit.camera.fov / 2)));
    return { x: ((at.x + 1) / 2) * this.width, y: ((1 - at.y) / 2) * this.height, near };
  }
  ground(px: number, py: number): { x: number; y: number } | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((px / this.width) * 2 - 1, 1 - (py / this.height) * 2), this.orbit.camera);
    const hit = ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
    if (!hit) return null;
    const half = this.view.size / 2;
    return { x: Math.round(hit.x * CM + half), y: Math.round(half - hit.z * CM) };
  }
  zoom(factor: number): void {
    this.by_hand = true;
    this.orbit.zoom(factor, 420);
    this.ask();
  }
  turn(by: number, tilt: number): void {
    this.by_hand = true;
    this.orbit.turn(by, tilt);
    this.ask();
  }
  slide(right: number, up: number): void {
    this.by_hand = true;
    const cm = (2 * this.orbit.look.far * Math.tan(MathUtils.degToRad(this.orbit.camera.fov / 2))) / this.height;
    this.orbit.slide(right * cm, up * cm, this.view.size / CM / 2);
    this.ask();
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    bridge.drawn = () => {};
    this.renderer.dispose();
  }
}

const again_gliding = (orbit: Orbit): boolean => orbit.goal !== orbit.look;

/** Can this browser draw it at all, and does it have to draw it without a graphics card? */
export function webgl(): "none" | "soft" | "full" {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) return "none";
    const info = gl.getExtension("WEBGL_debug_renderer_info");
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return /swiftshader|llvmpipe|software|basic render/i.test(name) ? "soft" : "full";
  } catch {
    return "none";
  }
}
