/* A race as a face sees it: the server's time, our own acts on their way, and a way to act. */
import type { Line } from "../wire/line";
import type { Muster, Race } from "../wire/types";
import type { RaceLine, Sent } from "./face";

export class Racing implements RaceLine {
  sent: readonly Sent[] = $state.raw([]);
  trip = $state(0);
  muster: Muster | null = $state.raw(null);
  private began = 0;

  constructor(
    private readonly line: Line,
    private readonly cut: () => void, // it could not be sent
  ) {}

  /** A race goes on, as the server says. */
  run(race: Race, muster: Muster | null = null): void {
    this.muster = muster;
    this.line.clock.glance(race.now);
    this.began = race.began;
    this.line.measure(true);
  }

  /** It is over. */
  stop(): void {
    this.sent = [];
    this.line.measure(false);
  }

  now(): number {
    return this.line.clock.now() - this.began;
  }

  act(verb: string, ...args: number[]): boolean {
    const at = this.now();
    const id = this.line.race([{ verb, args }]);
    if (id === 0) {
      this.cut();
      return false;
    }
    this.sent = [...this.sent, { id, verb, args, at }];
    return true;
  }

  ready(): void {
    if (!this.line.ready()) this.cut();
  }

  /** The server has answered, or never will. */
  settle(id: number): void {
    this.trip = this.line.clock.trip;
    if (this.sent.some((s) => s.id === id)) this.sent = this.sent.filter((s) => s.id !== id);
  }

  /** The line is lost: nobody knows what became of what was on its way until the next stand. */
  lose(): void {
    this.sent = [];
  }
}
