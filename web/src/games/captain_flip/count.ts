// The final count as steps: coins first, then column by column with the seats in turn, losses last.
import type { Result, Tally } from "../../wire/types";

export interface Step {
  group: number; // -1 coins, 0 to 4 columns, 5 afterwards
  lines: Tally[]; // usually one; all the coin lines are one step
}

/** Coins of all seats are one step; after that every line is a step of its own, ordered by group and seat. */
export function steps(tally: readonly Tally[]): Step[] {
  const coins = tally.filter((line) => line.group < 0);
  const rest = tally.filter((line) => line.group >= 0).map((line, i) => ({ line, i }));
  rest.sort((a, b) => a.line.group - b.line.group || a.line.seat - b.line.seat || a.i - b.i);
  const out = rest.map(({ line }): Step => ({ group: line.group, lines: [line] }));
  return coins.length > 0 ? [{ group: -1, lines: coins }, ...out] : out;
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
