/* A table at which nobody plays: what a game's parts need to be drawn as a picture. */
import { bare_table } from "./bare";
import type { Ctx, Face } from "./face";
import { Scene } from "./scene.svelte";

export function still<V extends { seats: number }>(game: string, view: V): Ctx<V> {
  const scene = new Scene({ id: game, label: () => "" } as unknown as Face);
  scene.view = view;
  scene.table = { ...bare_table(game), host: -1, status: "over" };
  return scene as Ctx<V>;
}
