/* What is shown of a game right now: the shown view, the log, the motion; live tables and replays both stand on it. */
import { Click } from "../click/click.svelte";
import { CLEARED, Queue } from "../motion/queue";
import { Stage, wait } from "../motion/stage.svelte";
import { settings } from "../settings/settings.svelte";
import { play } from "../sound/sound";
import type { Choice, Fact, Question, Sentence, TableInfo } from "../wire/types";
import { patched } from "../wire/patched";
import { words } from "../words/words.svelte";
import type { AnyView, Ctx, Face, RaceLine } from "./face";
import { seat_name } from "./reader";

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
  mover = $state(-1); // whose doing is being shown
  compact = $state(false);
  over = $state(false);
  counted = $state(false); // the final count has been seen: the winner may be named
  race: RaceLine | null = $state.raw(null);
  unpatched = false; // a race has just ended: what is told of it comes as in the race
  hot: ReadonlySet<string> = $state.raw(new Set());
  readonly stage = new Stage();
  readonly click: Click;
  readonly queue: Queue;
  face: Face;

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

  get ask(): Question | null {
    return this.busy || this.cut ? null : this.pending;
  }
  get gone(): ReadonlySet<string> {
    return this.stage.gone;
  }
  get still(): boolean {
    return settings.still;
  }

  say(sentence: Sentence): string {
    const args = (this.view && this.face.said?.(sentence.args, this.view)) || sentence.args;
    return words.say({ ...sentence, args }, this.table.game, this);
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
  gain(ref: string): { text: string; label: string; why: string[] } | null {
    const choice = this.click.choice(ref);
    if (!choice) return null;
    return {
      text: choice.gain ? this.say(choice.gain) : "",
      label: this.say(choice.label),
      why: (this.face.reasons?.(choice) ?? choice.why).map((s) => this.say(s)),
    };
  }
  point(refs: readonly string[]): void {
    this.hot = new Set(refs);
  }

  /** Opens or closes what may be clicked; called whenever that may have changed. */
  offer(): void {
    const ask = this.ask;
    const twins = this.face.twins;
    this.click.twins = typeof twins === "function" ? (ask ? twins(ask, this) : {}) : (twins ?? {});
    const more = ask || (this.aside && !this.busy && !this.cut) ? (safely(() => this.face.unlisted?.(ask, this), undefined) ?? []) : [];
    this.click.offer(ask ? [...ask.choices, ...more] : more, !ask);
    if (ask && this.chosen !== null && this.chosen !== this.you) this.chosen = null; // back to the board that is asked about
  }

  /** What happened in a race, at once: nothing waits for motion. */
  raced(facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.view = safely(() => this.face.raced?.(this.view, fact) ?? this.view, this.view);
      const sound = safely(() => this.face.motion(fact, this), null)?.sound;
      if (sound) play(sound);
      if (fact.say && (fact.args.seat ?? this.you) === this.you) this.spoken = this.say(fact.say); // others' would drown it
    }
    const said = facts.filter((fact) => fact.say);
    if (said.length > 0) this.log = [...this.log, ...said];
  }

  private turn_busy(on: boolean): void {
    this.busy = on;
    if (!on) this.stage.clear();
    this.offer();
    document.documentElement.dataset.settled = String(!on);
  }

  private async show(fact: Fact, haste: number, signal: AbortSignal): Promise<void> {
    this.mover = fact.args.seat ?? this.mover;
    const motion = safely(() => this.face.motion(fact, this), null);
    if (fact.say && !motion?.hush) this.spoken = this.say(fact.say);
    const rate = settings.rate * haste;
    const others = (fact.args.seat ?? this.you) !== this.you;
    const read = fact.say && !fact.minor && others && !motion?.brisk ? READ : 0;
    if (!motion || motion.ms <= 0) {
      if (motion?.sound) play(motion.sound);
      this.step(fact);
      return wait(read / 2 / rate, signal); // nothing to look at
    }
    if (motion.sound) play(motion.sound);
    if (motion.shows === "before") {
      this.step(fact);
      await Promise.resolve();
    }
    await this.stage.play(motion, rate, signal);
    if (motion.shows !== "before" && signal.reason !== CLEARED) this.step(fact);
    await wait((read - motion.ms) / rate, signal);
  }

  private after(fact: Fact): AnyView {
    const before = this.view;
    if (this.unpatched && Object.keys(fact.patch).length === 0) return safely(() => this.face.raced?.(before, fact) ?? before, before);
    const view = patched(before, fact.patch);
    return safely(() => this.face.recall?.(view, fact, before) ?? view, view);
  }

  private step(fact: Fact): void {
    this.view = this.after(fact);
    this.log = [...this.log, fact];
    if (fact.say) this.spoken = this.say(fact.say);
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
