/* The final count as steps told one after another; which lines make a step is each game's own. */
import type { Tally } from "../wire/types";

export interface Step {
  group: number; // the game's own number of what is counted here
  lines: Tally[];
}

/** Lines of one seat among the first `n` steps, in the order they were told. */
export function told(list: readonly Step[], n: number, seat: number): Tally[] {
  return list.slice(0, n).flatMap((step) => step.lines.filter((line) => line.seat === seat));
}

export const sum = (lines: readonly Tally[]): number => lines.reduce((n, line) => n + line.points, 0);

/** +3, −2, 0. */
export const sign = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
