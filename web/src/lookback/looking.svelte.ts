/* A look back at one finished game: asked for once, and again until the closer look has come. */
import { http } from "../wire/http";
import type { LookBack } from "../wire/types";

const AGAIN = 4000; // ms

export class Looking {
  found: LookBack | null = $state.raw(null);
  failed = $state(false);
  you = $state(-1); // the seat this browser had in it
  private timer = 0;
  private gone = false;

  constructor(readonly code: string) {}

  open(): void {
    void this.ask();
    http.tables([this.code]).then(
      (mine) => (this.you = mine.tables[0]?.you ?? -1),
      () => undefined,
    );
  }
  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const found = await http.look(this.code);
      if (this.gone) return;
      this.found = found;
    } catch {
      if (this.gone) return;
      if (!this.found) return void (this.failed = true);
    }
    if (this.found?.finer) this.timer = window.setTimeout(() => void this.ask(), document.hidden ? AGAIN * 5 : AGAIN);
  }
}
