/* The parts that faces are drawn from: each choice is a few shapes in a box of 64 by 64, filled by name or by colour. */

export interface Shape {
  d: string;
  fill?: Paint;
  line?: Paint; // its outline, or a line without anything in it
  width?: number;
}
type Paint = "skin" | "shade" | "hair" | "back" | "coat" | `#${string}`;

/** Under the head, on it, and over everything. */
export interface Choice {
  behind?: readonly Shape[];
  front?: readonly Shape[];
}

const INK: Paint = "#2a1c16";
const BRASS: Paint = "#e8b95c";
const WHITE: Paint = "#fdf8ec";
const NAVY: Paint = "#22344f";

export const BACKS: readonly string[] = ["#8fc3cf", "#e8b95c", "#d98a6a", "#93b57d", "#b59ccf", "#5f7f9c", "#e6d3a8", "#c9dfe0"];
export const SKINS: readonly (readonly [string, string])[] = [
  ["#f6d3b3", "#e5b48d"],
  ["#eab98d", "#d39a6a"],
  ["#d49a68", "#b97d4c"],
  ["#b27a4c", "#945f36"],
  ["#8a5a38", "#6d4326"],
  ["#62402b", "#4a2e1e"],
];
export const HAIRS: readonly string[] = ["#2b211d", "#5f3d22", "#9b5f2b", "#d8a84b", "#b5472a", "#b9bcc0"];
export const COATS: readonly string[] = ["#22344f", "#fdf8ec", "#a8402d", "#3f6b4b", "#d9a237", "#3a3340"];

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const eyes: Shape = { d: dot(27, 30, 1.9) + dot(37, 30, 1.9), fill: INK };
const mouth = (d: string): Shape => ({ d, line: INK, width: 1.9 });

export const FACES: readonly Choice[] = [
  { front: [eyes, mouth("M27.500 37.500q4.500 4 9 0")] },
  { front: [eyes, { d: "M26.500 36.500h11q-1 5.500-5.500 5.500t-5.500-5.500z", fill: WHITE, line: INK, width: 1.6 }] },
  { front: [eyes, mouth("M23.500 25.500l5.500 2M40.500 25.500l-5.500 2M28 39h8")] },
  { front: [{ d: dot(27, 30, 1.9), fill: INK }, mouth("M34.500 31q2.500-2.500 5 0M28 38.500q5 2.500 8.500-1.500")] },
  {
    front: [
      { d: dot(27, 29.5, 3) + dot(37, 29.5, 3), fill: WHITE },
      { d: dot(27.3, 30, 1.5) + dot(36.7, 30, 1.5), fill: INK },
      { d: dot(32, 39, 2.2), fill: INK },
    ],
  },
  { front: [mouth("M24.500 30.500q2.500 1.800 5 0M34.500 30.500q2.500 1.800 5 0M29 38.500q3 2 6 0")] },
];

const short =
  "M18.500 28c-1-10 5.500-15 13.500-15s14.500 5 13.500 15c-1-4.500-3.500-7-6-8-4.500 2.500-11.500 2-14-1-3.500 1.500-6 4.500-7 9z";
export const STYLES: readonly Choice[] = [
  {},
  { front: [{ d: short, fill: "hair" }] },
  {
    behind: [{ d: "M16.500 30c0-12 7-17.500 15.500-17.500S47.500 18 47.500 30v17c-4 3.500-27 3.500-31 0z", fill: "hair" }],
    front: [{ d: short, fill: "hair" }],
  },
  {
    front: [
      {
        d: "M17 31a5 5 0 0 1 1-8 5.500 5.500 0 0 1 5.500-7.500 6 6 0 0 1 8.500-3 6 6 0 0 1 8.500 3 5.500 5.500 0 0 1 5.500 7.500 5 5 0 0 1 1 8c-2-7-5.500-10-15-10s-13 3-15 10z",
        fill: "hair",
      },
    ],
  },
  {
    behind: [{ d: dot(32, 11, 5.5), fill: "hair" }],
    front: [{ d: short, fill: "hair" }],
  },
  {
    front: [
      { d: short, fill: "hair" },
      { d: "M19 30c0 11 5.500 16.500 13 16.500S45 41 45 30c-1.500 3.500-4 5-7 5h-12c-3 0-5.500-1.500-7-5z", fill: "hair" },
      { d: "M28 37h8q0 4-4 4t-4-4z", fill: "shade" },
    ],
  },
  {
    front: [
      { d: "M18.500 30c-.5 15 4.500 28 13.500 28s14-13 13.500-28c-1.500 3.500-4.500 5-7.500 5h-12c-3 0-6-1.500-7.500-5z", fill: "hair" },
      { d: "M28 37h8q0 4-4 4t-4-4z", fill: "shade" },
    ],
  },
  {
    front: [
      { d: short, fill: "hair" },
      { d: "M32 35c-3-1.800-8-.8-10 3 3.500 1 8 .8 10-1.200 2 2 6.500 2.200 10 1.200-2-3.800-7-4.800-10-3z", fill: "hair" },
    ],
  },
];

