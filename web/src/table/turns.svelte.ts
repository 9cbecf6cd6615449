/* The last turn of each seat as it was shown: how it stood before, what happened, and which ways things took on the board. */
import type { Fact } from "../wire/types";
import type { AnyView, Motion } from "./face";

export interface Turn {
  seat: number;
  before: AnyView; // the view before it
  facts: Fact[];
  ways: { from: string; to: string }[];
  marks: string[]; // pieces it spoke of
}

const BEGINS = ["turn_began", "round_began"];

export class Turns {
  /** By seat; kept until the seat's next turn. */
  private all: ReadonlyMap<number, Turn> = $state.raw(new Map());
  private now = -1; // whose turn is being told
  private by_turns = false; // this game says when a turn begins

  readonly list: Turn[] = $derived([...this.all.values()]);

  last(seat: number): Turn | undefined {
    return this.all.get(seat);
  }

  /** One more fact; what others do in the middle of a turn belongs to it. */
  add(fact: Fact, before: AnyView, motion: Motion | null): void {
    const seat = fact.args.seat ?? -1;
    if (BEGINS.includes(fact.kind)) {
      this.now = fact.kind === "turn_began" ? seat : -1;
      this.by_turns ||= this.now >= 0;
      if (this.now >= 0) this.begin(fact, before);
      return;
    }
    // Where all act at once, or nobody heard the turn begin: whoever acts next begins one.
    if (seat >= 0 && seat !== this.now && (this.now < 0 || !this.by_turns)) {
      this.now = seat;
      this.begin(fact, before);
    }
    const turn = this.all.get(this.now);
    if (!turn) return;
    const grown: Turn = {
      ...turn,
      facts: [...turn.facts, fact],
      ways: [...turn.ways, ...(motion?.flights ?? []).map(({ from, to }) => ({ from, to }))],
      marks: [...new Set([...turn.marks, ...fact.refs])],
    };
    this.all = new Map(this.all).set(this.now, grown);
  }

  /** A fresh start: nobody knows any more how it stood before. */
  forget(): void {
    this.all = new Map();
    this.now = -1;
  }

  private begin(fact: Fact, before: AnyView): void {
    const facts = fact.kind === "turn_began" ? [fact] : [];
    this.all = new Map(this.all).set(this.now, { seat: this.now, before, facts, ways: [], marks: [] });
  }
}
