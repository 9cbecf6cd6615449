// What a piece is, in a sentence or two: for resting on it, for long presses, and its name for screen readers.
import type { Ctx, Explanation } from "../../table/face";
import { held_by } from "../../table/held_by";
import Peek from "./parts/Peek.svelte";
import { KRAKEN, MONSTER, PIRATE, PIRATE_SHOOTS, TILE } from "./printed";
import { barrel_on, foes, harbour_of, is_flat, is_ship, is_tower, owner, piece_of, type View } from "./view";

type C = Ctx<View>;

/** "Your ship 2", "Mate’s tower", "the pirate ship". */
export function piece_name(ctx: C, piece: number): string {
  if (piece === TILE) return ctx.t(`tile-${ctx.view.tile}`);
  if (piece >= PIRATE) return ctx.t(`piece-${piece}`);
  const seat = owner(ctx.view, piece);
  const args = { name: ctx.t(`piece-${piece}`), seat: ctx.name(seat), you: seat === ctx.you ? "yes" : "no" };
  return ctx.t(is_tower(piece) ? "face-name-tower" : "face-name-ship", args);
}

function lines(ctx: C, piece: number): string[] {
  const v = ctx.view;
  const out: string[] = [];
  if (piece === PIRATE) out.push(ctx.t(ctx.table.rules_version >= PIRATE_SHOOTS ? "face-rule-pirate" : "face-rule-pirate-boards"));
  else if (piece === MONSTER) out.push(ctx.t("face-rule-monster", { damage: v.damage }));
  else if (piece === TILE) out.push(ctx.t(v.tile === KRAKEN ? "face-rule-kraken" : "face-rule-wind"));
  else out.push(ctx.t(is_tower(piece) ? "face-rule-tower" : "face-rule-ship"));
  if (is_flat(v, piece)) out.push(ctx.t("face-state-flat"));
  const locked = foes(v, piece);
  if (locked.length > 0) out.push(ctx.t("face-state-locked", { names: locked.map((p) => piece_name(ctx, p)).join(", ") }));
  const barrel = is_ship(piece) ? barrel_on(v, piece) : -1;
  if (barrel >= 0) out.push(ctx.t("face-state-barrel", { harbour: ctx.t(`harbour-${v.barrel_to[barrel]}`) }));
  if (v.chest === piece) out.push(ctx.t("face-state-chest"));
  return out;
}

const CLAUSES: Record<number, string> = { [PIRATE]: "SH-61", [MONSTER]: "SH-62" };

export function explain(ref: string, ctx: C): Explanation | null {
  const [what, n] = ref.split(":");
  if (what === "piece") {
    const piece = piece_of(ref);
    const clause = CLAUSES[piece] ?? (piece === TILE ? (ctx.view.tile === 2 ? "SH-65" : "SH-63") : is_tower(piece) ? "SH-10" : "SH-20");
    return { title: piece_name(ctx, piece), lines: lines(ctx, piece), clause, art: Peek };
  }
  if (what === "trophy")
    return {
      title: ctx.t("face-trophy", { name: ctx.t(`piece-${n}`) }),
      lines: [ctx.t(is_tower(Number(n)) ? "face-worth-two" : "face-worth-one")],
      clause: "SH-41",
    };
  if (what === "barrel")
    return {
      title: ctx.t("face-barrel", { harbour: ctx.t(`harbour-${ctx.view.barrel_to[Number(n)]}`) }),
      lines: [ctx.t("face-rule-barrel")],
      clause: "SH-64",
    };
  return null;
}

export function label(ref: string, ctx: C): string {
  const [what, n] = ref.split(":");
  if (what === "piece") return [piece_name(ctx, piece_of(ref)), ...lines(ctx, piece_of(ref)).slice(1)].join(", ");
  if (what === "trophy") return `${ctx.t("face-trophy", { name: ctx.t(`piece-${n}`) })}, ${held_by(ctx, ctx.view.taken[Number(n)] ?? -1)}`;
  if (what === "barrel") return ctx.t("face-barrel", { harbour: ctx.t(`harbour-${ctx.view.barrel_to[Number(n)]}`) });
  return harbour_of(Number(n)) >= 0 ? ctx.t(`piece-${n}`) : "";
}
