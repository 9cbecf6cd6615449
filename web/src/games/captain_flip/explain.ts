// What a piece is, in a sentence or two: for resting on it, for long presses, and its name for screen readers.
import type { Ctx, Explanation } from "../../table/face";
import { BANDS } from "./art/portraits";
import { bonus_at, is_space, type Bonus } from "./board";
import Peek from "./parts/Peek.svelte";
import { held_by } from "../../table/held_by";
import { CARPENTER, CARTOGRAPHER, COLUMNS, COOK, EMPTY, GUNNER, LOOKOUT, NAVIGATOR, PARROT, SWABBY } from "./printed";
import { column_of, completed, count, is_taken, other_side, read_cell, row_of, shown, type View } from "./view";
import { column_has, end_worth, in_row, row_has, swabby_coins, swabby_columns } from "./worth";

type C = Ctx<View>;

/** The clause of each character, and of each board's bonuses. */
export const CHARACTER_CLAUSES = ["CF-10", "CF-11", "CF-12", "CF-13", "CF-14", "CF-15", "CF-16", "CF-17", "CF-19"];
export const BOARD_CLAUSES = ["CF-23", "CF-24", "CF-25", "CF-26"];

const named = (ctx: C, character: number): string => ctx.t(`character-${character}`);

/** What a top space gives, in words; "" for a plain space. */
export function bonus_words(ctx: C, bonus: Bonus, taken: boolean): string {
  switch (bonus.kind) {
    case "none":
      return "";
    case "map":
      return ctx.t("face-bonus-map");
    case "race":
      return ctx.t(taken ? "face-bonus-later" : "face-bonus-first", { first: bonus.first, later: bonus.later });
    default:
      return ctx.t(`face-bonus-${bonus.kind}`, { coins: bonus.coins });
  }
}

/** What this tile counts as the board lies now; "" where there is nothing to say. */
export function worth_words(ctx: C, seat: number, cell: number): string {
  const v = ctx.view;
  const coins = end_worth(v, seat, cell) ?? 0;
  switch (shown(v, seat, cell)) {
    case PARROT:
      return ctx.t("face-worth-parrot");
    case CARPENTER: {
      if (coins > 0) return ctx.t("face-worth-now", { coins });
      const row = row_has(v, seat, row_of(cell), GUNNER);
      return ctx.t(
        row && column_has(v, seat, column_of(cell), GUNNER)
          ? "face-worth-carpenter-both"
          : row
            ? "face-worth-carpenter-row"
            : "face-worth-carpenter-column",
      );
    }
    case LOOKOUT:
      return coins > 0 ? ctx.t("face-worth-now", { coins }) : ctx.t("face-worth-lookout-none");
    case SWABBY: {
      const columns = swabby_columns(v, seat);
      return ctx.t("face-worth-swabby", { count: columns, coins, next: swabby_coins(Math.min(COLUMNS, columns + 1)) });
    }
    case GUNNER:
      return ctx.t("face-worth-gunner", { count: count(v, seat, GUNNER) });
    case COOK:
      return ctx.t("face-worth-cook", { count: in_row(v, seat, row_of(cell)) });
    case NAVIGATOR:
      return ctx.t("face-worth-navigator", { count: count(v, seat, CARTOGRAPHER) });
    default:
      return "";
  }
}

const back_words = (ctx: C, side: number): string =>
  side === EMPTY ? ctx.t("face-back-unseen") : ctx.t("face-back-seen", { character: named(ctx, side) });

function explain_tile(ctx: C, character: number, other: number, more: string[]): Explanation {
  return {
    title: named(ctx, character),
    lines: [ctx.t(`face-band-${BANDS[character]}`), ctx.t(`character-${character}.rule`), ...more, back_words(ctx, other)].filter(Boolean),
    clause: CHARACTER_CLAUSES[character],
    art: Peek,
  };
}

