/* The WebSocket of one table: comes back after a loss, notices gaps, and never repeats a message that changes the game. */
import { to } from "./base";
import { ServerClock } from "./clock";
import type { Choice, Do, FromBrowser, ToBrowser } from "./types";

/** stalled: the socket is there and nothing comes through it. */
export type LineState = "connecting" | "open" | "stalled" | "lost" | "closed" | "unknown" | "locked" | "shut";

export interface Handlers {
  message(m: Exclude<ToBrowser, { type: "pong" }>): void;
  state(s: LineState): void;
}

/** What the line needs of the world; tests give their own. */
export interface World {
  socket(url: string): WebSocket;
  later(fn: () => void, ms: number): number;
  cancel(timer: number): void;
  chance(): number;
  asleep(): boolean; // nobody looks at the page
  time?(): number; // ms; performance.now
}

const real: World = {
  socket: (url) => new WebSocket(url),
  later: (fn, ms) => window.setTimeout(fn, ms),
  cancel: (timer) => clearTimeout(timer),
  chance: Math.random,
  asleep: () => document.hidden,
  time: () => performance.now(),
};

const FIRST = 250;
const LONGEST = 1600; // a server that restarts is back within seconds, and somebody is looking at the page
const ASLEEP = 15000; // nobody is looking; the page hurries when somebody does
const KNOCK = 4000; // a connection that is neither made nor refused by then is given up
const PING = 15000;
const STALL = 4000; // an answer that takes longer: the person is told
const PATIENCE = 4000; // and after so much more the line is given up
const MEASURES = [0, 150, 300, 600]; // in a race: waits before the first pings that set the clock
const MEASURE = 4000; // and between those that keep it
const LOCKED = 4403; // for those who have the link: trying again would not help
const SHUT = 4410; // the host of the server has closed the table, or lets us in no more
const GONE = [4404, 1008]; // no such table, or not for us: nor here

/** Wait before the n-th try (from 0), with jitter so that a room full of people does not come back at once. */
export function backoff(n: number, chance: number, asleep = false): number {
  return Math.min(asleep ? ASLEEP : LONGEST, FIRST * 2 ** n) * (0.75 + chance / 2);
}

export class Line {
  v = -1;
  readonly clock: ServerClock;
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0;
  private beat = 0;
  private ids = 0;
  private pings = 0;
  private measuring = false; // a race goes on
  private measured = 0;
  private measure_timer = 0;
  private resyncing = false;
  private ended = false;
  private unanswered = false;
  private due = 0; // the timer of an answer that is waited for
  private stalled = false;

  constructor(
    private readonly url: string,
    private readonly on: Handlers,
    private readonly world: World = real,
  ) {
    this.clock = new ServerClock(world.time ?? (() => 0));
  }

  open(): void {
    if (this.ended) return;
    this.world.cancel(this.retry);
    this.drop();
    this.on.state(this.v < 0 ? "connecting" : "lost");
    const socket = this.world.socket(this.url);
    this.socket = socket;
    socket.onmessage = (e) => socket === this.socket && this.hear(JSON.parse(String(e.data)) as ToBrowser);
    socket.onclose = (e) => socket === this.socket && this.lose(e.code);
    socket.onopen = () => socket === this.socket && this.listen();
    this.beat = this.world.later(() => this.lose(0), KNOCK);
  }

  /** The page is left. */
  close(): void {
    this.ended = true;
    this.world.cancel(this.retry);
    this.drop();
    this.on.state("closed");
  }

  /** The network or the tab came back: do not sit out the wait. */
  hurry(): void {
    if (this.ended) return;
    if (!this.socket || this.socket.readyState > 1) {
      this.tries = 0;
      this.open();
    } else if (this.socket.readyState === 1) this.ping();
  }

  /** Someone else now: after sitting down, the server must look at us anew. */
  again(): void {
    this.tries = 0;
    this.open();
  }

  act(choice: Choice): boolean {
    return this.expect({ type: "act", id: ++this.ids, v: this.v, do: choice.do });
  }

  /** Why can the last of these not be used now? The number of the question, 0 when it could not be put. */
  why(refs: readonly string[]): number {
    return this.expect({ type: "why", id: ++this.ids, refs: [...refs] }) ? this.ids : 0;
  }

  /** An act in a race; its number, 0 when it could not be sent. */
  race(act: Do[]): number {
    return this.expect({ type: "act", id: ++this.ids, v: this.v, do: act }) ? this.ids : 0;
  }

