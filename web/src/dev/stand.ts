// Stands of random games by the real rules, recorded by a game's dev/record.py: for tests and the gallery, found by what is asked.
import { bare_table } from "../table/bare";
import type { Face } from "../table/face";
import { Scene } from "../table/scene.svelte";
import type { Choice, Question, Result, TableInfo } from "../wire/types";

export interface Stand<V> {
  name: string; // "ask-trip/3": the question and the number of seats
  you: number;
  view: V;
  ask: Question | null;
  result?: Result;
}

const NAMES = ["Anne", "Mate", "Captain", "Bosun", "Purser"];

/** A table of one person and bots. */
export function table_of(game: string, seats: number, code = "CORAL-42"): TableInfo {
  return { ...bare_table(game, NAMES.slice(0, seats)), code };
}

/** The scene of a stand, for whoever is asked or for somebody else at the table. */
export function scene_of(face: Face, one: Stand<{ seats: number }>, you = one.you, choose?: (choice: Choice) => void): Scene {
  const s = new Scene(face, choose);
  s.table = table_of(face.id, one.view.seats);
  s.view = one.view;
  s.you = you;
  s.acting = [one.you];
  s.pending = you === one.you ? one.ask : null;
  s.offer();
  return s;
}
