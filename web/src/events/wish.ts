/* A tournament in the making: presets that fit a game, so that making one is a matter of a minute. */
import { settled, usual_level, usual_options } from "../pages/setup";
import type { GameCard, NewEvent, Pace, PaceChoice } from "../wire/types";

export type System = NewEvent["system"];

export const SYSTEMS: readonly System[] = ["swiss", "robin", "arena", "duplicate"];
export const MINUTES = [30, 60, 90, 120];
export const WAITS = [60, 120, 300, 0]; // seconds; 0: for ever
export const PAUSES = [0, 30, 120, 600];
export const ROUNDS = [0, 3, 4, 5, 6, 7, 9];

/** Paces with a clock: without one a single person could hold up everybody; in an arena people are here. */
export function paces(card: GameCard, system: System): PaceChoice[] {
  return card.paces.filter((c) => c.pace.kind !== "none" && !(system === "arena" && c.pace.kind === "days"));
}

export function usual(card: GameCard, name: string): NewEvent {
  return {
    name,
    game: card.id,
    system: "swiss",
    size: Math.min(2, card.max_seats) < card.min_seats ? card.min_seats : 2,
    options: usual_options(card),
    rounds: 0,
    minutes: 60,
    pace: pace_of(card, "swiss", { kind: "none", time: 0, gain: 0 }),
    rated: true,
    listed: false,
    level: usual_level(card),
    wait: 120,
    pause: 30,
    starts: 0,
    joins: true,
  };
}

/** The wished pace if the system allows it, else a brisk one. */
export function pace_of(card: GameCard, system: System, wished: Pace): Pace {
  const all = paces(card, system);
  const same = all.find((c) => c.pace.kind === wished.kind && c.pace.time === wished.time);
  return (same ?? all.find((c) => c.name === "brisk") ?? all[0])?.pace ?? wished;
}

/** What is sent. */
export function sent(card: GameCard, wish: NewEvent, starts: number): NewEvent {
  return { ...wish, name: wish.name.trim(), options: settled(card, wish.options ?? {}, wish.size), starts };
}

/** What a field for date and time holds, as seconds since 1970; 0: nothing. */
export const seconds_of = (local: string): number => (local ? Math.floor(new Date(local).getTime() / 1000) || 0 : 0);

/** And back, in this place's time. */
export function local_of(ms: number): string {
  const at = new Date(ms);
  return new Date(ms - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