export function explain(ref: string, ctx: C): Explanation | null {
  const v = ctx.view;
  const at = read_cell(ref);
  if (at) {
    if (!is_space(v.board, at.cell)) return null;
    const side = shown(v, at.seat, at.cell);
    const bonus = bonus_words(ctx, bonus_at(v.board, at.cell), is_taken(v, column_of(at.cell)));
    if (side !== EMPTY) return explain_tile(ctx, side, other_side(v, at.seat, at.cell), [worth_words(ctx, at.seat, at.cell)]);
    return {
      title: ctx.t("face-space", { column: column_of(at.cell) + 1, row: row_of(at.cell) + 1 }),
      lines: [bonus || ctx.t("face-bonus-none")],
      clause: bonus ? BOARD_CLAUSES[v.board] : "CF-06",
    };
  }
  if (ref === "tile:hand") return v.hand_up === EMPTY ? null : explain_tile(ctx, v.hand_up, v.hand_known, []);
  if (ref === "map") {
    const who =
      v.map_holder < 0
        ? ctx.t("face-map-nobody")
        : ctx.t("face-map-held", { name: ctx.name(v.map_holder), you: v.map_holder === ctx.you ? "yes" : "no" });
    return { title: ctx.t("face-map-title"), lines: [ctx.t("face-map-rule"), who], clause: "CF-09", art: Peek };
  }
  const [what, seat] = rail_ref(ref);
  if (what === "coins") return { title: label(ref, ctx), lines: [ctx.t("face-coins-rule")], clause: "CF-22" };
  if (what === "columns") return { title: ctx.t("face-columns-title"), lines: [label(ref, ctx)], clause: "CF-21" };
  if (what === "gunners")
    return { title: named(ctx, GUNNER), lines: [label(ref, ctx), ctx.t(`character-${GUNNER}.rule`)], clause: CHARACTER_CLAUSES[GUNNER] };
  if (what === "mapslot" && seat !== v.map_holder) return explain("map", ctx);
  if (ref === "flag") return { title: ctx.t("face-flag-title"), lines: [ctx.t("face-flag-rule")], clause: "CF-21", art: Peek };
  if (ref === "bag")
    return {
      title: ctx.t("face-bag-title"),
      lines: [ctx.t("face-tiles-left", { count: v.left }), ctx.t("face-bag-rule")],
      clause: "CF-02",
      art: Peek,
    };
  return null;
}

/** What stands beside a seat's board: "gunners:1". */
function rail_ref(ref: string): [string, number] {
  const [what = "", seat = ""] = ref.split(":");
  return [what, Number(seat)];
}

/** "Treasure Map, held by Anna". */
const held = (ctx: C, title: string, seat: number): string => `${ctx.t(title)}, ${held_by(ctx, seat)}`;

/** "Column 3, row 2: Cook; its other side has not been seen". */
export function label(ref: string, ctx: C): string {
  const v = ctx.view;
  const at = read_cell(ref);
  if (at) {
    const where = { column: column_of(at.cell) + 1, row: row_of(at.cell) + 1 };
    const side = shown(v, at.seat, at.cell);
    if (side === EMPTY) {
      const bonus = bonus_words(ctx, bonus_at(v.board, at.cell), is_taken(v, column_of(at.cell)));
      return ctx.t("face-name-empty", where) + (bonus ? `. ${bonus}` : "");
    }
    const other = other_side(v, at.seat, at.cell);
    if (other === EMPTY) return ctx.t("face-name-tile-unseen", { ...where, character: named(ctx, side) });
    return ctx.t("face-name-tile-seen", { ...where, character: named(ctx, side), other: named(ctx, other) });
  }
  if (ref === "tile:hand")
    return v.hand_up === EMPTY ? ctx.t("face-name-hand-empty") : ctx.t("face-name-hand", { character: named(ctx, v.hand_up) });
  if (ref === "map") return held(ctx, "face-map-title", v.map_holder);
  const [what, seat] = rail_ref(ref);
  if (what === "coins") return ctx.t("face-coins", { coins: v.coins[seat] ?? 0 });
  if (what === "columns") return ctx.t("face-columns-done", { count: completed(v, seat) });
  if (what === "gunners") return ctx.t("face-gunners", { count: count(v, seat, GUNNER) });
  if (what === "mapslot") return held(ctx, "face-map-title", v.map_holder);
  if (ref === "flag") return held(ctx, "face-flag-title", v.flag);
  if (ref === "bag") return ctx.t("face-tiles-left", { count: v.left });
  return "";
}