export const HATS: readonly Choice[] = [
  {},
  {
    front: [
      { d: "M8 23C14 21 17 8.500 32 8.500S50 21 56 23c-6 4.500-15 2-24 2S14 27.500 8 23z", fill: "#33282a" },
      { d: "M9.500 22.800C17 25.500 24 23 32 23s15 2.500 22.500-.2", line: BRASS, width: 1.8 },
    ],
  },
  {
    behind: [{ d: "M44 24l8-3-2.500 5.500 4 4-8.500-1.500z", fill: "#8c2f20" }],
    front: [
      { d: "M17.500 26.500C17 17 23 11.500 32 11.500S47 17 46.500 26.500c-9-4-20-4-29 0z", fill: "#b23c2a" },
      { d: dot(25, 19, 1.3) + dot(32, 16, 1.3) + dot(39, 19, 1.3) + dot(32, 21, 1.3), fill: WHITE },
    ],
  },
  {
    front: [
      { d: "M14.500 18.500c0-6 8-9.500 17.500-9.500s17.500 3.500 17.500 9.500l-4 3.500h-27z", fill: WHITE },
      { d: "M18 20.500h28v5H18z", fill: NAVY },
      { d: "M18.500 25.500q13.500 4 27 0l-2.500 4q-11 2.500-22 0z", fill: "#14202f" },
      { d: dot(32, 20.5, 3), fill: BRASS },
    ],
  },
  {
    front: [
      { d: "M18.500 20q13.500-13 27 0z", fill: WHITE },
      { d: "M16.500 20q15.500-5 31 0l-1.500 6q-14-4-28 0z", fill: WHITE, line: "#c9c0ac", width: 1 },
      { d: "M18.500 21.500q13.500-3.800 27 0", line: NAVY, width: 1.8 },
    ],
  },
  {
    front: [
      { d: "M6 24c4-4 48-4 52 0-4 4-48 4-52 0z", fill: "#dcb35e" },
      { d: "M19.500 23.500C19.500 14 23 10.500 32 10.500S44.500 14 44.500 23.500c-8 1.500-17 1.500-25 0z", fill: "#e8c77c" },
      { d: "M19.500 21.500q12.500 2.500 25 0", line: "#a8402d", width: 2.6 },
    ],
  },
  {
    front: [
      { d: dot(32, 9.5, 3.6), fill: WHITE },
      { d: "M18 25C18 16 23.500 11.500 32 11.500S46 16 46 25z", fill: "#2f6d80" },
      { d: "M17 22q15-4 30 0v5q-15-3.500-30 0z", fill: "#3f8ba0" },
    ],
  },
  {
    front: [
      { d: "M42 15C44 5 53 3 57 7c-5 .5-9 4-12 11z", fill: "#c9553f" },
      { d: "M5 24c8-7 46-7 54 0-8 4-46 4-54 0z", fill: "#5a4030" },
      { d: "M18.500 22.500C18.500 13 23 9.500 32 9.500S45.500 13 45.500 22.500c-9-2-18-2-27 0z", fill: "#6d4e3a" },
      { d: "M18.500 21.500q13.500-3 27 0", line: BRASS, width: 1.8 },
    ],
  },
];

