/* The only list of game front ends; a new game adds one line here. */
import type { Face } from "../table/face";

/** Each face is its own chunk, loaded when its game is wanted. */
const loaders: Record<string, () => Promise<{ face: Face }>> = {
  captain_flip: () => import("./captain_flip/face"),
  sail_away: () => import("./sail_away/face"),
  ahoy: () => import("./ahoy/face"),
  anchors_aweigh: () => import("./anchors_aweigh/face"),
  ship_ahoy: () => import("./ship_ahoy/face"),
};

/** Games shown at home, in this order. */
export const shelf: readonly string[] = Object.keys(loaders);

export function has_face(game: string): boolean {
  return Object.hasOwn(loaders, game);
}

export async function load_face(game: string): Promise<Face> {
  const load = loaders[game];
  if (!load) throw new Error(`no front end for ${game}`);
  return (await load()).face;
}
