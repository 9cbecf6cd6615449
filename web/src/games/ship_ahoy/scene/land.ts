// What lies on the table: mountains, harbours, the treasure island, the wind and kraken tile, chest, barrels, the sea monster.
import {
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DodecahedronGeometry,
  RingGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import { box, glue, paint, rod, spike, type Part } from "./shapes";

const disc = (r: number, y: number, colour: string, corners = 40): Part =>
  paint(new CircleGeometry(r, corners).rotateX(-Math.PI / 2).translate(0, y, 0), colour);
const ring = (inner: number, outer: number, y: number, colour: string, corners = 48): Part =>
  paint(new RingGeometry(inner, outer, corners, 1).rotateX(-Math.PI / 2).translate(0, y, 0), colour);

/** The same rocks at every visit: a number between 0 and 1 from two others. */
function jitter(a: number, b: number): number {
  const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return s - Math.floor(s);
}

/** A rock over a convex outline (centimetres around its middle), with snow where it is high. */
export function mountain(outline: readonly (readonly [number, number])[], high: number): BufferGeometry {
  const n = outline.length;
  const steps = [
    [1, 0],
    [0.82, 0.36],
    [0.62, 0.68],
    [0.4, 0.92],
  ] as const;
  const rings = steps.map(([scale, h], k) =>
    Array.from({ length: 2 * n }, (_, i) => {
      const [a, b] = [outline[i >> 1]!, outline[((i + 1) >> 1) % n]!];
      const [x, z] = [(a[0] + b[0]) / 2, -(a[1] + b[1]) / 2];
      const s = k === 0 ? 1 : scale * (0.9 + 0.2 * jitter(i, k));
      return new Vector3(x * s, high * (k === 0 ? 0 : h * (0.88 + 0.24 * jitter(i + 9, k))), z * s);
    }),
  );
  const top = new Vector3(0, high, 0);
  const faces: Vector3[] = [];
  for (let k = 0; k + 1 < rings.length; k++)
    for (let i = 0; i < 2 * n; i++) {
      const j = (i + 1) % (2 * n);
      const [a, b, c, d] = [rings[k]![i]!, rings[k]![j]!, rings[k + 1]![j]!, rings[k + 1]![i]!];
      faces.push(a, b, c, a, c, d);
    }
  const last = rings.at(-1)!;
  for (let i = 0; i < 2 * n; i++) faces.push(last[i]!, last[(i + 1) % (2 * n)]!, top);
  const g = new BufferGeometry();
  g.setAttribute("position", new BufferAttribute(new Float32Array(faces.flatMap((v) => [v.x, v.y, v.z])), 3));
  const colours = [new Color("#6d7a4c"), new Color("#8b8574"), new Color("#a59c8a"), new Color("#f4f6f5")];
  const out: number[] = [];
  for (let f = 0; f < faces.length; f += 3) {
    const h = (faces[f]!.y + faces[f + 1]!.y + faces[f + 2]!.y) / 3 / high;
    const c = colours[h < 0.2 ? 0 : h < 0.5 ? 1 : h < 0.74 ? 2 : 3]!.clone().multiplyScalar(0.93 + 0.14 * jitter(f, h));
    for (let i = 0; i < 3; i++) out.push(c.r, c.g, c.b);
  }
  g.setAttribute("color", new BufferAttribute(new Float32Array(out), 3));
  g.computeVertexNormals();
  return g;
}

/** Broken water around a rock. */
export function surf(outline: readonly (readonly [number, number])[]): BufferGeometry {
  const n = outline.length;
  const out: number[] = [];
  const at = (i: number, s: number, wide: number, y: number): [number, number, number] => {
    const [x, z] = [outline[i % n]![0], -outline[i % n]![1]];
    const r = Math.hypot(x, z) || 1;
    const k = s + (wide * (0.7 + 0.6 * jitter(i % n, 3))) / r;
    return [x * k, y, z * k];
  };
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i, 0.9, 0, 0.05), at(i + 1, 0.9, 0, 0.05), at(i + 1, 1, 1.1, 0.05), at(i, 1, 1.1, 0.05)];
    out.push(...a, ...d, ...c, ...a, ...c, ...b);
  }
  const g = new BufferGeometry();
  g.setAttribute("position", new BufferAttribute(new Float32Array(out), 3));
  return paint(g, "#bfe6e6");
}

