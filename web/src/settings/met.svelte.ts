/* Which parts of which games this browser's person has met: whoever meets one for the first time is offered its lesson. */
import { keep, kept } from "./kept";

class Met {
  private parts: readonly string[] = $state.raw(kept<string[]>("met", []));

  has(game: string, role: string): boolean {
    return this.parts.includes(`${game}.${role}`) || this.parts.includes("all");
  }

  add(game: string, role: string): void {
    if (this.has(game, role)) return;
    this.parts = [...this.parts, `${game}.${role}`];
    keep("met", this.parts);
  }
}

export const met = new Met();
