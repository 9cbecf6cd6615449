/* What this browser adds to the secret behind a table's draws, once it knows that secret's seal: nobody can have chosen them. */
import { keep, kept } from "../settings/kept";

/** Of one table: the seal as it was told before our part was, and that part. */
export interface Given {
  seal: string;
  part: string;
  known: string[]; // hashes of the parts that others had given before
}
const KEY = "parts";
const MOST = 100; // tables remembered

export function new_part(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function remember_part(code: string, given: Given): void {
  const others = kept<[string, Given][]>(KEY, []).filter(([other]) => other !== code);
  keep(KEY, [...others, [code, given]].slice(-MOST));
}

export function given_at(code: string): Given | null {
  return kept<[string, Given][]>(KEY, []).find(([other]) => other === code)?.[1] ?? null;
}
