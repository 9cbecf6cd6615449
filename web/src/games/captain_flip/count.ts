// The final count as steps: coins first (group -1), then column by column (0 to 4), losses last (5).
import type { Step } from "../../count/steps";
import type { Result, Tally } from "../../wire/types";

/** One step for each group that has something to count. */
export function steps(tally: readonly Tally[]): Step[] {
  const groups = [...new Set(tally.map((line) => Math.max(-1, line.group)))].sort((a, b) => a - b);
  return groups.map((group) => ({
    group,
    lines: tally.filter((line) => Math.max(-1, line.group) === group).sort((a, b) => a.seat - b.seat),
  }));
}

export type Ending = "nobody" | "alone" | "map" | "shared";

/** How the game was decided: the map decides when others have as many coins as the only winner. */
export function ending(result: Result): Ending {
  const [first] = result.winners;
  if (first === undefined) return "nobody";
  if (result.winners.length > 1) return "shared";
  const best = result.scores[first];
  return result.scores.some((n, seat) => seat !== first && n === best && result.ranks[seat] !== 0) ? "map" : "alone";
}
