/* From a table that is done to the next one: a game again, a lesson again, a first real game. */
import { quick } from "../pages/setup";
import { router } from "../router.svelte";
import { toasts } from "../ui/toasts.svelte";
import { http } from "../wire/http";

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

  /** Whoever has just learnt a game meets the easiest bots. */
  to_easy(game: string): Promise<void> {
    return this.to(async () => {
      const card = (await http.games()).find((c) => c.id === game)!;
      return http.create(quick(card, card.levels[0]));
    });
  }
}
