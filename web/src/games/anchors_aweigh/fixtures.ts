// Stands of random games by the real rules (dev/record.py) for tests and the gallery, found by what is asked.
import { table_of, type Stand as Of } from "../../dev/stand";
import type { Fact, TableInfo } from "../../wire/types";
import stored from "./dev/stands.json?raw";
import type { View } from "./view";

export interface Stand extends Of<View> {
  acting?: number[]; // who is waited for
  free?: [string, ...number[]][]; // what may be done though it is not listed
  log?: Fact[]; // the last that was told
}

export const stands = JSON.parse(stored) as Stand[];
export const stand = (name: string): Stand => stands.find((s) => s.name === name) ?? stands[0]!;
export const table = (seats: number): TableInfo => table_of("anchors_aweigh", seats);
