/* What is shown of a game right now: the shown view, the log, the motion; live tables and replays both stand on it. */
import { Click } from "../click/click.svelte";
import { CLEARED, Queue } from "../motion/queue";
import { Stage, wait } from "../motion/stage.svelte";
import { settings } from "../settings/settings.svelte";
import { play } from "../sound/sound";
import type { Reader } from "../words/kinds";
import type { Choice, Fact, Question, Sentence, TableInfo } from "../wire/types";
import { patched } from "../wire/patched";
import { t, words } from "../words/words.svelte";
import type { AnyView, Ctx, Face, RaceLine } from "./face";
import { last_index, log_lines, NOTE } from "./log_lines";
import { seat_name } from "./reader";
import type { Told } from "./time_left";
import { Turns } from "./turns.svelte";

// ms at 1x that a line about somebody else stays before the next thing happens, its motion included: time to look and to read.
const READ = 1100;

export class Scene implements Ctx<AnyView> {
  view: AnyView = $state.raw(null);
  table: TableInfo = $state.raw(null!);
  you = $state(-1);
  chosen: number | null = $state(null); // the board somebody asked to see large
  acting: readonly number[] = $state.raw([]);
  pending: Question | null = $state.raw(null); // what is asked, once settled
  aside = $state(false); // others are asked, and yet one may do something
  log: Fact[] = $state.raw([]);
  spoken = $state(""); // for the live region
  busy = $state(false);
  cut = $state(false); // the line is lost
  clocks: Told | null = $state.raw(null); // if time is counted
  mover = $state(-1); // whose doing is being shown
  following = $state(false); // and since the motion began others' doings came, too
  compact = $state(false);
  over = $state(false);
  counted = $state(false); // the final count has been seen: the winner may be named
  race: RaceLine | null = $state.raw(null);
  unpatched = false; // a race has just ended: what is told of it comes as in the race
  hot: ReadonlySet<string> = $state.raw(new Set());
  sending: ReadonlySet<string> = $state.raw(new Set()); // pressed, and not answered yet
  reason: { ref: string; text: string; clause: string } | null = $state.raw(null); // why a press did nothing
  asks_why: (refs: readonly string[]) => void = () => {};
  readonly turns = new Turns();
  private rerun = false; // what plays has happened already
  readonly stage = new Stage();
  readonly click: Click;
  readonly queue: Queue;
  face: Face = $state.raw(null!);

  constructor(face: Face, send: (choice: Choice) => void = () => {}) {
    this.face = face;
    this.click = new Click(send, (choice) => (this.face.complete ? this.face.complete(choice, this) : choice));
    this.queue = new Queue({
      show: (fact, haste, signal) => this.show(fact, haste, signal),
      step: (fact) => this.step(fact),
      still: () => settings.still || document.hidden,
      busy: (on) => this.turn_busy(on),
    });
  }

  readonly focus: number = $derived.by(() => {
    const n = this.table?.seats.length ?? 0;
    if (this.chosen !== null && this.chosen < n) return this.chosen;
    if (this.you >= 0) return this.you;
    return 0;
  });

  readonly lines = $derived(log_lines(this.log, this.table?.game, this.face.last_counts));

  get ask(): Question | null {
    return this.busy || this.cut ? null : this.pending;
  }
  get gone(): ReadonlySet<string> {
    return this.stage.gone;
  }
  get still(): boolean {
    return settings.still;
  }

  say(sentence: Sentence, reader: Reader = this): string {
    const args = (this.view && this.face.said?.(sentence.args, this.view)) || sentence.args;
    return words.say({ ...sentence, args }, this.table.game, reader);
  }
  t(key: string, args: Record<string, string | number> = {}): string {
    return words.t(key, args, this.table.game);
  }
  name(seat: number): string {
    return seat_name(this.table, seat);
  }
  label_of(ref: string): string {
    const seat = /^seat:(\d+)$/.exec(ref);
    if (seat) return this.name(Number(seat[1]));
    return this.view ? this.face.label(ref, this) : "";
  }
  gain(ref: string): { text: string; label: string; why: string[]; risk: string } | null {
    const choice = this.click.choice(ref);
    if (!choice) return null;
    return {
      text: choice.gain ? this.say(choice.gain) : "",
      label: this.say(choice.label),
      why: (this.face.reasons?.(choice) ?? choice.why).map((s) => this.say(s)),
      risk: choice.risk ? this.say(choice.risk) : "",
    };
  }
  /** A press on what is not lit: the server says why, if this is its table and nothing moves. */
  why(ref: string): void {
    this.reason = null;
    if (!this.busy && !this.cut && this.you >= 0) this.asks_why([...this.click.path, ref].slice(-8));
  }
  because(ref: string, why: Sentence, other: string): void {
    const text = other ? t(why.key, { thing: this.label_of(other) }) : this.say(why);
    this.reason = { ref, text, clause: why.clause };
    this.spoken = text;
    if (other) this.point([other]);
  }
  point(refs: readonly string[]): void {
    this.hot = new Set(refs);
  }

