/* For those who only look on, at a table and in a replay: what was in somebody's hand last. */
import type { Fact } from "../wire/types";

/** What `pick` finds in the latest fact of this turn that has something; the last of a turn stays until the next one does something. */
export function last_handled<T>(log: readonly Fact[], pick: (fact: Fact) => T | null): T | null {
  let begun = false;
  for (let i = log.length - 1; i >= 0; i--) {
    const fact = log[i]!;
    if (fact.kind === "turn_began") {
      if (begun) return null;
      continue;
    }
    begun = true;
    const found = pick(fact);
    if (found !== null) return found;
  }
  return null;
}
