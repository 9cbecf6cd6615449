/* From a table that is done to the next one: a game again, a lesson again, a first real game. */
import { quick_as, role_of } from "../pages/setup";
import { router } from "../router.svelte";
import { toasts } from "../ui/toasts.svelte";
import { http } from "../wire/http";
import type { TableInfo } from "../wire/types";

export class Departure {
  busy = $state(false);

  async to(make: () => Promise<{ code: string }>): Promise<void> {
    this.busy = true;
    try {
      router.go(`/t/${(await make()).code}`);
    } catch (e) {
      toasts.problem(e);
      this.busy = false;
    }
  }

  /** Whoever has just learnt a game meets the easiest bots, as who they learnt to be. */
  to_easy(table: TableInfo, you: number): Promise<void> {
    return this.to(async () => {
      const card = (await http.games()).find((c) => c.id === table.game)!;
      return http.create(quick_as(card, role_of(card, table.seats.length, you), card.levels[0]));
    });
  }
}
