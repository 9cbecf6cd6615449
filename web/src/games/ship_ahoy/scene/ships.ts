// Ships, the pirate, towers, the cannon and its ball, in the colours of whoever has them.
import { CircleGeometry, type BufferGeometry } from "three";
import { box, flag, glue, loft, paint, rod, sail, spike, type Part } from "./shapes";

export interface Livery {
  sails: string;
  hull: string;
  strake: string; // the stripe along the hull
  stand: string;
  flag: string;
}

const WOOD = "#7a4a22";
const DECK = "#c79a5f";
const MAST = "#5b3a1d";
const CREAM = "#fff3d8";

function stand(colour: string): Part[] {
  return [box([6, 0.3, 2.5], [0, 0.15, 0], colour), box([5.5, 0.18, 0.6], [0, 0.36, 0], "#2b2019")];
}

function hull(livery: Livery): Part[] {
  const strake = [
    { x: -2.55, wide: 0.86, keel: 0.8, low: 1.35, high: 2.05 },
    { x: -1.3, wide: 1, keel: 0.94, low: 1.15, high: 1.62 },
    { x: 0.6, wide: 0.98, keel: 0.9, low: 1.12, high: 1.58 },
    { x: 1.9, wide: 0.6, keel: 0.52, low: 1.24, high: 1.8 },
    { x: 2.75, wide: 0.1, keel: 0.08, low: 1.5, high: 2.15 },
  ];
  const below = strake.map((s, i) => ({ x: s.x * 0.97, wide: s.keel, keel: s.keel * 0.55, low: 0.38, high: i === 4 ? 1.5 : s.low }));
  const deck = strake.map((s) => ({ x: s.x * 0.96, wide: s.wide * 0.86, keel: s.wide * 0.86, low: s.high - 0.2, high: s.high + 0.015 }));
  return [
    loft(below, livery.hull),
    loft(strake, livery.strake),
    loft(deck, DECK),
    box([1, 0.75, 1.5], [-2.02, 2.35, 0], livery.hull),
    box([1.1, 0.12, 1.66], [-2.02, 2.78, 0], livery.strake),
  ];
}

/** As many stripes on the great sail as the ship's number says. */
function stripes(n: number, colour: string): Part[] {
  return Array.from({ length: n }, (_, i) => sail(2.9 - 0.12 * i, 0.2, [-0.02, 3.9 - i * 0.36, 0], colour, 0.64, 0.97)).flat();
}

export function ship(livery: Livery, number: number): BufferGeometry {
  return glue([
    ...stand(livery.stand),
    ...hull(livery),
    rod(0.12, 0.08, 5.1, [-0.35, 3.75, 0], MAST),
    rod(0.1, 0.07, 3.9, [1.45, 3.2, 0], MAST),
    rod(0.07, 0.04, 2, [3, 2.35, 0], MAST, 6, "x"),
    rod(0.06, 0.06, 3.5, [-0.28, 4.45, 0], MAST, 5, "z"),
    rod(0.05, 0.05, 2.4, [1.5, 4.2, 0], MAST, 5, "z"),
    ...sail(3.4, 2.2, [-0.1, 3.4, 0], livery.sails),
    ...sail(2.3, 1.15, [-0.2, 5.05, 0], CREAM, 0.4, 0.7),
    ...sail(2.5, 1.9, [1.62, 3.2, 0], CREAM, 0.5, 0.8),
    ...stripes(number, livery.sails === CREAM ? livery.strake : CREAM),
    flag([-0.35, 6.3, 0], [-0.35, 5.75, 0], [-1.75, 6.02, 0], livery.flag),
    flag([3.7, 2.4, 0], [1.5, 4.9, 0], [1.75, 2.2, 0], CREAM),
  ]);
}

