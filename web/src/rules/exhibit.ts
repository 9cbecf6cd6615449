/* A scene without a table: a game's own parts drawn from a made-up view, to be looked at and not played. */
import { table_of } from "../dev/stand";
import type { Face } from "../table/face";
import { Scene } from "../table/scene.svelte";
import type { Question } from "../wire/types";

const NEWEST = 99; // whatever the version, the rules are shown as they are now

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

export function exhibit(face: Face, view: { seats: number }, { you = 0, hot = [], ask, names = [], compact = false }: Look = {}): Exhibit {
  const scene = new Exhibit(face);
  const table = table_of(face.id, view.seats, "");
  const seats = table.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
  scene.table = { ...table, seats, rules_version: NEWEST };
  scene.view = view;
  scene.you = you;
  scene.compact = compact;
  scene.hot = new Set(hot);
  scene.pending = ask ?? null;
  scene.offer();
  return scene;
}
