// Remembers, per seat, which tile changed last, so that what was just placed can be marked.
import { SvelteMap } from "svelte/reactivity";
import { CELLS } from "../printed";
import type { View } from "../view";

export class Fresh {
  private table = "";
  private before: readonly number[] = [];
  /** seat -> the space that changed last */
  readonly last = new SvelteMap<number, number>();

  look(table: string, v: View): void {
    if (table !== this.table || this.before.length !== v.showing.length) {
      this.table = table;
      this.before = v.showing;
      this.last.clear();
      return;
    }
    let changed = 0;
    v.showing.forEach((side, i) => {
      if (side === this.before[i]) return;
      changed++;
      this.last.set(Math.floor(i / CELLS), i % CELLS);
    });
    if (changed > 3) this.last.clear(); // a jump (a replay, a resync) is not a move
    this.before = v.showing;
  }
}

export const fresh = new Fresh();
