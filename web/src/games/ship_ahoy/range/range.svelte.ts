// A turn at the practice range: target after target while three balls are enough, the score, and the best one in this browser.
import { keep, kept } from "../../../settings/kept";
import { settings } from "../../../settings/settings.svelte";
import { bare_table } from "../../../table/bare";
import { Scene } from "../../../table/scene.svelte";
import { toasts } from "../../../ui/toasts.svelte";
import { http, Refusal } from "../../../wire/http";
import { me } from "../../../wire/mine.svelte";
import type { Choice, Fact, Question } from "../../../wire/types";
import { face } from "../face";
import { read_landing } from "../flight";
import { GONE } from "../printed";
import { is_tower, type View } from "../view";
import { BALLS, OWN, pieces_of, target, view_of, worth } from "./course";

const KEPT = "ship_ahoy.range";
const LOOK = 900; // ms to see it lie before the next one is put up

const question: Question = {
  prompt: { key: "ask-shoot", args: {}, clause: "" },
  hint: null,
  timing: "turn",
  choices: [],
  due: 0,
  tool: { kind: "aim", pieces: [OWN], reach: [], fair: [] },
};

export interface Outcome {
  kind: "hit" | "touched" | "miss" | "trouble";
  cm: number;
  ball: number;
  points: number;
}

export class Range {
  readonly scene: Scene;
  n = $state(0); // the target
  balls = $state(BALLS); // left for it
  score = $state(0);
  best: number = $state(whole(kept<unknown>(KEPT, 0)));
  record = $state(false); // this turn has beaten the best
  over = $state(false);
  flying = $state(false);
  outcome: Outcome | null = $state.raw(null);
  private closed = false;
  private timer = 0;

  constructor(names: [string, string]) {
    this.scene = new Scene(face, (choice) => void this.shoot(choice));
    this.scene.table = bare_table(face.id, names);
    this.scene.you = 0;
    this.put_up(0);
  }

  get target() {
    return target(this.n);
  }

  again(): void {
    this.score = 0;
    this.record = this.over = false;
    this.outcome = null;
    this.put_up(0);
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.scene.queue.clear();
  }
  /** The cannon is there without asking for it. */
  take_up(): void {
    if (this.scene.ask && this.scene.click.is_lit(`piece:${OWN}`)) this.scene.click.press(`piece:${OWN}`);
  }

  private put_up(n: number): void {
    this.n = n;
    this.balls = BALLS;
    this.scene.view = view_of(target(n));
    this.ask(true);
  }
  private ask(on: boolean): void {
    this.scene.pending = on ? question : null;
    this.scene.acting = on ? [0] : [];
    this.scene.offer();
  }

  private async shoot(choice: Choice): Promise<void> {
    const shot = choice.do[0]!.args;
    const v: View = this.scene.view;
    this.flying = true;
    this.outcome = null;
    this.ask(false);
    try {
      await me.ready();
      const { land } = await http.practice({ size: v.size, shot, pieces: pieces_of(v) });
      if (!this.closed) this.show(shot, land);
    } catch (e) {
      if (this.closed) return;
      this.flying = false;
      this.outcome = { kind: "trouble", cm: 0, ball: 0, points: 0 };
      if (e instanceof Refusal) toasts.add(e.why, this.scene);
      else toasts.problem(e);
      this.ask(true);
    }
  }

  private show(shot: number[], land: number[]): void {
    const [piece = OWN, x = 0, y = 0, yaw = 0] = shot;
    const at = this.target;
    const { moved } = read_landing(land);
    const fact = (kind: string, args: Record<string, number>, patch: Fact["patch"] = {}, more: number[] = []): Fact => ({
      kind,
      args: { seat: 0, ...args },
      say: null,
      minor: false,
      refs: [],
      more,
      patch,
    });
    // Nobody keeps a state of the range but this page: it says itself what changes.
    const places = (what: "x" | "y" | "yaw"): Record<string, number> =>
      Object.fromEntries(moved.filter((m) => !is_tower(m.piece)).map((m) => [m.piece, m[what]]));
    const rest = { x: places("x"), y: places("y"), yaw: places("yaw") };
    const facts = [fact("fired", { piece, x, y, yaw }), fact("landed", { piece }, rest, land)];
    const fell = moved.some((m) => m.piece === at.piece && m.fell);
    if (fell) facts.push(fact("destroyed", { piece: at.piece }, { stand: { [at.piece]: GONE }, taken: { [at.piece]: 0 } }));
    if (moved.some((m) => m.piece === OWN && m.fell)) facts.push(fact("stood_up", { piece: OWN }));
    const touched = moved.some((m) => m.piece === at.piece);
    this.scene.queue.push({ facts, settle: () => this.settle(fell, touched) });
  }

  private settle(fell: boolean, touched: boolean): void {
    const at = this.target;
    this.flying = false;
    this.balls -= 1;
    const points = fell ? worth(at, this.balls) : 0;
    this.outcome = { kind: fell ? "hit" : touched ? "touched" : "miss", cm: at.cm, ball: BALLS - this.balls, points };
    this.count(points);
    if (fell) this.timer = window.setTimeout(() => this.put_up(this.n + 1), settings.still ? 0 : LOOK / settings.rate);
    else if (this.balls === 0) this.over = true;
    else this.ask(true);
  }
  private count(points: number): void {
    this.score += points;
    if (this.score <= this.best) return;
    this.best = this.score;
    this.record = true;
    keep(KEPT, this.best);
  }
}

/** Whatever lies in the browser's storage: a number of points. */
const whole = (n: unknown): number => (typeof n === "number" && Number.isSafeInteger(n) && n > 0 ? n : 0);
