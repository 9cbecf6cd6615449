/* What is new wherever I am: what the host of the server says, and who invites me. */
import { keep, kept } from "../settings/kept";
import type { Announced, Invitation, News as Told } from "../wire/types";
import { ask } from "./ask";

class News {
  private told: Told = $state.raw({ said: [], invitations: [] });
  private seen: readonly number[] = $state.raw(kept<number[]>("news.seen", []));

  readonly said: readonly Announced[] = $derived(this.told.said.filter((s) => !this.seen.includes(s.id)));
  readonly invitations: readonly Invitation[] = $derived(this.told.invitations);

  async load(): Promise<void> {
    this.told = await ask.news();
  }

  /** Read: it is not shown again in this browser. */
  close(id: number): void {
    this.seen = [...this.seen.slice(-50), id];
    keep("news.seen", this.seen);
  }

  async decline(code: string): Promise<void> {
    this.told = { ...this.told, invitations: this.told.invitations.filter((i) => i.code !== code) };
    await ask.decline(code);
  }
}

export const news = new News();
