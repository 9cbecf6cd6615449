/* A table that no server has: of pictures, of the practice range, of stands that were recorded. */
import type { TableInfo } from "../wire/types";

/** The first of those who sit there is a person, the others are bots. */
export function bare_table(game: string, names: readonly string[] = []): TableInfo {
  return {
    code: "",
    game,
    rules_version: 1,
    options: {},
    host: 0,
    status: "playing",
    guide: false,
    rematch: "",
    watchers: 0,
    seal: "",
    gathers: false,
    yields: false,
    locked: false,
    seats: names.map((name, i) => ({
      kind: i === 0 ? ("person" as const) : ("bot" as const),
      name,
      level: "",
      away: false,
      lent: false,
      wants: -1,
      drawn: false,
    })),
  };
}