  /** While a race goes on, the server's clock matters to the millisecond. */
  measure(on: boolean): void {
    if (on === this.measuring) return;
    this.measuring = on;
    this.measured = 0;
    this.world.cancel(this.measure_timer);
    if (on) this.measure_soon();
  }

  undo(): boolean {
    return this.expect({ type: "undo", id: ++this.ids, v: this.v });
  }

  done(): boolean {
    return this.expect({ type: "close", id: ++this.ids, v: this.v });
  }

  /** The race may begin, as far as I am concerned. */
  ready(): boolean {
    return this.expect({ type: "ready", id: ++this.ids });
  }

  /** To the others at the table; the number of the message, 0 when it could not be sent. */
  say(text: string, emote: string): number {
    return this.expect({ type: "say", id: ++this.ids, text, emote }) ? this.ids : 0;
  }
  report(n: number): boolean {
    return this.expect({ type: "report", id: ++this.ids, n });
  }

  pause(ms: number): boolean {
    return this.send({ type: "pause", ms });
  }

  resync(): void {
    if (!this.resyncing) this.resyncing = this.send({ type: "resync" });
  }

  /** Sends what is answered; if nothing at all comes for a while, the line has stalled. */
  private expect(m: FromBrowser): boolean {
    const sent = this.send(m);
    if (sent && !this.due) this.due = this.world.later(() => this.stall(), STALL);
    return sent;
  }

  private stall(): void {
    this.due = 0;
    if (this.stalled) return;
    this.stalled = true;
    this.on.state("stalled");
    this.world.cancel(this.beat);
    this.knock();
    this.beat = this.world.later(() => this.lose(0), PATIENCE);
  }

  /** Something comes through. */
  private flow(): void {
    this.world.cancel(this.due);
    this.due = 0;
    if (!this.stalled) return;
    this.stalled = false;
    this.unanswered = true; // so that the beat begins anew
    this.on.state("open");
  }

  private send(m: FromBrowser): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(m));
    return true;
  }

  private listen(): void {
    this.on.state("open");
    this.unanswered = false;
    this.measured = 0;
    if (this.measuring) this.measure_soon();
    this.world.cancel(this.beat);
    this.beat = this.world.later(() => this.ping(), PING);
  }

  private ping(): void {
    this.world.cancel(this.beat);
    if (!this.knock()) return;
    this.unanswered = true;
    this.beat = this.world.later(() => (this.unanswered ? this.stall() : undefined), STALL);
  }

  private knock(): boolean {
    const n = ++this.pings;
    this.clock.ask(n);
    return this.send({ type: "ping", n });
  }

  private measure_soon(): void {
    this.world.cancel(this.measure_timer);
    const wait = MEASURES[this.measured++] ?? MEASURE;
    this.measure_timer = this.world.later(() => {
      if (this.measuring && this.knock()) this.measure_soon();
    }, wait);
  }

  private hear(m: ToBrowser): void {
    this.flow();
    if (this.unanswered || m.type === "pong") {
      this.unanswered = false;
      this.world.cancel(this.beat);
      this.beat = this.world.later(() => this.ping(), PING);
    }
    switch (m.type) {
      case "pong":
        return this.clock.hear(m.n, m.now, m.early);
      case "welcome":
        this.tries = 0;
        this.resyncing = false;
        this.v = m.v;
        break;
      case "update":
      case "race":
        if (m.v <= this.v) return; // heard already
        if (this.v < 0 || m.v !== this.v + 1) return this.resync(); // something was missed
        this.v = m.v;
        break;
      case "refused":
        if (m.v > this.v) this.resync(); // we are behind: that is why
        break;
    }
    this.on.message(m);
  }

  private lose(code: number): void {
    this.drop();
    if (this.ended) return;
    if (code === LOCKED || code === SHUT || GONE.includes(code)) {
      this.ended = true;
      return this.on.state(code === LOCKED ? "locked" : code === SHUT ? "shut" : "unknown");
    }
    this.on.state("lost");
    this.retry = this.world.later(() => this.open(), backoff(this.tries++, this.world.chance(), this.world.asleep()));
  }

  private drop(): void {
    this.world.cancel(this.beat);
    this.world.cancel(this.due);
    this.due = 0;
    this.stalled = false;
    this.world.cancel(this.measure_timer);
    this.clock.reset();
    this.resyncing = false;
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState < 2) socket.close();
  }
}

/** The line of a table; of several seats at one screen it says whose eyes it has. */
export function line_url(code: string, seat = -1): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${to(`/ws/${encodeURIComponent(code)}`)}${seat >= 0 ? `?seat=${seat}` : ""}`;
}
