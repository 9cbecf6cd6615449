// The seats' shapes in a box of 16, as the badges have them: a seat is never its colour alone.
export const SHAPES = [
  "M8 .8a7.200 7.200 0 1 1 0 14.400A7.200 7.200 0 0 1 8 .8z",
  "M8 0l8 8-8 8-8-8z",
  "M2.500 1h11A1.500 1.500 0 0 1 15 2.500v11a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 1 13.500v-11A1.500 1.500 0 0 1 2.500 1z",
  "M8 .6l8 14.400H0z",
];
