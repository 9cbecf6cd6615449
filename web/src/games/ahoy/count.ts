// The final count as steps: the Fame of the track for all seats at once, pledged cargo card by card, and gold, which breaks ties.
import type { Step } from "../../count/steps";
import type { Tally } from "../../wire/types";

export const FAME = 0;
export const PLEDGES = 1;
export const TIES = 2; // our own: the server tells gold among the pledges

const group_of = (line: Tally): number => (line.label.key === "tally-gold" ? TIES : line.group);

export function steps(tally: readonly Tally[]): Step[] {
  const out: Step[] = [];
  const sorted = tally
    .map((line, i) => ({ line, i, group: group_of(line) }))
    .sort((a, b) => a.group - b.group || a.line.seat - b.line.seat || a.i - b.i);
  for (const { line, group } of sorted) {
    const last = out.at(-1);
    if (group !== PLEDGES && last?.group === group) last.lines.push(line);
    else out.push({ group, lines: [line] });
  }
  return out;
}
