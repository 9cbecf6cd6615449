/* A hint for the question that is put just now; the next question has none yet. */
import type { Scene } from "../table/scene.svelte";
import { toasts } from "../ui/toasts.svelte";
import { http } from "../wire/http";
import type { Hint, Question } from "../wire/types";
import { t } from "../words/words.svelte";
import { choice, reasons } from "./told";

export class Hinting {
  private found: { hint: Hint; of: Question } | null = $state.raw(null);
  busy = $state(false);

  constructor(readonly scene: Scene) {}

  /** Only where one plays against bots alone, and time does not run. */
  get offered(): boolean {
    const { table, you, ask, race } = this.scene;
    if (you < 0 || !ask || ask.timing === "race" || race || table.guide || table.seats[you]?.lent) return false;
    return table.seats.every((seat, n) => n === you || seat.kind === "bot");
  }

  get hint(): Hint | null {
    return this.found && this.found.of === this.scene.pending ? this.found.hint : null;
  }

  /** In a sentence; "" without a hint. */
  get text(): string {
    const hint = this.hint;
    const scene = this.scene;
    if (!hint) return this.busy && this.scene.ask ? t("hint-wait") : "";
    const last = hint.acts.at(-1)!;
    const label = hint.acts.map((act) => choice(scene, act)).at(-1) ?? "";
    if (hint.alike && hint.other) return t("hint-alike", { label: choice(scene, hint.acts[0] ?? last), other: choice(scene, hint.other) });
    const why = reasons(scene, hint.why);
    return why ? `${label}: ${why}` : label;
  }

  async ask(): Promise<void> {
    const of = this.scene.pending;
    if (!of || this.busy) return;
    this.busy = true;
    try {
      const hint = await http.hint(this.scene.table.code);
      if (this.scene.pending !== of) return; // asked about something that is over
      this.found = { hint, of };
      this.scene.point(hint.acts.at(-1)?.refs ?? []);
      this.scene.spoken = this.text;
    } catch (e) {
      toasts.problem(e);
    } finally {
      this.busy = false;
    }
  }
}
