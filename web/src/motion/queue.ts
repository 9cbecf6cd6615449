/* Plays what happened, one fact at a time, and then shows the truth; nothing waits on it for correctness.
 *
 * A batch is one Update: its facts, and settle() which shows the true view after them. skip(), a hidden tab, motion switched
 * off or a long backlog settle at once: every fact still steps once, in order, without its motion. */
import type { Fact } from "../wire/types";

export interface Batch {
  facts: readonly Fact[];
  /** Shows how things truly stand after this batch. */
  settle(): void;
}

export interface Player {
  /** Starts the motion of one fact; resolves when it is over, or at once when the signal aborts. */
  show(fact: Fact, haste: number, signal: AbortSignal): Promise<void>;
  /** The same without motion. */
  step(fact: Fact): void;
  /** No motion now: settings, hidden tab. */
  still(): boolean;
  /** Called when it starts playing and when everything is settled. */
  busy(on: boolean): void;
}

const BACKLOG = 40; // facts waiting beyond which we jump: minutes are not replayed
const CROWDED = 8; // beyond which we hurry

/** Why a signal was aborted when the fact must not be shown at all. */
export const CLEARED = "cleared";

export class Queue {
  private waiting: Batch[] = [];
  private running = false;
  private abort = new AbortController();

  constructor(private readonly player: Player) {}

  get settled(): boolean {
    return !this.running;
  }

  push(batch: Batch): void {
    this.waiting.push(batch);
    if (!this.running) void this.run();
    else if (this.player.still() || this.backlog() > BACKLOG) this.skip();
  }

  /** Does something as soon as all that waits is settled, which is now: what happens in a race waits for no motion. */
  at_once(settle: () => void): void {
    if (!this.running) return settle();
    this.waiting.push({ facts: [], settle });
    this.skip();
  }

  /** Ends what plays and settles all that waits. */
  skip(): void {
    this.abort.abort();
  }

  /** Forgets what waits: a fresh start comes from elsewhere. */
  clear(): void {
    this.waiting = [];
    this.abort.abort(CLEARED);
  }

  private backlog(): number {
    return this.waiting.reduce((n, b) => n + b.facts.length, 0);
  }

  private async run(): Promise<void> {
    this.running = true;
    this.player.busy(true);
    try {
      while (this.waiting.length > 0) {
        this.abort = new AbortController();
        while (this.waiting.length > 0 && !this.abort.signal.aborted) await this.batch(this.waiting[0]!);
        if (this.abort.signal.aborted) this.flush();
      }
    } finally {
      this.running = false;
      this.player.busy(false);
    }
  }

  private async batch(batch: Batch): Promise<void> {
    for (const fact of batch.facts) {
      if (this.waiting[0] !== batch) return; // cleared meanwhile: its facts no longer count
      if (this.player.still() || this.abort.signal.aborted) this.player.step(fact);
      else await this.player.show(fact, this.backlog() > CROWDED ? 2 : 1, this.abort.signal);
    }
    if (this.waiting[0] !== batch) return;
    this.waiting.shift();
    batch.settle();
  }

  private flush(): void {
    for (const batch of this.waiting.splice(0)) {
      for (const fact of batch.facts) this.player.step(fact);
      batch.settle();
    }
  }
}
