// Ship Ahoy's front end, as the shell asks for it.
import type { Ctx, Face } from "../../table/face";
import Cover from "./Cover.svelte";
import { explain, label } from "./explain";
import Hand from "./Hand.svelte";
import Main from "./Main.svelte";
import { fallen } from "./flight";
import { keep_flight, motion } from "./motion";
import ScenarioPicture from "./ScenarioPicture.svelte";
import Scoring from "./Scoring.svelte";
import { seat_face } from "./seats";
import Side from "./Side.svelte";
import Small from "./Small.svelte";
import Victor from "./Victor.svelte";
import { complete, unlisted } from "./tools/offer";
import { MOVING } from "./printed";
import { fleet_of, foes, is_flat, is_here, partner, type View } from "./view";

/** The one sentence that matters about a seat: what it has left, what is the matter with it. */
export function note(v: View, seat: number, ctx: Ctx<View>): string {
  const left = fleet_of(v, seat).filter((piece) => is_here(v, piece));
  const parts = [left.length > 0 ? ctx.t("face-note-left", { count: left.length }) : ctx.t("face-note-out")];
  if (ctx.you >= 0 && seat === partner(v, ctx.you)) parts.unshift(ctx.t("face-partner"));
  const locked = left.filter((piece) => foes(v, piece).length > 0).length;
  const flat = left.filter((piece) => is_flat(v, piece)).length;
  if (locked > 0) parts.push(ctx.t("face-note-locked", { count: locked }));
  if (flat > 0) parts.push(ctx.t("face-note-flat", { count: flat }));
  return parts.join(" · ");
}

export const face: Face<View> = {
  id: "ship_ahoy",
  Cover,
  seat: seat_face,
  set_up: { Picture: ScenarioPicture, switches: ["treasure", "pirate", "monster", "wind", "merchant", "kraken"] },
  Main,
  Small,
  Hand,
  has_hand: (v, ctx) => v.phase === MOVING && v.rolled > 0 && v.turn === ctx.you,
  Side,
  side_title: (ctx) => ctx.t("face-side-title"),
  Scoring,
  Victor,
  keys: [
    { keys: "Q E R F", says: "face-keys-camera" },
    { keys: "+ −", says: "face-keys-zoom" },
    { keys: "V", says: "face-keys-top" },
    { keys: "0", says: "face-keys-reset" },
    { keys: "← ↑ → ↓", says: "face-keys-aim" },
    { keys: "A D", says: "face-keys-walk" },
    { keys: "T", says: "face-keys-target" },
  ],
  subtitle: (v, ctx) => ctx.t("face-subtitle", { round: Math.max(1, v.round), limit: v.limit }),
  note,
  purse: (v, seat, ctx) => ({ value: v.points[seat] ?? 0, label: ctx.t("face-points", { points: v.points[seat] ?? 0 }) }),
  recall: (v, fact, before) => {
    keep_flight(before, fact);
    return fallen(v, fact);
  },
  motion,
  explain,
  label,
  unlisted,
  complete,
  practice: () => import("./range/Range.svelte"),
  turn: (v) => v.turn,
  roams: true,
  aside: ["button:load", "button:hold", "button:done", "button:finish", "button:leave"],
  phone: { board: "square", small: 104, fits_low: true },
};
