// Sail Away's front end, as the shell asks for it.
import type { Ctx, Face } from "../../table/face";
import type { Choice, Sentence } from "../../wire/types";
import Cover from "./Cover.svelte";
import { explain, label } from "./explain";
import Hand from "./Hand.svelte";
import Main from "./Main.svelte";
import { motion } from "./motion";
import Coin from "./parts/Coin.svelte";
import { BERTHS } from "./printed";
import { in_hand } from "./reach";
import Scoring from "./Scoring.svelte";
import Side from "./Side.svelte";
import Small from "./Small.svelte";
import Victor from "./Victor.svelte";
import { is_choosing, lading, picked, type View } from "./view";

/** The one sentence that matters about a seat: how many ships are launched, how near the next one is. */
export function note(v: View, seat: number, ctx: Ctx<View>): string {
  if (is_choosing(v)) {
    const picks = v.picks[seat];
    return ctx.t("face-note-choosing", { count: Array.isArray(picks) ? picked(v, seat).length : (picks ?? 0) });
  }
  const parts = [ctx.t("face-note-launched", { count: v.launches[seat] ?? 0, points: v.points[seat] ?? 0 })];
  const open = Array.from({ length: BERTHS }, (_, berth) => lading(v, seat, berth))
    .filter((l) => l.needed > 0)
    .map((l) => l.needed - l.filled);
  const least = Math.min(...open);
  if (open.length && least <= 1) parts.push(ctx.t(least === 0 ? "face-note-ready" : "face-note-near"));
  return parts.join(" · ");
}

/** What an ability or a pirate action card does belongs to choosing it. */
function reasons(choice: Choice): Sentence[] {
  const { ability, card } = choice.label.args;
  const rule =
    ability !== undefined ? `ability-${ability}.rule` : card !== undefined && choice.do[0]?.verb === "board" ? `card-${card}.rule` : "";
  return rule ? [{ key: rule, args: {}, clause: "" }, ...choice.why] : choice.why;
}

export const face: Face<View> = {
  id: "sail_away",
  Cover,
  Main,
  Small,
  Hand,
  // Where nobody is asked its place stays, so that nothing jumps.
  has_hand: (_, ctx) => (ctx.you < 0 && !ctx.over) || in_hand(ctx) !== null,
  Side,
  side_title: (ctx) => ctx.t("face-side-title"),
  Scoring,
  Victor,
  subtitle: (v, ctx) =>
    is_choosing(v)
      ? ctx.t("face-subtitle-choosing")
      : ctx.t(v.last_turns >= 0 ? "face-subtitle-last" : "face-subtitle", { round: Math.max(1, v.round) }),
  note,
  purse: (v, seat, ctx) => ({ value: v.coins[seat] ?? 0, label: ctx.t("face-coins", { coins: v.coins[seat] ?? 0 }), icon: Coin }),
  motion,
  explain,
  label,
  reasons,
  // A ship that alone may be launched is clicked as well as the button; of several each is clicked itself.
  twins: (ask) =>
    Object.fromEntries(
      ask.choices.flatMap(({ do: [first], refs }) =>
        first?.verb === "launch" && refs[0] === "button:launch" ? [[`ship:${ask.prompt.args.seat}:${first.args[0]}`, "button:launch"]] : [],
      ),
    ),
  turn: (v) => v.turn,
  straight: ["button:ransom", "button:yield"],
  aside: ["button:clear", "button:sell", "button:decline", "button:ransom", "button:yield"],
  phone: { board: "tall", small: 116 },
};