/** Black, with a skull on the great sail. */
export function pirate(): BufferGeometry {
  const disc = (r: number, x: number, y: number, z: number, colour: string): Part =>
    paint(new CircleGeometry(r, 10).rotateY(Math.PI / 2).translate(x, y, z), colour);
  const black = ship({ sails: "#2a2c33", hull: "#2c2320", strake: "#6d1d1a", stand: "#1b1b20", flag: "#c02c24" }, 0);
  const x = 0.66;
  return glue([
    black,
    disc(0.62, x, 3.62, 0, "#f3ead2"),
    box([0.04, 0.4, 0.62], [x - 0.02, 3.08, 0], "#f3ead2"),
    disc(0.17, x + 0.02, 3.66, 0.24, "#1b1b20"),
    disc(0.17, x + 0.02, 3.66, -0.24, "#1b1b20"),
  ]);
}

export function tower(colour: string, band: string): BufferGeometry {
  const merlons = [-1.5, 0, 1.5].flatMap((a) =>
    [-1.5, 0, 1.5].filter((b) => a || b).map((b) => box([0.8, 0.7, 0.8], [a, 7.65, b], "#d9cdb4")),
  );
  const windows = [0, 1, 2, 3].map((i) => paint(box([0.1, 0.9, 0.5], [1.62, 4.4, 0], "#2b2019").rotateY((i * Math.PI) / 2), "#2b2019"));
  return glue([
    box([4, 0.5, 4], [0, 0.25, 0], "#8f8573"),
    paint(rod(2.55, 2.05, 6, [0, 3.4, 0], "#b9ad95", 4).rotateY(Math.PI / 4), "#a79b83", "#cfc3aa"),
    paint(rod(2.32, 2.26, 0.9, [0, 2.7, 0], band, 4).rotateY(Math.PI / 4), band),
    box([3.9, 0.9, 3.9], [0, 6.85, 0], "#c6baa1"),
    ...merlons,
    ...windows,
    box([0.12, 1.7, 1.1], [2.12, 1.15, 0], "#5b3a1d"),
    spike(1.35, 1.5, [0, 8, 0], colour, 8),
    rod(0.06, 0.05, 1.5, [0, 9.2, 0], MAST, 5),
    flag([0, 9.95, 0], [0, 9.25, 0], [-1.7, 9.6, 0], colour),
  ]);
}

/** The carriage; the barrel is turned by itself around the axle. Its muzzle is at the origin when level. */
export function carriage(): BufferGeometry {
  const wheel = (x: number, z: number): Part[] => [
    rod(0.75, 0.75, 0.28, [x, 0.75, z], "#4a2d14", 12, "z"),
    rod(0.2, 0.2, 0.34, [x, 0.75, z], "#c9973f", 8, "z"),
  ];
  return glue([
    loft(
      [
        { x: -4.2, wide: 0.62, keel: 0.62, low: 0.55, high: 1.2 },
        { x: -1.1, wide: 0.62, keel: 0.62, low: 0.75, high: 2.5 },
      ],
      WOOD,
    ),
    ...wheel(-1.4, 0.85),
    ...wheel(-1.4, -0.85),
    ...wheel(-3.6, 0.8),
    ...wheel(-3.6, -0.8),
  ]);
}
export function barrel(): BufferGeometry {
  return glue([
    rod(0.82, 0.62, 4.1, [-0.35, 0, 0], "#33404a", 12, "x"),
    rod(0.78, 0.78, 0.3, [1.6, 0, 0], "#4b5a66", 12, "x"),
    rod(0.9, 0.9, 0.26, [-2.3, 0, 0], "#4b5a66", 12, "x"),
    rod(0.76, 0.76, 0.22, [-0.4, 0, 0], "#c9973f", 12, "x"),
    rod(0.46, 0.46, 0.06, [1.76, 0, 0], "#0d0d10", 12, "x"),
    paint(rod(0.3, 0.2, 0.5, [-2.6, 0, 0], "#4b5a66", 8, "x"), "#4b5a66"),
  ]);
}
