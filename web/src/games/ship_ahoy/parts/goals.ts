// What each scenario at this table is about, what it is worth and how far everybody is with it: read from the view.
import type { Ctx } from "../../../table/face";
import { outline } from "../geometry/law";
import { point_close } from "../geometry/plane";
import {
  DELIVERED,
  HEAVY_WIND,
  KRAKEN_SCENE,
  MERCHANT,
  MONSTER,
  ON_ISLE,
  PIRATE,
  PIRATE_SHIP,
  SEA_MONSTER,
  TILE,
  TILE_RADIUS,
  TREASURE_ISLAND,
  WIND_REACH,
} from "../printed";
import { is_flat, is_here, is_ship, on_table, owner, type View } from "../view";

export interface Goal {
  name: string;
  title: string;
  worth: string;
  about: string;
  now: string; // how far everybody is
}
export const SCENES: readonly (readonly [bit: number, name: string])[] = [
  [TREASURE_ISLAND, "treasure"],
  [PIRATE_SHIP, "pirate"],
  [SEA_MONSTER, "monster"],
  [HEAVY_WIND, "wind"],
  [MERCHANT, "merchant"],
  [KRAKEN_SCENE, "kraken"],
];

type Told = Pick<Ctx<View>, "view" | "you" | "t" | "name">;

/** "Pascal 2 · Jorge 1", of those who have any. */
function tally(ctx: Told, count: (seat: number) => number, all = false): string {
  return Array.from({ length: ctx.view.seats }, (_, seat) => [seat, count(seat)] as const)
    .filter(([, n]) => all || n > 0)
    .map(([seat, n]) => `${ctx.name(seat)} ${n}`)
    .join(" · ");
}

function now(ctx: Told, name: string): string {
  const v = ctx.view;
  const who = (key: string, seat: number): string => ctx.t(key, { seat: ctx.name(seat), you: seat === ctx.you ? "yes" : "no" });
  const near = (reach: number) => (seat: number) =>
    on_table(v).filter((p) => is_ship(p) && owner(v, p) === seat && point_close(outline(v, p), v.x[TILE]!, v.y[TILE]!, reach)).length;
  if (name === "treasure") return v.chest === ON_ISLE ? ctx.t("face-goal-chest-lies") : who("face-goal-chest-held", owner(v, v.chest));
  if (name === "pirate") {
    if (is_here(v, PIRATE)) return ctx.t(is_flat(v, PIRATE) ? "face-goal-pirate-flat" : "face-goal-pirate-free");
    const has = v.taken[PIRATE]!;
    return has >= 0 ? who("face-goal-pirate-taken", has) : ctx.t("face-goal-pirate-lost");
  }
  if (name === "monster") return is_here(v, MONSTER) ? ctx.t("face-goal-monster", { damage: v.damage }) : ctx.t("face-goal-monster-dead");
  if (name === "merchant") {
    const brought = (seat: number): number => v.barrel_by.filter((by, k) => by === seat && v.barrel_at[k] === DELIVERED).length;
    return ctx.t("face-goal-barrels", { list: tally(ctx, brought, true) });
  }
  const list = tally(ctx, near(name === "wind" ? TILE_RADIUS + WIND_REACH : TILE_RADIUS));
  return list ? ctx.t(`face-goal-${name}`, { list }) : ctx.t(`face-goal-${name}-none`);
}

export function goals(ctx: Told): Goal[] {
  return SCENES.filter(([bit]) => ctx.view.scenarios & bit).map(([, name]) => ({
    name,
    title: ctx.t(`option-${name}`),
    worth: ctx.t(`option-${name}-worth`),
    about: ctx.t(`option-${name}-yes-hint`),
    now: now(ctx, name),
  }));
}
