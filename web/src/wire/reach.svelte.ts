/* Whether the server answers. While it does not, this knocks, and whoever waits for it goes on by itself when it is back. */
import { backoff } from "./line";
import { to } from "./base";

import type { Sentence } from "./types";

class Reach {
  away = $state(false);
  barred: { why: Sentence; said: string } | null = $state.raw(null); // the host does not let us in, and why
  private tries = 0;
  private timer = 0;

  /** Of every request: somebody answered, or nobody did. */
  heard(answered: boolean): void {
    this.away = !answered;
    if (answered) {
      clearTimeout(this.timer);
      this.tries = this.timer = 0;
    } else if (!this.timer) {
      this.timer = window.setTimeout(() => this.knock(), backoff(this.tries++, Math.random(), document.hidden));
    }
  }

  /** Somebody looks at the page again, or the network is back: do not sit out the wait. */
  hurry(): void {
    if (this.away && !document.hidden) this.knock();
  }

  private knock(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    fetch(to("/api/health")).then(
      (answer) => this.heard(answer.ok),
      () => this.heard(false),
    );
  }
}

export const reach = new Reach();