export const EXTRAS: readonly Choice[] = [
  {},
  {
    front: [
      { d: "M19.500 24L45 33.500", line: "#20181a", width: 1.6 },
      { d: "M32.800 27.800q4.500-2.300 8.600.4.300 6.600-4.300 7-4.600-.6-4.300-7.400z", fill: "#20181a" },
    ],
  },
  {
    front: [
      {
        d: `${dot(26.5, 30, 4.2)}${dot(37.5, 30, 4.2)}M30.700 29.500q1.300-1 2.600 0M22.300 29l-3-1M41.700 29l3-1`,
        line: "#3a2a20",
        width: 1.5,
      },
    ],
  },
  { front: [{ d: dot(18.5, 37.5, 2.4) + dot(45.5, 37.5, 2.4), line: BRASS, width: 1.8 }] },
  { front: [{ d: "M40 31.500l2.500 7M39 34.500l3.500-1M40 37.500l3.500-1", line: "#a34f3d", width: 1.4 }] },
  {
    front: [
      { d: "M50 39c-4 2-5.500 7-4.500 12 .8 4 3 7 5.500 9 3.500-2.500 6-7 6-12.500 0-5-2.500-10-7-8.500z", fill: "#3f8a4a" },
      { d: "M47 47c2 5 4 8.500 4 13-3-2-5.500-6-5.700-10z", fill: "#2c6b83" },
      { d: dot(51, 39.5, 4.5), fill: "#c8452f" },
      { d: "M47.500 38.500c-3.500 0-4.500 3-3 5.500 1-2 2-2.500 3.500-2.800z", fill: BRASS },
      { d: dot(50, 38.5, 1), fill: WHITE },
    ],
  },
  {
    front: [
      {
        d: dot(23.5, 35, 0.8) + dot(26, 36.5, 0.8) + dot(25.5, 34, 0.8) + dot(40.5, 35, 0.8) + dot(38, 36.5, 0.8) + dot(38.5, 34, 0.8),
        fill: "shade",
      },
    ],
  },
];

const body = "M6 64C7 51 17 46 32 46s25 5 26 18z";
export const CLOTHES: readonly Choice[] = [
  {
    behind: [
      { d: body, fill: "coat" },
      { d: "M26 46l6 9 6-9", fill: WHITE },
      { d: dot(29, 60, 1.4) + dot(35, 60, 1.4), fill: BRASS },
    ],
  },
  {
    behind: [
      { d: body, fill: "coat" },
      { d: "M11.500 53q20.500-5 41 0M8.500 58q23.500-5 47 0M7 63q25-5 50 0", line: "#2f5f8a", width: 2.4 },
    ],
  },
  {
    behind: [
      { d: body, fill: "coat" },
      { d: "M23 46.500l9 12 9-12-5-1h-8z", fill: WHITE },
      { d: "M32 58.500v6", line: BRASS, width: 1.8 },
    ],
  },
  {
    behind: [
      { d: body, fill: "coat" },
      { d: "M22 47q10 8 20 0l2 4q-12 9-24 0z", fill: "#c9b06a" },
    ],
  },
  {
    behind: [
      { d: body, fill: "coat" },
      { d: "M32 50v14M24 47l-3 17M40 47l3 17", line: "#a5781c", width: 1.6 },
    ],
  },
  {
    behind: [
      { d: body, fill: "coat" },
      { d: `${dot(22, 48, 3.5)}${dot(27, 50.5, 3.5)}${dot(32, 51.5, 3.5)}${dot(37, 50.5, 3.5)}${dot(42, 48, 3.5)}`, fill: WHITE },
    ],
  },
];

/** What everybody has. */
export const NECK: readonly Shape[] = [{ d: "M26.500 39h11v7.500c0 4.500-11 4.500-11 0z", fill: "shade" }];
export const HEAD: readonly Shape[] = [
  { d: dot(19, 31.5, 3.2) + dot(45, 31.5, 3.2), fill: "shade" },
  { d: "M32 14.500c8.500 0 13.500 6 13.500 14.500S40 45.500 32 45.500 18.500 38 18.500 29 23.500 14.500 32 14.500z", fill: "skin" },
];
export const NOSE: Shape = { d: "M32 30.500q-2.800 4-.6 4.700", line: "shade", width: 1.8 };
