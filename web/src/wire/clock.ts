/* The server's clock as seen from here: set by pings, and trusted most where the answer came quickest. */

const KEPT = 8; // measurements

interface Sample {
  trip: number; // ms there and back
  offset: number; // the server's clock minus ours
}

export class ServerClock {
  private samples: Sample[] = [];
  private asked = new Map<number, number>();
  private rough: number | null = null; // what a message told in passing
  early = 0; // ms by which the server lets our acts in a race count as begun before they arrive

  constructor(private readonly time: () => number) {}

  /** Another connection: what was measured on the old one says nothing. */
  reset(): void {
    this.samples = [];
    this.asked.clear();
    this.rough = null;
  }

  /** A ping goes out. */
  ask(n: number): void {
    this.asked.set(n, this.time());
    if (this.asked.size > KEPT) this.asked.delete(this.asked.keys().next().value!);
  }

  /** And its answer is here. */
  hear(n: number, now: number, early: number): void {
    const sent = this.asked.get(n);
    if (sent === undefined || !Number.isFinite(now)) return;
    this.asked.delete(n);
    const got = this.time();
    this.samples = [...this.samples, { trip: got - sent, offset: now - (sent + got) / 2 }].slice(-KEPT);
    this.early = early;
  }

  /** A message that names the server's time: good enough until something is measured. */
  glance(now: number): void {
    this.rough ??= now - this.time();
  }

  private get best(): Sample | null {
    return this.samples.reduce<Sample | null>((best, s) => (best && best.trip <= s.trip ? best : s), null);
  }

  /** The round trip in ms; 0 before anything is measured. */
  get trip(): number {
    return this.best?.trip ?? 0;
  }

  /** The server's clock now, in ms. */
  now(): number {
    return this.time() + (this.best?.offset ?? this.rough ?? 0);
  }
}