/** A quay of stone around a basin, with the harbour's colour and mooring posts; it blocks nothing. */
export function harbour(colour: string): BufferGeometry {
  const posts = Array.from({ length: 12 }, (_, i) =>
    rod(0.22, 0.18, 0.55, [9.5 * Math.cos((i * Math.PI) / 6), 0.27, 9.5 * Math.sin((i * Math.PI) / 6)], "#5b3a1d", 6),
  );
  const stones = Array.from({ length: 36 }, (_, i) =>
    paint(
      new CircleGeometry(0.42, 5)
        .rotateX(-Math.PI / 2)
        .translate(8.6 * Math.cos((i * Math.PI) / 18), 0.075, 8.6 * Math.sin((i * Math.PI) / 18)),
      i % 2 ? "#cbb68d" : "#bda77c",
    ),
  );
  return glue([
    disc(10, 0.04, "#e3cf9f"),
    ring(9.1, 9.9, 0.06, colour),
    disc(7.9, 0.06, "#d8c08a"),
    ring(2.9, 3.4, 0.08, "#b79a63"),
    ...stones,
    ...posts,
  ]);
}

function palm(x: number, z: number, lean: number): Part[] {
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3;
    const g = new BufferGeometry();
    const [tx, tz] = [x + lean, z];
    const p = [
      tx,
      2.6,
      tz,
      tx + 1.25 * Math.cos(a + 0.25),
      2.3,
      tz + 1.25 * Math.sin(a + 0.25),
      tx + 1.5 * Math.cos(a),
      2,
      tz + 1.5 * Math.sin(a),
      tx,
      2.6,
      tz,
      tx + 1.5 * Math.cos(a),
      2,
      tz + 1.5 * Math.sin(a),
      tx + 1.25 * Math.cos(a + 0.25),
      2.3,
      tz + 1.25 * Math.sin(a + 0.25),
    ];
    g.setAttribute("position", new BufferAttribute(new Float32Array(p), 3));
    return paint(g, i % 2 ? "#4d8b3e" : "#5c9c48");
  });
  const tube = new TubeGeometry(
    new CatmullRomCurve3([new Vector3(x, 0, z), new Vector3(x + lean * 0.3, 1.3, z), new Vector3(x + lean, 2.6, z)]),
    5,
    0.14,
    5,
  );
  return [paint(tube, "#8a6236"), ...leaves];
}

export function island(): BufferGeometry {
  const cross = [Math.PI / 4, -Math.PI / 4].map((a) =>
    paint(box([2.6, 0.04, 0.5], [0, 0.22, 0], "#b3402c").rotateY(a).translate(2.6, 0, 2.8), "#b3402c"),
  );
  const shore = paint(new CylinderGeometry(7.2, 8, 0.12, 22).translate(0, 0.06, 0), "#ecd9a4");
  const green = paint(new CylinderGeometry(4.2, 5.4, 0.1, 13).translate(-0.6, 0.16, -0.8), "#8bb05a");
  return glue([shore, green, ...cross, ...palm(-2.6, -2.2, 0.7), ...palm(-3.6, 0.6, -0.6), ...palm(0.2, -4, 0.5)]);
}

export function chest(): BufferGeometry {
  const lid = paint(
    new CylinderGeometry(0.62, 0.62, 1.9, 10, 1, false, 0, Math.PI)
      .rotateZ(Math.PI / 2)
      .rotateX(-Math.PI / 2)
      .translate(0, 0.85, 0),
    "#a5662c",
  );
  return glue([
    box([1.9, 0.85, 1.24], [0, 0.43, 0], "#8a5426"),
    lid,
    box([0.22, 1.52, 1.34], [-0.6, 0.74, 0], "#e0b14c"),
    box([0.22, 1.52, 1.34], [0.6, 0.74, 0], "#e0b14c"),
    box([0.4, 0.42, 0.1], [0, 0.8, 0.66], "#f6d77a"),
  ]);
}

export function cask(colour: string): BufferGeometry {
  const body = paint(new CylinderGeometry(0.62, 0.62, 1.5, 12, 3).translate(0, 0.75, 0), "#9a6531");
  return glue([
    body,
    ...[0.18, 1.32].map((y) => rod(0.68, 0.68, 0.2, [0, y, 0], "#4b5a66", 12)),
    rod(0.7, 0.7, 0.42, [0, 0.75, 0], colour, 12),
    rod(0.52, 0.52, 0.04, [0, 1.52, 0], colour, 12),
  ]);
}

