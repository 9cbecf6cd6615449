// The final count as steps: seat by seat in each group, first ships (0), then coins (1), then the public (2) and the secret objectives (3).
import type { Step } from "../../count/steps";
import type { Tally } from "../../wire/types";

/** Each ship is a step of its own; coins of all seats are one step, and so is the public objective. */
export function steps(tally: readonly Tally[]): Step[] {
  const out: Step[] = [];
  const sorted = tally
    .map((line, i) => ({ line, i }))
    .sort((a, b) => a.line.group - b.line.group || a.line.seat - b.line.seat || a.i - b.i);
  for (const { line } of sorted) {
    const last = out.at(-1);
    const together = line.group === 1 || line.group === 2;
    if (together && last?.group === line.group) last.lines.push(line);
    else out.push({ group: line.group, lines: [line] });
  }
  return out;
}
