// Every piece as a thing in the scene: made once for its colours, put where it stands, carrying what it carries.
import {
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RingGeometry,
  type Object3D,
} from "three";
import { bridge } from "../bridge.svelte";
import { upright, type Pose } from "../flight";
import { BALL, BIG_HEIGHT, HARBOURS, KRAKEN, MONSTER, PIECES, PIRATE, SMALL_HEIGHT, TILE, TILE_RADIUS, WIND, WIND_REACH } from "../printed";
import { harbour_of, in_play, is_here, is_ship, is_tower, loose_barrels, number_of, owner, rocks, type View } from "../view";
import type { Palette } from "./colours";
import { Fleet } from "./fleet";
import { cask, chest, harbour, island, kraken, monster, mountain, surf, wind } from "./land";
import { glue } from "./shapes";
import { barrel, carriage, pirate, ship, tower } from "./ships";

export const CM = 100; // tenths of a millimetre
const POSE = upright(0, 0, 0); // filled anew for each piece of each picture

/** How far the wind is felt: a broken circle on the sea. */
function gale(): LineSegments {
  const r = (TILE_RADIUS + WIND_REACH) / CM;
  const dashes = Array.from({ length: 96 }, (_, i) => [r * Math.cos((i * Math.PI) / 48), 0.15, r * Math.sin((i * Math.PI) / 48)]).flat();
  const geometry = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(dashes, 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color: "#e9f7ff", transparent: true, opacity: 0.55 }));
}

