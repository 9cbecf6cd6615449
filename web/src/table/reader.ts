/* How a seat is called. */
import type { TableInfo } from "../wire/types";
import { words } from "../words/words.svelte";

/** A seat's name; an open seat has none yet. */
export function seat_name(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (!info) return "";
  if (table.guide && info.kind === "bot") {
    const first = table.seats.findIndex((s) => s.kind === "bot") === seat;
    return words.t(first ? "guide-opponent" : "guide-second"); // as the lessons call them
  }
  if (info.name) return info.name;
  if (info.kind === "person") return words.t("somebody"); // who is forgotten
  return info.kind === "open" ? words.t("seat-open") : words.t("seat-number", { n: seat + 1 });
}

/** A bot's strength in words; a spec nobody named shows as it is. */
export function level_name(level: string): string {
  if (!level) return words.t("seat-bot");
  return words.has(`level-${level}`) ? words.t(`level-${level}`) : level;
}
