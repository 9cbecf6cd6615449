// How the models are carved: painted low-poly geometries, glued together into one for each piece. Centimetres, y up, the bow towards +x.
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  PlaneGeometry,
  type Vector3Tuple,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

export type Part = BufferGeometry;

/** Every corner in one colour; a second colour shades towards the top. */
export function paint(g: BufferGeometry, colour: string, top?: string): Part {
  const flat = g.index ? g.toNonIndexed() : g;
  const at = flat.getAttribute("position");
  const [low, high] = [new Color(colour), new Color(top ?? colour)];
  flat.computeBoundingBox();
  const { min, max } = flat.boundingBox!;
  const out = new Float32Array(at.count * 3);
  const c = new Color();
  for (let i = 0; i < at.count; i++) {
    c.lerpColors(low, high, (at.getY(i) - min.y) / Math.max(0.001, max.y - min.y));
    out.set([c.r, c.g, c.b], i * 3);
  }
  flat.setAttribute("color", new BufferAttribute(out, 3));
  flat.deleteAttribute("uv");
  flat.computeVertexNormals();
  return flat;
}

export const glue = (parts: Part[]): BufferGeometry => mergeGeometries(parts, false)!;

export function box(size: Vector3Tuple, at: Vector3Tuple, colour: string, top?: string): Part {
  return paint(new BoxGeometry(...size).translate(...at), colour, top);
}
/** Standing up, unless it is laid along x or z. */
export function rod(low: number, high: number, length: number, at: Vector3Tuple, colour: string, corners = 8, lay?: "x" | "z"): Part {
  const g = new CylinderGeometry(high, low, length, corners);
  if (lay === "x") g.rotateZ(-Math.PI / 2);
  if (lay === "z") g.rotateX(Math.PI / 2);
  return paint(g.translate(...at), colour);
}
export function spike(radius: number, height: number, at: Vector3Tuple, colour: string, corners = 6, top?: string): Part {
  return paint(new ConeGeometry(radius, height, corners).translate(...at), colour, top);
}

/** A sheet across the ship, bellied by the wind towards the bow; seen from both sides. */
export function sail(wide: number, high: number, at: Vector3Tuple, colour: string, belly = 0.55, narrow = 0.86): Part[] {
  const make = (): BufferGeometry => {
    const g = new PlaneGeometry(wide, high, 4, 3);
    const p = g.getAttribute("position");
    for (let i = 0; i < p.count; i++) {
      const [u, v] = [(2 * p.getX(i)) / wide, (2 * p.getY(i)) / high];
      p.setX(i, p.getX(i) * (1 - (1 - narrow) * Math.max(0, v)));
      p.setZ(i, belly * (1 - 0.55 * u * u) * (1 - v * v * 0.8));
    }
    return g.rotateY(Math.PI / 2).translate(...at);
  };
  const back = make();
  const index = back.index!;
  for (let i = 0; i < index.count; i += 3) {
    const [a, b] = [index.getX(i), index.getX(i + 1)];
    index.setX(i, b);
    index.setX(i + 1, a);
  }
  return [paint(make(), colour), paint(back, colour)];
}

/** A triangle seen from both sides. */
export function flag(a: Vector3Tuple, b: Vector3Tuple, c: Vector3Tuple, colour: string): Part {
  const g = new BufferGeometry();
  g.setAttribute("position", new BufferAttribute(new Float32Array([...a, ...b, ...c, ...a, ...c, ...b]), 3));
  return paint(g, colour);
}

/** A body through sections along x: half width above and below, height below and above. */
export interface Section {
  x: number;
  wide: number;
  keel: number;
  low: number;
  high: number;
}
export function loft(sections: readonly Section[], colour: string): Part {
  const out: number[] = [];
  const quad = (a: number[], b: number[], c: number[], d: number[]): void => void out.push(...a, ...b, ...c, ...a, ...c, ...d);
  const corners = (s: Section): number[][] => [
    [s.x, s.high, s.wide],
    [s.x, s.low, s.keel],
    [s.x, s.low, -s.keel],
    [s.x, s.high, -s.wide],
  ];
  for (let i = 0; i + 1 < sections.length; i++) {
    const [a, b] = [corners(sections[i]!), corners(sections[i + 1]!)];
    for (let k = 0; k < 4; k++) quad(a[k]!, a[(k + 1) % 4]!, b[(k + 1) % 4]!, b[k]!);
  }
  const [first, last] = [corners(sections[0]!), corners(sections.at(-1)!)];
  quad(first[3]!, first[2]!, first[1]!, first[0]!);
  quad(last[0]!, last[1]!, last[2]!, last[3]!);
  const g = new BufferGeometry();
  g.setAttribute("position", new BufferAttribute(new Float32Array(out), 3));
  return paint(g, colour);
}
