/* What is read out to those who do not see the table: all that is to be known, a few sentences at a time and not one by one. */
const PACE = 1500; // ms between two readings
const MOST = 5; // sentences of one reading: of a crowd of bots the latest matter

export class Voice {
  said = $state("");
  private waiting: string[] = [];
  private heard = "";
  private timer = 0;
  private last = -Infinity;

  hear(text: string): void {
    if (!text || text === this.heard) return;
    // What only goes on where it stopped is not read again from its beginning.
    const more = this.heard && text.startsWith(this.heard) ? text.slice(this.heard.length).trim() : text;
    this.heard = text;
    this.waiting.push(more);
    if (this.timer) return;
    const rest = Math.max(60, PACE - (performance.now() - this.last)); // what happens at once is said together
    this.timer = window.setTimeout(() => this.read(), rest);
  }

  hush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    this.heard = "";
    this.said = "";
  }

  private read(): void {
    this.timer = 0;
    this.last = performance.now();
    this.said = this.waiting.slice(-MOST).join(" ");
    this.waiting = [];
  }
}

/** One for the whole page. */
export const voice = new Voice();
