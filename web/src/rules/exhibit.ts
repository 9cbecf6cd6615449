/* A scene without a table: a game's own parts drawn from a made-up view, to be looked at and not played. */
import type { Face } from "../table/face";
import { Scene } from "../table/scene.svelte";
import type { Question } from "../wire/types";

const NAMES = ["Anne", "Mary", "Grace", "Ching", "Jacquotte"];

/** Its pieces have neither refs nor ears: beside a table they must not be taken for the table's. */
export class Exhibit extends Scene {
  readonly exhibit = true;
}

interface Look {
  you?: number;
  hot?: readonly string[]; // what the picture points at
  ask?: Question; // what may be clicked glows
  names?: readonly string[];
  compact?: boolean; // as on a phone
}

export function exhibit(
  face: Face,
  view: { seats: number },
  { you = 0, hot = [], ask, names = NAMES, compact = false }: Look = {},
): Exhibit {
  const scene = new Exhibit(face);
  scene.table = {
    code: "",
    game: face.id,
    rules_version: 99, // as they are now
    options: {},
    host: 0,
    status: "playing",
    guide: false,
    rematch: "",
    watchers: 0,
    seal: "",
    seats: names.slice(0, view.seats).map((name) => ({ kind: "person", name, level: "", away: false, lent: false })),
  };
  scene.view = view;
  scene.you = you;
  scene.compact = compact;
  scene.hot = new Set(hot);
  scene.pending = ask ?? null;
  scene.offer();
  return scene;
}
