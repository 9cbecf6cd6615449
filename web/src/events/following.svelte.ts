/* One tournament as it goes on: asked for again and again, and what time it is there. */
import { ask } from "./ask";
import { Refusal } from "../wire/http";
import { reach } from "../wire/reach.svelte";
import type { EventPage } from "../wire/types";

const OFTEN = 1500; // ms, while something may happen at any moment
const SELDOM = 8000; // once it is over, or nobody looks

export class Following {
  page: EventPage | null = $state.raw(null);
  problem: Refusal | null = $state.raw(null);
  round = $state(0); // whose tables are asked for; 0: the last one's
  private ahead = 0; // seconds by which the server's clock is ahead of ours
  private tick = $state(0);
  private timer = 0;
  private closed = false;

  constructor(readonly id: string) {}

  /** Until it is closed. */
  open(): () => void {
    const clock = setInterval(() => (this.tick += 1), 500);
    void this.look();
    const back = (): void => void (document.hidden || this.look());
    document.addEventListener("visibilitychange", back);
    return () => {
      this.closed = true;
      clearInterval(clock);
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", back);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (!reach.away) this.take(await ask.page(this.id, this.round));
    } catch (e) {
      if (e instanceof Refusal && e.status === 404) this.problem = e;
    }
    if (this.closed || this.problem) return;
    clearTimeout(this.timer);
    const goes_on = !document.hidden && this.page?.status !== "over" && this.page?.status !== "off";
    this.timer = window.setTimeout(() => void this.look(), goes_on ? OFTEN : SELDOM);
  }

  take(page: EventPage): void {
    this.ahead = page.now - Date.now() / 1000;
    if (!this.closed) this.page = page;
  }

  show(round: number): void {
    this.round = round;
    void this.look();
  }

  /** Until something happens by itself, in ms; 0: now, or that is not known. */
  get left(): number {
    void this.tick;
    const at = this.page?.at ?? 0;
    return at ? Math.max(0, (at - this.ahead) * 1000 - Date.now()) : 0;
  }
}
