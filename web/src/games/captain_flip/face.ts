// Captain Flip's front end, as the shell asks for it.
import type { Ctx, Face } from "../../table/face";
import type { Choice, Sentence } from "../../wire/types";
import { SCENE } from "./art/boards";
import BoardPicture from "./BoardPicture.svelte";
import Cover from "./Cover.svelte";
import { explain, label } from "./explain";
import Hand from "./Hand.svelte";
import Main from "./Main.svelte";
import { motion } from "./motion";
import PurseCoin from "./parts/PurseCoin.svelte";
import Scoring from "./Scoring.svelte";
import Side from "./Side.svelte";
import Small from "./Small.svelte";
import { GUNNER } from "./printed";
import { completed, count, type View } from "./view";

/** The one sentence that matters about a seat: columns done, Gunners aboard, who holds the map, who ends it. */
export function note(v: View, seat: number, ctx: Ctx<View>): string {
  const parts = [ctx.t("face-note-columns", { count: completed(v, seat) })];
  const gunners = count(v, seat, GUNNER);
  if (gunners > 0) parts.push(ctx.t("face-note-gunners", { count: gunners }));
  if (v.map_holder === seat) parts.push(ctx.t("face-note-map"));
  if (v.ending === seat) parts.push(ctx.t("face-note-ends"));
  return parts.join(" · ");
}

const REASONS = ["why-character", "why-bonus", "why-pays", "why-map", "why-flip", "why-draw", "why-later", "why-column", "why-ends"];
/** What the tile brings first, what follows from it last. */
export const reasons = (choice: Choice): Sentence[] => [...choice.why].sort((a, b) => REASONS.indexOf(a.key) - REASONS.indexOf(b.key));

export const face: Face<View> = {
  id: "captain_flip",
  Cover,
  set_up: { Picture: BoardPicture, pictured: ["board"], ratio: `${SCENE.width} / ${SCENE.height}` },
  Main,
  Small,
  Hand,
  large_hand: true,
  // The place of the tile stays even while it is empty: a drawn tile needs somewhere to fly to.
  has_hand: (_, ctx) => !ctx.over,
  Side,
  side_title: (ctx) => ctx.t("face-tiles-left", { count: ctx.view.left }),
  Scoring,
  subtitle: (v, ctx) => ctx.t("face-subtitle", { board: ctx.t(`option-board-${"ABCD"[v.board] ?? "A"}`), round: Math.max(1, v.round) }),
  note,
  purse: (v, seat, ctx) => ({ value: v.coins[seat] ?? 0, label: ctx.t("face-coins", { coins: v.coins[seat] ?? 0 }), icon: PurseCoin }),
  motion,
  explain,
  label,
  reasons,
  twins: { "tile:hand": "button:flip" },
  phone: { board: "tall", small: 104, fits_low: true },
};
