// Stands of random games by the real rules (dev/record.py) for tests and the gallery, found by what is asked.
import type { Question, Result, TableInfo } from "../../wire/types";
import stored from "./dev/stands.json";
import type { View } from "./view";

export interface Stand {
  name: string; // "ask-trip/3": the question and the number of seats
  you: number;
  view: View;
  ask: Question | null;
  result?: Result;
}

export const stands = stored as unknown as Stand[];
export const stand = (name: string): Stand => stands.find((s) => s.name === name) ?? stands[0]!;

export function table(seats: number): TableInfo {
  const names = ["Anne", "Mate", "Captain", "Bosun"];
  return {
    code: "CORAL-42", game: "ahoy", rules_version: 1, options: {}, host: 0, status: "playing", guide: false, rematch: "", watchers: 0,
    seats: names.slice(0, seats).map((name, i) => ({ kind: i === 0 ? ("person" as const) : ("bot" as const), name, level: "", away: false, lent: false })),
  };
}
