// The hand is not perfectly steady: a slow wander of the aim, the same mixture of swings for everybody, that can be watched and timed.

export interface Wander {
  yaw: number; // tenths of a milliradian, to be added
  elevation: number;
  power: number; // a factor
}

const DEGREE = 174.533;
const YAW = 1.2 * DEGREE; // how far it strays, as a standard deviation over a long time
const ELEVATION = 0.85 * DEGREE;
const POWER = 0.021;
// Swings that never quite meet again: period in ms, weight. The weights' squares add up to 2, so the deviation is 1.
const SWINGS = [
  [3100, 1],
  [1870, 0.75],
  [5290, 0.66],
] as const;

function swing(t: number, lag: number): number {
  return SWINGS.reduce(
    (sum, [period, weight], i) => sum + weight * Math.sin((2 * Math.PI * (t + lag)) / (period * (1 + 0.07 * i * Math.sign(lag)))),
    0,
  );
}

/** Where the hand is after so many ms. */
export function sway(t: number): Wander {
  return { yaw: YAW * swing(t, 0), elevation: ELEVATION * swing(t, 2390), power: 1 + POWER * swing(t, -4170) };
}
