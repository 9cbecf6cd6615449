// The final count as steps: seat by seat in each group, first ships, then coins, then the public and the secret objectives.
import type { Result, Tally } from "../../wire/types";

export interface Step {
  group: number; // 0 ships, 1 coins, 2 the public objective, 3 the secret ones
  lines: Tally[];
}

/** Each ship is a step of its own; coins of all seats are one step, and so is the public objective. */
export function steps(tally: readonly Tally[]): Step[] {
  const out: Step[] = [];
  const sorted = tally.map((line, i) => ({ line, i })).sort((a, b) => a.line.group - b.line.group || a.line.seat - b.line.seat || a.i - b.i);
  for (const { line } of sorted) {
    const last = out.at(-1);
    const together = line.group === 1 || line.group === 2;
    if (together && last?.group === line.group) last.lines.push(line);
    else out.push({ group: line.group, lines: [line] });
  }
  return out;
}

/** Lines of one seat among the first `n` steps, in the order they were told. */
export function told(list: readonly Step[], n: number, seat: number): Tally[] {
  return list.slice(0, n).flatMap((step) => step.lines.filter((line) => line.seat === seat));
}

export const sum = (lines: readonly Tally[]): number => lines.reduce((n, line) => n + line.points, 0);

/** Points of one seat in one group, for the bar that shows where points came from. */
export const part = (result: Result, seat: number, group: number): number => sum(result.tally.filter((line) => line.seat === seat && line.group === group));
