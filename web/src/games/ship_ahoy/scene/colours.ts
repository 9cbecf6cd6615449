// The colours of harbours and seats on the table: those of the page, so that a seat is the same everywhere.
import { HARBOURS } from "../printed";

const DAY = ["#c2452d", "#1d8090", "#d39a1c", "#7a55a8"];

export interface Palette {
  night: boolean;
  seats: string[];
}

export function palette(): Palette {
  const night = document.documentElement.dataset.theme === "night";
  const style = getComputedStyle(document.documentElement);
  const seats = Array.from({ length: HARBOURS }, (_, i) => (night ? style.getPropertyValue(`--seat-${i}`).trim() : "") || DAY[i]!);
  return { night, seats: night ? seats.map((c, i) => c || DAY[i]!) : DAY };
}
