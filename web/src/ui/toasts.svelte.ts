/* Short messages that come and go: refusals with the rule they rest on, and small confirmations. */
import type { Sentence } from "../wire/types";
import { plain, refused } from "../words/words.svelte";
import { Refusal } from "../wire/http";

export interface Toast {
  id: number;
  text: string;
  clause: string;
  game: string;
  tone: "bad" | "good";
}

interface Speaker {
  say(s: Sentence): string;
  table: { game: string };
}

class Toasts {
  list: Toast[] = $state([]);
  private ids = 0;

  private put(text: string, tone: Toast["tone"], clause = "", game = ""): void {
    if (this.list.some((t) => t.text === text)) return;
    const id = ++this.ids;
    this.list = [...this.list.slice(-2), { id, text, clause, game, tone }];
    setTimeout(() => this.drop(id), clause ? 9000 : 5000);
  }

  /** A refusal, in the words of the table it comes from. */
  add(why: Sentence, speaker: Speaker | null): void {
    this.put(speaker ? speaker.say(why) : plain(why), "bad", why.clause, speaker?.table.game ?? "");
  }

  good(text: string): void {
    this.put(text, "good");
  }

  /** Anything thrown by the HTTP helper. */
  problem(e: unknown): void {
    if (e instanceof Refusal && e.why.key === "no-blocked") return; // all of the page says so
    if (e instanceof Refusal && e.said) this.put(refused(e.why, e.said), "bad");
    else if (e instanceof Refusal) this.add(e.why, null);
    else {
      console.error(e);
      this.add({ key: "no-answer", args: {}, clause: "" }, null);
    }
  }

  /** Somebody else looks at the screen from here on: what was said was said to the one before. */
  hush(): void {
    this.list = [];
  }

  drop(id: number): void {
    this.list = this.list.filter((t) => t.id !== id);
  }
}

export const toasts = new Toasts();
