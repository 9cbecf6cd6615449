/* A finished game on a scene: any step at once, the next one with its motion. */
import type { Replay, TableInfo } from "../wire/types";
import type { Face } from "./face";
import { Scene } from "./scene.svelte";

const NATURE = -1;

/** Who is away or looks on just now has nothing to do with a game that is over. */
function as_played(table: TableInfo): TableInfo {
  return { ...table, watchers: 0, seats: table.seats.map((seat) => ({ ...seat, away: false, lent: false })) };
}

export class Replaying {
  readonly scene: Scene;
  at = $state(0); // how many frames have been shown
  playing = $state(false);
  speed = $state(1);
  private timer = 0;

  constructor(
    readonly replay: Replay,
    face: Face,
    eyes = -1, // whose game one sees; -1: what everybody saw
  ) {
    this.scene = new Scene(face);
    this.scene.you = eyes;
    this.scene.table = as_played(replay.table);
    this.jump(0);
  }

  get length(): number {
    return this.replay.frames.length;
  }

  /** Straight to a step, without motion. */
  jump(n: number): void {
    this.scene.queue.clear();
    this.scene.stage.clear();
    this.at = Math.max(1, Math.min(this.length, n));
    this.scene.log = this.replay.frames.slice(0, this.at).flatMap((f) => f.facts);
    const said = this.scene.log.filter((f) => f.say).at(-1)?.say;
    this.scene.spoken = said ? this.scene.say(said) : "";
    this.show();
  }

  /** One step on, with its motion. */
  next(): void {
    const frame = this.replay.frames[this.at];
    if (!frame) return void (this.playing = false);
    this.scene.queue.skip();
    this.at += 1;
    this.scene.queue.push({ facts: frame.facts, settle: () => this.show() });
  }

  /** To where somebody else's doing begins, on or back. */
  turn(way: 1 | -1): void {
    const by = (n: number): number => this.replay.frames[n - 1]?.by ?? NATURE;
    const begins = (n: number): boolean => by(n) >= 0 && by(n) !== this.before(n);
    let n = this.at + way;
    while (n > 1 && n < this.length && !begins(n)) n += way;
    this.jump(n);
  }
  /** Who acted last before a step; chance is nobody's turn. */
  private before(n: number): number {
    for (let k = n - 1; k > 0; k -= 1) {
      const by = this.replay.frames[k - 1]?.by ?? NATURE;
      if (by >= 0) return by;
    }
    return NATURE;
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.length) this.jump(1);
    this.beat();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.scene.queue.clear();
  }

  private beat(): void {
    if (!this.playing) return;
    if (this.at >= this.length) return void (this.playing = false);
    if (this.speed >= 4) this.jump(this.at + 1);
    else if (this.speed >= 2 || this.scene.queue.settled) this.next();
    this.timer = window.setTimeout(() => this.beat(), this.speed === 1 ? (this.scene.still ? 700 : 260) : 1400 / this.speed);
  }

  private show(): void {
    const frame = this.replay.frames[this.at - 1];
    if (!frame) return;
    this.scene.view = frame.view;
    this.scene.over = this.at >= this.length;
    this.scene.acting = frame.by >= 0 ? [frame.by] : [];
  }
}
