/* A table at which nobody plays: what a game's parts need to be drawn as a picture. */
import type { Ctx, Face } from "./face";
import { Scene } from "./scene.svelte";

export function still<V extends { seats: number }>(game: string, view: V): Ctx<V> {
  const scene = new Scene({ id: game, label: () => "" } as unknown as Face);
  scene.view = view;
  scene.table = {
    code: "",
    game,
    rules_version: 0,
    options: {},
    seats: [],
    host: -1,
    status: "over",
    guide: false,
    rematch: "",
    watchers: 0,
    seal: "",
    gathers: false,
    yields: false,
    locked: false,
  };
  return scene as Ctx<V>;
}
