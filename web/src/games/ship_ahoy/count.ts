// The final count as steps: trophies first, then what the scenarios brought.
import type { Step } from "../../count/steps";
import type { Tally } from "../../wire/types";

/** One step a group, over all seats. */
export function steps(tally: readonly Tally[]): Step[] {
  const groups = [...new Set(tally.map((line) => line.group))].sort((a, b) => a - b);
  return groups.map((group) => ({ group, lines: tally.filter((line) => line.group === group).sort((a, b) => a.seat - b.seat) }));
}
