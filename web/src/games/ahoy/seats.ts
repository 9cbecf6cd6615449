// Who the seats of Ahoy are: the factions, as cards to choose among.
import type { SeatFace } from "../../table/face";
import { words } from "../../words/words.svelte";
import { faction_of } from "./print";
import SeatArt from "./SeatArt.svelte";

export function seat_face(seats: number, seat: number): SeatFace {
  const t = (part: string): string => words.t(`faction-${faction_of(seats, seat)}${part}`, {}, "ahoy");
  return { name: t(""), line: t(".text"), hard: t(".hard"), Art: SeatArt };
}