const arm = (points: [number, number, number][], thick: number, colour: string, top: string): Part[] => {
  const curve = new CatmullRomCurve3(points.map((p) => new Vector3(...p)));
  const parts: Part[] = [];
  for (let i = 0; i < 6; i++) {
    const [a, b, c] = [i / 6, (i + 0.5) / 6, (i + 1) / 6].map((u) => curve.getPoint(u));
    parts.push(paint(new TubeGeometry(new CatmullRomCurve3([a!, b!, c!]), 2, thick * (1 - 0.13 * i), 6), i % 2 ? colour : top));
  }
  return parts;
};

/** A serpent: its head and two humps above the water, on a stand as the ships have. */
export function monster(): BufferGeometry {
  const hump = (x: number, r: number): Part => paint(new TorusGeometry(r, 0.5, 7, 10, Math.PI).translate(x, 0.2, 0), "#2f8f6b", "#56b98a");
  const fins = [-2.1, -1.4, -0.4, 0.3].map((x, i) => spike(0.3, 0.7, [x, i < 2 ? 1.9 : 1.75, 0], "#e0a63a", 4));
  const head = paint(new DodecahedronGeometry(0.95).scale(1.25, 0.8, 0.9).translate(2.15, 5.3, 0), "#3aa27a", "#6ccf9d");
  const jaw = box([1.1, 0.26, 0.9], [2.95, 4.85, 0], "#2f8f6b");
  const eyes = [0.55, -0.55].flatMap((z) => [
    paint(new DodecahedronGeometry(0.24).translate(2.45, 5.7, z), "#fff6d8"),
    paint(new DodecahedronGeometry(0.12).translate(2.63, 5.72, z * 1.1), "#1b1b20"),
  ]);
  const neck = arm(
    [
      [1, 0.2, 0],
      [1.1, 1.8, 0],
      [0.6, 3.4, 0],
      [1.2, 4.8, 0],
      [2, 5.2, 0],
    ],
    0.72,
    "#2f8f6b",
    "#3aa27a",
  );
  return glue([
    box([6, 0.3, 2.5], [0, 0.15, 0], "#1d5f6b"),
    hump(-1.75, 1.05),
    hump(0.05, 0.95),
    ...fins,
    ...neck,
    head,
    jaw,
    ...eyes,
    spike(0.22, 0.9, [1.6, 6.1, 0.35], "#e0a63a", 4),
    spike(0.22, 0.9, [1.6, 6.1, -0.35], "#e0a63a", 4),
  ]);
}

export function kraken(): BufferGeometry {
  const arms = Array.from({ length: 7 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 7 + 0.2;
    const at = (r: number, y: number, turn: number): [number, number, number] => [r * Math.cos(a + turn), y, r * Math.sin(a + turn)];
    return arm([at(2.4, 0, 0), at(3.8, 1.1, 0.08), at(4.9, 0.9, 0.2), at(5.4, 1.9, 0.34), at(4.8, 2.2, 0.45)], 0.42, "#8d3b6b", "#b0558a");
  }).flat();
  const head = paint(new DodecahedronGeometry(1.9).scale(1, 0.62, 1).translate(0, 0.7, 0), "#8d3b6b", "#c070a0");
  const eyes = [0.9, -0.9].flatMap((z) => [
    paint(new DodecahedronGeometry(0.42).translate(1.4, 1.1, z), "#fff6d8"),
    paint(new DodecahedronGeometry(0.2).translate(1.75, 1.15, z), "#1b1b20"),
  ]);
  return glue([disc(6, 0.05, "#1a4a63"), ring(5.5, 5.9, 0.07, "#b0558a"), ...arms, head, ...eyes]);
}

export function wind(): BufferGeometry {
  const swirls = [1.6, 2.9, 4.2].map((r, i) =>
    paint(
      new TorusGeometry(r, 0.16, 5, 22, Math.PI * 1.5)
        .rotateX(Math.PI / 2)
        .rotateY(i * 2)
        .translate(0, 0.14, 0),
      "#f3fbff",
    ),
  );
  const puffs = [
    [-1, 0.4, 0],
    [0.2, 0.55, 0.5],
    [1.1, 0.4, -0.2],
    [0.1, 0.5, -0.7],
  ].map(([x, y, z]) => paint(new DodecahedronGeometry(0.8).scale(1, 0.6, 1).translate(x!, y!, z!), "#e4f1f5", "#ffffff"));
  return glue([disc(6, 0.05, "#7fb6cc"), ring(5.5, 5.9, 0.07, "#f3fbff"), ...swirls, ...puffs]);
}
