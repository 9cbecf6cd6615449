/* What a table says aloud besides the facts: that a turn can still be taken back, that it was, and which person is waited for. */
import { untrack } from "svelte";
import { words } from "../words/words.svelte";
import type { Live } from "./live.svelte";
import { voice } from "./voice.svelte";

/** To be called while a component is set up. */
export function announce(live: Live): void {
  const open = $derived(!!live.latest && live.latest.closing >= 0 && live.latest.can_undo && !live.scene?.table.guide);
  $effect(() => {
    if (open) voice.hear(words.t("said-undo", { seconds: untrack(() => Math.round(live.latest!.closing / 1000)) }));
  });

  let long = 0; // the log as it was
  $effect(() => {
    const now = live.scene?.log.length ?? 0;
    if (now < long) voice.hear(words.t("said-undone"));
    long = now;
  });

  // Bots are quick, and what they do names them.
  const waited = $derived.by(() => {
    const scene = live.scene;
    if (!scene || scene.busy || scene.over || scene.race || scene.acting.includes(scene.you)) return "";
    const people = scene.acting.filter((seat) => scene.table.seats[seat]?.kind === "person" && !scene.table.seats[seat]!.lent);
    const seat = people.map((s) => scene.name(s)).join(", ");
    return seat ? words.t("bar-person", { seat, count: people.length }) : "";
  });
  $effect(() => voice.hear(waited));
}
