/* What is said of tournaments. */
import type { EventCard, EventPage } from "../wire/types";
import { t, words } from "../words/words.svelte";

/** "10½" as the language writes it: 10.5 and 10,5. */
export const points = (n: number): string => new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(n);

/** Where it stands: open, round 3, finished. */
export const state_of = (one: EventCard | EventPage): string =>
  t(`event-state-${one.status}`, { round: one.system === "arena" ? 0 : one.round });

/** The one sentence that says where the reader stands. */
export function news(page: EventPage, time: string): string {
  if (page.status === "off") return t("event-off");
  if (page.status === "open") {
    if (page.at) return t("event-starts-in", { time });
    return t(page.standings.length < 2 ? "event-few" : "event-wait-open");
  }
  if (page.status === "over") {
    const first = page.standings.filter((row) => row.place === 1 && row.games > 0);
    return first.length === 1 ? t("event-won", { name: first[0]!.name }) : t("event-over");
  }
  if (page.code) return t("event-your-table");
  if (page.system === "arena") {
    if (page.at <= page.now) return t("event-arena-closing");
    return t(page.mine ? "event-arena-waits" : "event-plays");
  }
  if (page.at) return time === "0:00" ? t("event-next-soon") : t("event-next-in", { time });
  if (!page.mine) return page.was ? t("event-left") : t("event-plays");
  const now = page.history.find((heat) => heat.round === page.round);
  if (now?.no === 0) return t("event-sits-out");
  return t(now ? "event-waits" : "event-plays");
}
