/* What a look back and a hint say, in words: points, choices, reasons, and a coach's three sentences. */
import type { Scene } from "../table/scene.svelte";
import type { ChoiceTold, Cost, LookBack, Reason } from "../wire/types";
import { t, words } from "../words/words.svelte";

/** Shares of the win as points of a hundred. */
export const points = (share: number): string => String(Math.round(Math.abs(share) * 100));

export const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** With its sign, as a part of a sum. */
export function signed(share: number): string {
  const n = Math.round(share * 100);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** A choice as its button says it. */
export function choice(scene: Scene, told: ChoiceTold): string {
  return scene.say({ key: told.key, args: told.args, clause: "" });
}

const at_pieces: readonly Reason["kind"][] = ["target", "as_good", "prey"];

/** "2.1 more from Swabbies in the end; it costs 0.8 from the Lookout"; "" where nothing is sure. */
export function reasons(scene: Scene, why: readonly Reason[]): string {
  const number = (n: number): string =>
    new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n);
  return why
    .map((r) => {
      const key = `why-${r.kind.replace("_", "-")}`;
      const share = Math.round(r.amount * 100);
      if (at_pieces.includes(r.kind)) return scene.say({ key, args: { piece: Number(r.source), n: share }, clause: "" });
      if (r.kind === "risk" || r.kind === "duel") return t(key, { n: share });
      if (r.kind === "rival") return t(key, { n: number(r.amount), name: scene.name(r.seat) });
      if (r.kind === "more" || r.kind === "less") return t(key, { n: number(r.amount), source: scene.t(`source-${r.source}`) });
      return t(key, { n: number(r.amount) });
    })
    .join("; ");
}

/** After a lost game against bots: what decided it, the one mistake that mattered most, what would have been better. */
export function coach(scene: Scene, look: LookBack, you: number): { said: string[]; cost: Cost | null } {
  const cost = look.costs.find((c) => c.seat === you) ?? null;
  const winner = look.result.indexOf(Math.max(...look.result));
  const luck = Math.round(100 * ((look.parts.luck?.[you] ?? 0) + (look.parts.hidden?.[you] ?? 0)));
  const said = [
    t(luck > 0 ? "coach-luck-yours" : "coach-luck", {
      name: scene.name(winner),
      luck: Math.abs(luck),
      decisions: points(look.spent[you] ?? 0),
    }),
  ];
  if (!cost) return { said: [...said, t("coach-none")], cost };
  const made = choice(scene, cost.made);
  const best = choice(scene, cost.best);
  const why = reasons(scene, cost.why);
  said.push(t("coach-mistake", { step: cost.step, made, points: points(cost.cost) }));
  said.push(why ? t("coach-better", { best, why }) : t("coach-better-plain", { best }));
  return { said, cost };
}

/** Whether the seat lost against nobody but bots. */
export function lost_to_bots(scene: Scene, look: LookBack, you: number): boolean {
  const bots = scene.table.seats.every((seat, n) => n === you || seat.kind === "bot");
  return you >= 0 && bots && (look.result[you] ?? 1) < Math.max(...look.result);
}
