/* The talk of one table as this browser has it: what was said, what is new, and whom one does not want to hear. */
import { keep, kept } from "../settings/kept";
import { voice } from "../table/voice.svelte";
import type { Line as Spoken, Talk } from "../wire/types";
import { t } from "../words/words.svelte";
import { is_emote } from "./emotes";

const MOST = 200; // lines on the screen

/** What it says with, and who one is. */
export interface Mouth {
  say(text: string, emote: string): boolean;
  report(n: number): boolean;
  is_mine(line: Spoken): boolean;
  name_of(line: Spoken): string;
}

export class Talking {
  lines: readonly Spoken[] = $state.raw([]);
  muted: readonly string[] = $state.raw([]);
  open = $state(false); // somebody looks at it
  private read = $state(0); // the last line that was looked at

  constructor(
    private readonly code: string,
    private readonly mouth: Mouth,
  ) {
    this.muted = kept<string[]>(`muted.${code}`, []);
    this.read = kept<number>(`read.${code}`, 0);
  }

  readonly heard = $derived(this.lines.filter((line) => !this.muted.includes(line.who)));
  readonly hidden = $derived(this.lines.length - this.heard.length);
  readonly unread = $derived(this.heard.filter((line) => line.n > this.read && !this.mouth.is_mine(line)).length);

  hear(m: Talk): void {
    const known = new Set(m.all ? [] : this.lines.map((line) => line.n));
    const fresh = m.lines.filter((line) => !known.has(line.n));
    this.lines = [...(m.all ? [] : this.lines), ...fresh].sort((a, b) => a.n - b.n).slice(-MOST);
    if (this.open) this.look();
    if (m.all) return;
    for (const line of fresh) if (!this.muted.includes(line.who) && !this.mouth.is_mine(line)) voice.hear(this.aloud(line));
  }

  /** All of it has been seen. */
  look(): void {
    const last = this.lines.at(-1)?.n ?? 0;
    if (last <= this.read) return;
    this.read = last;
    keep(`read.${this.code}`, last);
  }

  say(text: string): boolean {
    return !!text.trim() && this.mouth.say(text, "");
  }
  sign(emote: string): boolean {
    return this.mouth.say("", emote);
  }
  report(line: Spoken): boolean {
    return this.mouth.report(line.n);
  }
  mute(who: string): void {
    this.muted = [...this.muted, who];
    keep(`muted.${this.code}`, this.muted);
  }
  hear_all(): void {
    this.muted = [];
    keep(`muted.${this.code}`, this.muted);
  }

  is_mine(line: Spoken): boolean {
    return this.mouth.is_mine(line);
  }
  name(line: Spoken): string {
    return this.mouth.name_of(line);
  }
  private aloud(line: Spoken): string {
    const said = is_emote(line.emote) ? t(`emote-${line.emote}`) : line.text;
    return t("talk-aloud", { name: this.name(line), text: said });
  }
}
