/* The pictures of a game's rules page: its own parts, found by the name that stands in the Markdown, ![what one sees](art:board/A). */
import type { Picture } from "../table/face";

export interface Drawn {
  part: Picture;
  props?: Record<string, unknown>;
}
/** By name; what stands behind the name's slashes is handed on. */
export type Figures = Record<string, (...args: string[]) => Drawn>;

const files = import.meta.glob<{ figures: Figures }>("../games/*/figures.ts");

/** Whether its rules page is drawn; a game just begun is not. */
export const has_figures = (game: string): boolean => `../games/${game}/figures.ts` in files;

/** Loaded when somebody reads the rules; a game may have none. */
export async function load_figures(game: string): Promise<Figures> {
  const load = files[`../games/${game}/figures.ts`];
  return load ? (await load()).figures : {};
}

export function drawn(figures: Figures, art: string): Drawn | null {
  const [name = "", ...args] = art.split("/");
  return figures[name]?.(...args) ?? null;
}
