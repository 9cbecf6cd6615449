// The final count as steps: coins first, then column by column, losses last.
import type { Result, Tally } from "../../wire/types";

export interface Step {
  group: number; // -1 coins, 0 to 4 columns, 5 afterwards
  lines: Tally[]; // of all seats, in their order
}

/** One step for each group that has something to count. */
export function steps(tally: readonly Tally[]): Step[] {
  const groups = [...new Set(tally.map((line) => Math.max(-1, line.group)))].sort((a, b) => a - b);
  return groups.map((group) => ({
    group,
    lines: tally.filter((line) => Math.max(-1, line.group) === group).sort((a, b) => a.seat - b.seat),
  }));
}

/** Lines of one seat among the first `n` steps, in the order they were told. */
export function told(list: readonly Step[], n: number, seat: number): Tally[] {
  return list.slice(0, n).flatMap((step) => step.lines.filter((line) => line.seat === seat));
}

export const sum = (lines: readonly Tally[]): number => lines.reduce((n, line) => n + line.points, 0);

export type Ending = "nobody" | "alone" | "map" | "shared";

/** How the game was decided: the map decides when others have as many coins as the only winner. */
export function ending(result: Result): Ending {
  const [first] = result.winners;
  if (first === undefined) return "nobody";
  if (result.winners.length > 1) return "shared";
  const best = result.scores[first];
  return result.scores.some((n, seat) => seat !== first && n === best && result.ranks[seat] !== 0) ? "map" : "alone";
}