export class Pieces {
  readonly root = new Group();
  private things = new Map<number, Object3D>(); // where each stands, and what it carries
  readonly cannon = new Group();
  readonly muzzle = new Group(); // turns with the elevation
  private ball: Mesh;
  private rings = new Map<string, Mesh>();
  private chest: Mesh;
  private casks: Mesh[];
  private ground = new Group();
  private laid = "";
  private placed: View | null = null; // what stands as it was placed need not be placed again
  private moved = true;
  private lived = 1;
  private went = new Set<number>(); // in the picture before
  readonly paint = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });
  readonly fleet = new Fleet(this.root, this.paint.clone()); // of its own: another program draws it

  constructor(
    private readonly palette: Palette,
    private half: number,
  ) {
    this.chest = this.mesh(chest());
    this.casks = palette.seats.map((c) => this.mesh(cask(c)));
    this.ball = new Mesh(new CylinderGeometry(1.25, 1.25, 0.5, 20).rotateX(Math.PI / 2), new MeshLambertMaterial({ color: "#2b1f18" }));
    this.ball.castShadow = true;
    this.muzzle.add(this.mesh(barrel()));
    this.muzzle.children[0]!.position.x = -1.75;
    this.cannon.add(this.mesh(carriage()), this.muzzle);
    this.muzzle.position.y = 3;
    this.cannon.visible = this.ball.visible = false;
    this.root.add(this.ground, this.ball, this.cannon);
  }

  private mesh(g: BufferGeometry): Mesh {
    const m = new Mesh(g, this.paint);
    m.castShadow = true;
    m.receiveShadow = true;
    return m;
  }

  life = 1; // how much larger than life ships and the like are drawn
  x = (x: number): number => x / CM - this.half;
  z = (y: number): number => this.half - y / CM;

  private make(v: View, piece: number): BufferGeometry {
    const seats = this.palette.seats;
    if (piece === PIRATE) return pirate();
    if (piece === MONSTER) return monster();
    if (piece === TILE) return v.tile === KRAKEN ? kraken() : wind();
    const mine = seats[Math.max(0, owner(v, piece))]!;
    const home = seats[harbour_of(piece)]!;
    if (is_tower(piece)) return tower(mine, home);
    return ship({ sails: mine, hull: "#7a4a22", strake: home, stand: mine, flag: home }, number_of(piece));
  }

  /** What never moves: mountains, harbours, the island. */
  private lay(v: View): void {
    const key = JSON.stringify([v.mountains, v.harbours, v.harbour_seat, v.isle_x, v.isle_y]);
    if (key === this.laid) return;
    this.laid = key;
    this.ground.clear();
    // All that never moves is one thing to draw; what lies flat on the water throws no shadow.
    const high: BufferGeometry[] = [];
    const low: BufferGeometry[] = [];
    const lay = (into: BufferGeometry[], g: BufferGeometry, x: number, y: number): void =>
      void into.push(g.translate(this.x(x), 0, this.z(y)));
    for (const rock of rocks(v)) {
      const corners = Array.from(
        { length: rock.outline.length / 2 },
        (_, i) => [(rock.outline[2 * i]! - rock.x) / CM, (rock.outline[2 * i + 1]! - rock.y) / CM] as const,
      );
      lay(high, mountain(corners, (rock.big ? BIG_HEIGHT : SMALL_HEIGHT) / CM), rock.x, rock.y);
      lay(low, surf(corners), rock.x, rock.y);
    }
    for (const h of in_play(v)) lay(low, harbour(this.palette.seats[h]!), v.harbours[2 * h]!, v.harbours[2 * h + 1]!);
    if (v.isle_x >= 0) lay(high, island(), v.isle_x, v.isle_y);
    for (const [parts, shade] of [
      [high, true],
      [low, false],
    ] as const) {
      if (parts.length === 0) continue;
      const m = this.mesh(glue(parts));
      m.castShadow = shade;
      this.ground.add(m);
    }
  }

  set(o: Object3D, p: Pose): void {
    o.position.set(this.x(p.x), p.z / CM, this.z(p.y));
    o.quaternion.set(p.qx, p.qz, -p.qy, p.qw);
  }

  /** Everything to its place at this moment; false: it is there already. */
  place(v: View, now: number): boolean {
    const moving = bridge.playing !== null || bridge.held !== null;
    const same = v === this.placed && this.life === this.lived;
    if (same && !moving && !this.moved) return false;
    this.moved = moving;
    this.lived = this.life;
    if (v !== this.placed) {
      this.lay(v);
      this.build(v);
      this.placed = v;
    }
    for (const [piece, o] of this.things) {
      const goes = bridge.moves(piece);
      if (same && !goes && !this.went.delete(piece)) continue; // it stands where it stood
      if (goes) this.went.add(piece);
      o.visible = is_here(v, piece);
      if (o.visible) {
        this.set(o, bridge.pose(v, piece, now, POSE)!);
        o.scale.setScalar(piece === TILE ? 1 : is_tower(piece) ? Math.sqrt(this.life) : this.life);
      }
      this.fleet.put(piece, o);
    }
    const ball = bridge.pose(v, BALL, now, POSE);
    this.ball.visible = ball !== null && ball.z > -400;
    if (ball) this.set(this.ball, ball);
    if (!same) this.carry(v);
    return true;
  }

  /** Pieces that are there for the first time. */
  private build(v: View): void {
    const fresh = new Map<number, BufferGeometry>();
    for (let piece = 0; piece < PIECES; piece++) {
      if (this.things.has(piece) || !is_here(v, piece)) continue;
      const o = new Group();
      if (piece === TILE && v.tile === WIND) o.add(gale());
      fresh.set(piece, this.make(v, piece));
      this.things.set(piece, o);
      this.root.add(o);
    }
    if (fresh.size > 0) this.fleet.add(fresh);
  }

  private carry(v: View): void {
    const holder = v.chest >= 0 ? this.things.get(v.chest) : undefined;
    this.chest.removeFromParent();
    if (holder && is_here(v, v.chest)) {
      this.chest.position.set(...((is_ship(v.chest) ? [0.55, 1.55, 0] : [0, 7.3, 0]) as [number, number, number]));
      this.chest.scale.setScalar(0.8);
      holder.add(this.chest);
    } else if (v.chest === -1 && v.isle_x >= 0) {
      this.chest.position.set(this.x(v.isle_x) + 2.6, 0.2, this.z(v.isle_y) + 2.8);
      this.chest.scale.setScalar(1.5);
      this.root.add(this.chest);
    }
    for (let k = 0; k < HARBOURS; k++) {
      const m = this.casks[v.barrel_to[k] ?? -1];
      if (!m) continue;
      m.removeFromParent();
      const ship = this.things.get(v.barrel_at[k]!);
      if (!ship) continue;
      m.position.set(0.6, 1.55, 0);
      m.scale.setScalar(0.85);
      ship.add(m);
    }
    for (const { barrel, x, y } of loose_barrels(v)) {
      const m = this.casks[v.barrel_to[barrel]!]!;
      m.scale.setScalar(1.5);
      m.position.set(this.x(x), 0.08, this.z(y));
      this.root.add(m);
    }
  }

  /** Rings of light under pieces: lit, chosen, pointed at. */
  ring(name: string, v: View, piece: number, colour: string, now: number): void {
    let m = this.rings.get(name);
    if (!m) {
      m = new Mesh(
        new RingGeometry(0.86, 1, 40).rotateX(-Math.PI / 2),
        new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.95, depthWrite: false }),
      );
      this.rings.set(name, m);
      this.root.add(m);
    }
    const pose = bridge.pose(v, piece, now)!;
    m.visible = true;
    (m.material as MeshBasicMaterial).color.set(colour);
    m.position.set(this.x(pose.x), 0.13, this.z(pose.y));
    const r = piece === TILE ? 6.8 : is_tower(piece) ? 3.4 * Math.sqrt(this.life) : 3.5 * this.life;
    m.scale.set(r, 1, r);
  }
  hide_rings(): void {
    for (const m of this.rings.values()) m.visible = false;
  }
}
