// Who the seats of Ship Ahoy are: the harbours in their colours.
import type { SeatFace } from "../../table/face";
import { words } from "../../words/words.svelte";
import SeatArt from "./SeatArt.svelte";

/** The harbours of a seat: with two players each has two that lie opposite. */
export const ports_of = (seats: number, seat: number): number[] => (seats === 2 ? [seat, seat + 2] : [seat]);

export function seat_face(seats: number, seat: number, options: Readonly<Record<string, string>>): SeatFace {
  const t = (key: string): string => words.t(key, {}, "ship_ahoy");
  const line = seats === 2 ? "face-port-two" : options.teams === "yes" ? "face-port-team" : "face-port-one";
  return { name: t(`harbour-${seat}.port`), line: t(line), Art: SeatArt };
}
