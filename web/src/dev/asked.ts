// What a gallery's address asks for; language and theme are set at once.
import { tick } from "svelte";
import type { Face } from "../table/face";
import type { Scene } from "../table/scene.svelte";
import { words } from "../words/words.svelte";
import { scene_of, type Stand } from "./stand";

const asked = new URLSearchParams(location.search);
export const pick = (name: string, otherwise: string): string => asked.get(name) ?? otherwise;

words.language = pick("lang", "en") === "de" ? "de" : "en";
document.documentElement.dataset.theme = pick("theme", "day");

/** A recorded stand as seen by `you`, with the refs of `press` clicked already. */
export function asked_scene(face: Face, one: Stand<{ seats: number }>): Scene {
  const scene = scene_of(face, one, Number(pick("you", String(one.you))));
  scene.over = one.ask === null;
  void tick().then(() =>
    pick("press", "")
      .split(",")
      .forEach((ref) => ref && scene.click.press(ref)),
  );
  return scene;
}