  /** Opens or closes what may be clicked; called whenever that may have changed. */
  offer(): void {
    const ask = this.ask;
    const twins = this.face.twins;
    this.click.twins = typeof twins === "function" ? (ask ? twins(ask, this) : {}) : (twins ?? {});
    this.click.also = this.face.also ?? [];
    const more = ask || (this.aside && !this.busy && !this.cut) ? (safely(() => this.face.unlisted?.(ask, this), undefined) ?? []) : [];
    this.click.offer(ask ? [...ask.choices, ...more] : more, !ask, this.face.straight);
    if (ask && this.chosen !== null && this.chosen !== this.you) this.chosen = null; // back to the board that is asked about
  }

  /** What happened in a race, at once: nothing waits for motion. */
  raced(facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.view = safely(() => this.face.raced?.(this.view, fact) ?? this.view, this.view);
      const sound = safely(() => this.face.motion(fact, this), null)?.sound;
      if (sound) play(sound);
      if (fact.say && (fact.args.seat ?? this.you) === this.you) this.spoken = this.tell(fact); // others' would drown it
    }
    this.note(facts.filter((fact) => fact.say));
  }

  /** More lines for the log that no motion belongs to. */
  note(facts: readonly Fact[]): void {
    if (facts.length > 0) this.log = [...this.log, ...facts];
  }

  /** So many facts were taken back; who came and went meanwhile did so all the same. */
  take_back(many: number): void {
    const log = [...this.log];
    for (let n = 0; n < many; n++)
      log.splice(
        last_index(log, (f) => f.kind !== NOTE),
        1,
      );
    this.log = log;
    this.turns.forget();
  }

  /** A fact's own sentence; what a bot did in somebody's place is not told as their doing. */
  tell(fact: Fact, part = false): string {
    const say = part ? { ...fact.say!, key: `${fact.say!.key}.part` } : fact.say!;
    return fact.lent ? this.say(say, { you: -1, name: (seat) => this.doer(fact, seat) }) : this.say(say);
  }
  private doer(fact: Fact, seat: number): string {
    return seat === fact.args.seat ? t("name-stand-in", { seat: this.name(seat) }) : this.name(seat);
  }

  /** The last turn of a seat once more, from how it stood before. */
  again(seat: number): void {
    const turn = this.turns.last(seat);
    if (!turn || this.busy) return;
    const now = this.view;
    this.rerun = true;
    this.view = turn.before;
    this.queue.push({
      facts: turn.facts,
      settle: () => {
        this.rerun = false;
        this.view = now;
      },
    });
  }

  private turn_busy(on: boolean): void {
    this.busy = on;
    if (!on) {
      this.stage.clear();
      this.following = false;
    }
    this.offer();
    document.documentElement.dataset.settled = String(!on);
  }

  private async show(fact: Fact, haste: number, signal: AbortSignal): Promise<void> {
    this.mover = fact.args.seat ?? this.mover;
    const motion = safely(() => this.face.motion(fact, this), null);
    if (fact.say && !motion?.hush) this.spoken = this.tell(fact);
    if (!this.rerun) this.turns.add(fact, this.view, motion);
    const rate = settings.rate * haste;
    const others = (fact.args.seat ?? this.you) !== this.you;
    const read = fact.say && !fact.minor && others && !motion?.brisk ? READ : 0;
    if (!motion || motion.ms <= 0) {
      if (motion?.sound) play(motion.sound);
      this.put(fact);
      return wait(read / 2 / rate, signal); // nothing to look at
    }
    if (motion.sound) play(motion.sound);
    if (motion.shows === "before") {
      this.put(fact);
      await Promise.resolve();
    }
    await this.stage.play(motion, rate, signal);
    if (motion.shows !== "before" && signal.reason !== CLEARED) this.put(fact);
    await wait((read - motion.ms) / rate, signal);
  }

  private after(fact: Fact): AnyView {
    const before = this.view;
    if (this.unpatched && Object.keys(fact.patch).length === 0) return safely(() => this.face.raced?.(before, fact) ?? before, before);
    const view = patched(before, fact.patch);
    return safely(() => this.face.recall?.(view, fact, before) ?? view, view);
  }

  /** The same at once. */
  private step(fact: Fact): void {
    if (!this.rerun)
      this.turns.add(
        fact,
        this.view,
        safely(() => this.face.motion(fact, this), null),
      );
    this.put(fact);
  }

  private put(fact: Fact): void {
    this.view = this.after(fact);
    if (!this.rerun) this.log = [...this.log, fact];
    if (fact.say) this.spoken = this.tell(fact);
  }
}

/** A slip in a face's presentation must not stop the game. */
function safely<T>(fn: () => T, otherwise: T): T {
  try {
    return fn();
  } catch (problem) {
    console.error(problem);
    return otherwise;
  }
}
