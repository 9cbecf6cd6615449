/* A table in the making: seats and options of a set-up, and the quick start everyone gets with one click. */
import { settings } from "../settings/settings.svelte";
import type { GameCard, NewTable, Pace, SeatWish } from "../wire/types";

export const NO_CLOCK: Pace = { kind: "none", time: 0, gain: 0 };

/** The level most people enjoy: the middle one. */
export function usual_level(card: GameCard): string {
  return card.levels[Math.floor((card.levels.length - 1) / 2)] ?? "";
}

/** Me, in the colour I chose last. */
function myself(card: GameCard): SeatWish {
  const { colour } = settings.choices;
  return colour >= 0 && colour < (card.colours ?? 0) ? { kind: "me", colour } : { kind: "me" };
}

/** Me against two bots, or as many as the game allows. */
export function quick(card: GameCard, level = usual_level(card)): NewTable {
  const bots = Math.max(card.min_seats, Math.min(3, card.max_seats)) - 1;
  const seats: SeatWish[] = [myself(card), ...Array.from({ length: bots }, () => ({ kind: "bot", level }) as SeatWish)];
  return { game: card.id, seats, options: usual_options(card) };
}

export function usual_options(card: GameCard): Record<string, string> {
  return Object.fromEntries(card.options.map((o) => [o.name, o.default]));
}

/** How many may play, to choose among. */
export function counts(card: GameCard): { value: number; text: string }[] {
  return Array.from({ length: card.max_seats - card.min_seats + 1 }, (_, i) => ({
    value: card.min_seats + i,
    text: `${card.min_seats + i}`,
  }));
}

/** Options that mean something as the others are chosen. */
export function asked_options(card: GameCard, chosen: Readonly<Record<string, string>>): GameCard["options"] {
  return card.options.filter(({ when }) => {
    const [name = "", value = ""] = when.split("=");
    return when === "" || chosen[name] === value;
  });
}

/** Another choice; what cannot go with it is as usual again. */
export function rechosen(card: GameCard, chosen: Readonly<Record<string, string>>, name: string, value: string): Record<string, string> {
  const out = { ...chosen, [name]: value };
  const option = card.options.find((o) => o.name === name);
  const other = card.options.find((o) => o.name === option?.apart);
  if (other && value !== option?.default) out[other.name] = other.default;
  return out;
}

/** What is sent: what is not asked, or not for so few players, stays as it usually is. */
export function settled(card: GameCard, chosen: Readonly<Record<string, string>>, seats: number = card.max_seats): Record<string, string> {
  const asked = asked_options(card, chosen).flatMap((o) => (seats >= o.seats ? [o.name] : []));
  return Object.fromEntries(card.options.map((o) => [o.name, asked.includes(o.name) ? (chosen[o.name] ?? o.default) : o.default]));
}

/** A table for friends: as many open seats as the quick start has bots, and it waits for my word. */
export function friends(card: GameCard): NewTable {
  const usual = quick(card);
  const seats = usual.seats.map((s): SeatWish => (s.kind === "me" ? s : { kind: "open" }));
  return { ...usual, seats, gather: true, yields: true };
}

/** My own seat; others at this screen have a name. */
export const own_seat = (seats: readonly SeatWish[]): number => seats.findIndex((s) => s.kind === "me" && s.name === undefined);

/** Somebody else at this screen. */
export const shares = (s: SeatWish): boolean => s.kind === "me" && s.name !== undefined;

/** I sit there; who sat there sits where I was. */
export function seated(seats: readonly SeatWish[], seat: number): SeatWish[] {
  const mine = own_seat(seats);
  return seats.map((s, i) => (i === seat ? seats[mine]! : i === mine ? seats[seat]! : s));
}

/** Who a seat is; "": all are alike. */
export const role_of = (card: GameCard, seats: number, seat: number): string => card.roles[seats - card.min_seats]?.[seat] ?? "";

/** The smallest table that has such a seat. */
export function seat_of(card: GameCard, role: string): { seats: number; seat: number } {
  const found = card.roles.findIndex((roles) => roles.includes(role));
  const at = Math.max(0, found);
  return { seats: card.min_seats + at, seat: Math.max(0, card.roles[at]?.indexOf(role) ?? 0) };
}

/** The quick start as somebody in particular. */
export function quick_as(card: GameCard, role: string, level?: string): NewTable {
  const usual = quick(card, level);
  const seat = card.roles[usual.seats.length - card.min_seats]?.indexOf(role) ?? 0;
  return { ...usual, seats: seated(usual.seats, Math.max(0, seat)) };
}

/** The same set-up with one seat more or fewer, within the game's limits; I stay who I am if there is such a seat. */
export function resized(seats: readonly SeatWish[], n: number, card: GameCard): SeatWish[] {
  const size = Math.max(card.min_seats, Math.min(card.max_seats, n));
  const me = own_seat(seats);
  const others = seats.filter((_, i) => i !== me);
  const more = Array.from({ length: Math.max(0, size - seats.length) }, () => ({ kind: "bot", level: usual_level(card) }) as SeatWish);
  const all = [...others, ...more].slice(0, size - 1);
  const role = (count: number, seat: number): string => card.roles[count - card.min_seats]?.[seat] ?? `${seat}`;
  const same = Array.from({ length: size }, (_, i) => i).filter((i) => role(size, i) === role(seats.length, me));
  all.splice(same.includes(me) ? me : (same[0] ?? size - 1), 0, seats[me]!);
  return all;
}

/** The code of a table as somebody typed or pasted it: with a space, in small letters, or inside a link; "": none. */
export function typed_code(text: string): string {
  const plain = text
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/[\s-]+/g, "-");
  const found = /\/t\/([a-z0-9-]+)/i.exec(plain) ?? /([a-z0-9-]+)\/?$/i.exec(plain);
  return (found?.[1] ?? "").toUpperCase();
}
