// Sentences of loading that the face makes itself: what a ship lacks, names and explanations of tiles and supply, the bar's words.
import type { Ctx, Explanation } from "../../../table/face";
import type { Sentence } from "../../../wire/types";
import { BACK, FULL, GONE, LOADING, NONE } from "../printed";
import { asset_of, has_star } from "../print";
import { is_loading, read_ref, type View } from "../view";
import { open_assets, open_cargo } from "./law";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3 spaces and 2 cargo to go": what counts in the race. */
export function missing(v: View, seat: number, ctx: Ctx<View>): string {
  const spaces = open_assets(v, seat).length;
  const cargo = open_cargo(v, seat).length;
  if (spaces + cargo === 0) return ctx.t(v.captain === seat ? "face-full-captain" : "face-full");
  return ctx.t("face-missing", { spaces, cargo });
}

/** The bar's sentence while a race or the countdown to it runs. */
export function race_prompt(v: View, ctx: Ctx<View>): Sentence | null {
  if (!v.live || ctx.table.guide || !is_loading(v)) return null;
  const seat = ctx.you;
  const clause = "";
  if (seat < 0) return { key: "face-bar-racing", args: {}, clause };
  if (v.phase !== LOADING) return { key: "face-get-ready", args: {}, clause };
  if ((v.hand[seat] ?? NONE) >= 0) return { key: "ask-place", args: { seat, front: v.held[seat] ?? v.shown[seat] ?? NONE }, clause };
  if (v.filled[seat] === FULL) return { key: v.stars ? "ask-full" : "face-bar-full", args: { seat }, clause };
  return { key: "ask-load", args: { seat }, clause };
}

export const tile_name = (face: number, ctx: Ctx<View>): string =>
  face === GONE ? ctx.t("face-tile-gone") : capital(ctx.t(`front-${face}`));

export function loading_label(ref: string, ctx: Ctx<View>): string | null {
  const { what, at } = read_ref(ref);
  const v = ctx.view;
  if (what === "tile") {
    const face = v.faces[at[0] ?? -1] ?? GONE;
    return tile_name(face, ctx);
  }
  if (what === "cargo") return ctx.t("face-cargo-left", { cargo: ctx.t(`colour-${at[0]}.cargo`), count: v.supply[at[0] ?? 0] ?? 0 });
  if (what === "hand") return ctx.t("face-hand", { name: ctx.name(at[0] ?? 0) });
  return null;
}

export function loading_explain(ref: string, ctx: Ctx<View>): Explanation | null {
  const { what, at } = read_ref(ref);
  const v = ctx.view;
  if (what === "tile") {
    const face = v.faces[at[0] ?? -1] ?? GONE;
    if (face === GONE) return null;
    if (face === BACK) return { title: capital(ctx.t("front--1")), lines: [ctx.t("face-explain-down")], clause: "AA-12" };
    const lines = [ctx.t(`asset-${asset_of(face)}.text`)];
    if (has_star(face) && v.stars) lines.push(ctx.t("face-starfish"));
    return { title: capital(ctx.t(`asset-${asset_of(face)}`)), lines, clause: has_star(face) && v.stars ? "AA-17" : "AA-14" };
  }
  if (what === "cargo")
    return {
      title: capital(ctx.t(`colour-${at[0]}.cargo`)),
      lines: [ctx.t("face-explain-supply", { count: v.supply[at[0] ?? 0] ?? 0 })],
      clause: "AA-15",
    };
  return null;
}
