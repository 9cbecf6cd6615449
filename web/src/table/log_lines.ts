/* Facts as lines of the log: a minor fact continues the line before it. */
import type { Fact } from "../wire/types";

export interface LogLine {
  key: number;
  facts: Fact[];
  refs: string[];
  seat: number; // who it is about; -1: nobody
  opens: boolean; // the first line of a turn
}

export function log_lines(facts: readonly Fact[]): LogLine[] {
  const out: LogLine[] = [];
  let opens = false;
  facts.forEach((fact, key) => {
    if (fact.kind === "turn_began") opens = out.length > 0;
    if (!fact.say) return;
    const last = out[out.length - 1];
    if (fact.minor && last && !opens) {
      last.facts.push(fact);
      last.refs.push(...fact.refs);
    } else {
      out.push({ key, facts: [fact], refs: [...fact.refs], seat: fact.args.seat ?? -1, opens });
      opens = false;
    }
  });
  return out;
}
