/* Time in words and figures, and what a seat has left of it at this very moment. */
import type { Clocks, Pace, PaceChoice } from "../wire/types";
import { t } from "../words/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Clocks as they were told, and when that was (performance.now). */
export interface Told extends Clocks {
  at: number;
}

/** What a seat has left, in ms. */
export function left_of(told: Told, seat: number, now: number): number {
  const left = told.left[seat] ?? 0;
  return told.runs.includes(seat) ? Math.max(0, left - (now - told.at)) : left;
}

/** On a clock's face: "1:07", "2 h 5 min", "1 d 3 h"; where there is no room "1:07", "2 h", "1 d". */
export function clock_text(ms: number, brief = false): string {
  const s = Math.ceil(ms / 1000);
  if (brief && s >= DAY) return t("clock-only-days", { days: Math.floor(s / DAY) });
  if (brief && s >= HOUR) return t("clock-only-hours", { hours: Math.floor(s / HOUR) });
  if (s >= DAY) return t("clock-days", { days: Math.floor(s / DAY), hours: Math.floor((s % DAY) / HOUR) });
  if (s >= HOUR) return t("clock-hours", { hours: Math.floor(s / HOUR), minutes: Math.floor((s % HOUR) / MINUTE) });
  return `${Math.floor(s / MINUTE)}:${String(s % MINUTE).padStart(2, "0")}`;
}

/** So many seconds in words: "3 minutes". */
export function span(seconds: number): string {
  if (seconds % DAY === 0) return t("span-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return t("span-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("span-minutes", { count: seconds / MINUTE });
  return t("span-seconds", { count: seconds });
}

/** What a pace is called: by its preset, if it is one. */
export function pace_name(pace: Pace, choices: readonly PaceChoice[]): string {
  if (pace.kind === "none") return t("pace-none");
  const same = choices.find((c) => c.pace.kind === pace.kind && c.pace.time === pace.time && c.pace.gain === pace.gain);
  return same ? t(`pace-${same.name}`) : t(`pace-own-${pace.kind}`, { time: capital(span(pace.time)) });
}

/** What it means, and what then. */
export function pace_hint(pace: Pace): string {
  if (pace.kind === "none") return t("pace-none-hint");
  return `${t(`pace-${pace.kind}-hint`, { time: capital(span(pace.time)), gain: pace.gain })} ${t("pace-then")}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
