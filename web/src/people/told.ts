/* What is said of people: ratings, places, changes. */
import { level_name } from "../table/reader";
import type { PlayedSeat } from "../wire/types";
import { t, words } from "../words/words.svelte";

/** "1540 ± 120". */
export const rating = (points: number, give: number): string => t("rating", { points: `${points}`, give: `${give}` });

/** "+14", "−3", "±0". */
export function change(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0";
}

/** Who had a seat: by the name of then, a bot by its name and level. */
export function seat_name(seat: PlayedSeat): string {
  if (!seat.name) return t("somebody");
  return seat.person || !seat.level || seat.lent ? seat.name : `${seat.name} (${level_name(seat.level)})`;
}

/** Who a seat is in its game; "": all are alike. */
export const role_name = (game: string, role: string): string => (role ? words.t(`role-${role}`, {}, game) : "");

/** How it went for a seat: "Won", "2nd of 3". */
export function place_of(seats: readonly PlayedSeat[], seat: PlayedSeat): string {
  if (seat.won) return seats.filter((s) => s.won).length > 1 ? t("place-shared") : t("place-won");
  return seat.place > 0 ? t("place", { place: `${seat.place}`, count: `${seats.length}` }) : t("place-none");
}

export const share = (won: number, games: number): number => (games > 0 ? Math.round((100 * won) / games) : 0);

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
