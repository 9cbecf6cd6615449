/* Which pieces may be clicked now, and what a click does: walks the tree of choices and sends a complete one.
 *
 * CONTRACT
 * - The shell calls offer(choices) when a Question is open and offer([]) when none is (also while motion plays).
 * - lit: refs to click now. path: what has been clicked. armed: the ref a first tap has chosen, waiting for the second tap.
 * - buttons: what to show as buttons: lit "button:…" refs, choices without refs, and choices already complete while longer
 *   ones go on or several share the same clicks.
 * - also: verbs whose choices are buttons too, for those who do not know which piece it is.
 * - A first click that all choices share is not asked for: the path begins behind it. stepped: there is a step to take back.
 * - A choice whose numbers a tool makes (a shot, a rope) is filled in by complete(choice) when it is sent; null: not yet.
 * - What is asked again word for word (others acted meanwhile, the line was lost) is found as it was left: half-way, or armed.
 * - press(ref) walks on; a complete path calls send(choice) once. A button behind which a single choice lies completes it.
 *   back() takes one step back (Escape). */
import type { Choice } from "../wire/types";
import { ahead, completes, find, grow, node, shared, type Node } from "./trie";

export interface Button {
  key: string; // stable: its ref, or its action in words
  ref: string; // "" when it has none
  choice: Choice | null; // null: a button that leads on to several
}

export const is_button = (ref: string): boolean => ref.startsWith("button:");

const in_words = (choice: Choice): string => choice.do.map((d) => [d.verb, ...d.args].join(" ")).join(", ");

/** Whether the same clicks mean the same. */
const same = (a: readonly Choice[], b: readonly Choice[]): boolean =>
  a.length === b.length && a.every((one, i) => JSON.stringify([one.refs, one.do]) === JSON.stringify([b[i]!.refs, b[i]!.do]));

export class Click {
  private root: Node = $state.raw(node());
  path: readonly string[] = $state.raw([]);
  armed: string | null = $state(null);
  twins: Readonly<Record<string, string>> = $state.raw({});
  also: readonly string[] = $state.raw([]);
  private forced = $state(0); // how much of the path nobody had to click
  private choices: readonly Choice[] = [];
  private left: { choices: readonly Choice[]; path: readonly string[]; armed: string | null } | null = null; // half-way
  private send: (choice: Choice) => void;
  private complete: (choice: Choice) => Choice | null;

  constructor(send: (choice: Choice) => void, complete: (choice: Choice) => Choice | null = (choice) => choice) {
    this.send = send;
    this.complete = complete;
  }

  private at: Node = $derived(find(this.root, this.path) ?? this.root);

  readonly stepped: boolean = $derived(this.path.length > this.forced);

  readonly open: boolean = $derived(this.root.next.size + this.root.ends.length > 0);

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const out = new Set(this.at.next.keys());
    for (const [twin, ref] of Object.entries(this.twins)) if (out.has(ref)) out.add(twin);
    return out;
  });

  readonly buttons: Button[] = $derived.by(() => {
    const out: Button[] = [];
    for (const ref of this.at.next.keys()) if (is_button(ref)) out.push({ key: ref, ref, choice: this.done(ref) });
    for (const choice of this.at.ends) out.push({ key: in_words(choice), ref: "", choice });
    if (this.stepped) return out;
    for (const ref of this.at.next.keys())
      for (const choice of ahead(this.at, ref))
        if (this.also.includes(choice.do.at(-1)!.verb)) out.push({ key: in_words(choice), ref: "", choice });
    return out;
  });

  private since = 0;
  /** Open for a moment already: a Space meant to skip the motion before must not choose. */
  get settled(): boolean {
    return performance.now() - this.since > 350;
  }

  /** folded: also a first click that all share is asked for, since nobody waits for any of them. straight: buttons that are
   *  there at once even where theirs is the only choice: what they are about is asked, and need not be clicked. */
  offer(choices: readonly Choice[], folded = false, straight: readonly string[] = []): void {
    if (this.stepped || this.armed !== null) this.left = { choices: this.choices, path: this.path, armed: this.armed };
    this.choices = choices;
    this.root = grow(choices);
    this.since = performance.now();
    const only = choices.length === 1 ? choices[0]!.refs : [];
    if (straight.includes(only.at(-1) ?? "")) this.path = only.slice(0, -1);
    else this.path = choices.length > 1 && !folded ? shared(this.root) : []; // a lesson's single choice is clicked as told
    this.forced = this.path.length;
    this.armed = null;
    if (choices.length === 0) return; // it may be asked again
    if (this.left && same(this.left.choices, choices)) ({ path: this.path, armed: this.armed } = this.left);
    this.left = null;
  }

  /** The choice that a click on this ref of the tree completes. */
  private done(ref: string): Choice | null {
    const done = completes(this.at, ref);
    if (done || !is_button(ref)) return done;
    const behind = ahead(this.at, ref);
    return behind.length === 1 ? behind[0]! : null;
  }

  /** A twin stands for another ref. */
  private real(ref: string): string {
    return this.at.next.has(ref) ? ref : (this.twins[ref] ?? ref);
  }

  is_lit(ref: string): boolean {
    return this.lit.has(ref);
  }

  /** The choice that a click on this ref completes now. */
  choice(ref: string): Choice | null {
    return this.done(this.real(ref));
  }

  press(ref: string): boolean {
    const real = this.real(ref);
    const child = this.at.next.get(real);
    if (!child) return false;
    const done = this.done(real);
    this.armed = null;
    if (done) this.finish(done);
    else this.path = [...this.path, real];
    return true;
  }

  push(button: Button): void {
    if (button.ref) this.press(button.ref);
    else if (button.choice) this.finish(button.choice);
  }

  arm(ref: string): void {
    this.armed = this.lit.has(ref) ? ref : null;
  }

  /** One step back; false when there is none to take. */
  back(): boolean {
    if (this.armed !== null) {
      this.armed = null;
      return true;
    }
    if (!this.stepped) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  private finish(choice: Choice): void {
    const whole = this.complete(choice);
    if (!whole) return;
    this.path = [];
    this.armed = null;
    this.left = null;
    this.offer([]); // nothing is clicked twice while the answer is on its way
    this.send(whole);
  }
}
