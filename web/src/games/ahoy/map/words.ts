// Names and explanations of what is on the map: spaces, figures, regions, cells beyond it, the tile to be put down.
import type { Ctx, Explanation } from "../../../table/face";
import { CURRENT, FOG, HARBOR, ISLAND, ISLAND_QUARTER, NONE, PATROLS, SEA, STRONGHOLDS, WRECKAGE } from "../printed";
import { owner_of, shape_of } from "../print";
import { control, figures_at, has_bar, lies, printed, quarter_of, read_ref, region_of, turned, type View } from "../view";

type C = Ctx<View>;
const CLAUSES: Record<number, string> = {
  [SEA]: "AH-040",
  [FOG]: "AH-064",
  [WRECKAGE]: "AH-073",
  [HARBOR]: "AH-071",
  [CURRENT]: "AH-070",
  [ISLAND]: "AH-075",
};
const FIGURE_CLAUSES = { flagship: "AH-065", patrol: "AH-112", stronghold: "AH-114", cutter: "AH-138", gunship: "AH-137" };

const PLACE_WORDS = ["north-west", "north-east", "south-west", "south-east"];

/** A region's Island by name, for sentences; some languages have a second form of it. */
export function island_words(ctx: C, region: number): { island: string; island_dat: string } {
  const key = `tile-${ctx.view.tiles[region] ?? NONE}`;
  const island = ctx.t(key);
  const dat = ctx.t(`${key}.dat`);
  return { island, island_dat: dat === `${key}.dat` ? island : dat };
}

export function figure_name(ctx: C, figure: number): string {
  const seat = owner_of(ctx.view.seats, figure);
  return ctx.t("face-figure-of", {
    figure: ctx.t(`piece-${shape_of(figure)}`),
    name: ctx.name(seat),
    you: seat === ctx.you ? "yes" : "no",
  });
}

/** "Wreckage by Little Fish Island", or the Island itself. */
function space_title(ctx: C, space: number): string {
  const print = printed(ctx.view, space);
  const named = island_words(ctx, region_of(space));
  return print.terrain === ISLAND ? named.island : ctx.t("face-space-near", { terrain: ctx.t(`terrain-${print.terrain}.title`), ...named });
}

/** What stands here, each kind once: "Anne's Flagship; 2 x Patrol". */
function who_is_here(ctx: C, space: number): string[] {
  const v = ctx.view;
  const all = figures_at(v, space);
  const patrols = all.filter((f) => f >= PATROLS && f < STRONGHOLDS);
  const out = all.filter((f) => !patrols.includes(f)).map((f) => figure_name(ctx, f));
  if (patrols.length) out.push(ctx.t("face-many", { count: patrols.length, what: ctx.t("piece-patrol") }));
  const comrades = quarter_of(space) === ISLAND_QUARTER ? (v.comrades[region_of(space)] ?? 0) : 0;
  if (comrades) out.push(ctx.t("face-many", { count: comrades, what: ctx.t("piece-comrade") }));
  return out;
}

/** What is printed besides the terrain. */
function marks(ctx: C, space: number): string[] {
  const v = ctx.view;
  const print = printed(v, space);
  const out: string[] = [];
  if (print.arrow >= 0)
    out.push(ctx.t("face-current-to", { direction: ctx.t(`direction-${turned(print.arrow, v.turns[region_of(space)] ?? 0)}`) }));
  if (print.gold) out.push(ctx.t("face-treasure", { gold: print.gold }));
  if (print.wind) out.push(ctx.t("face-tailwind", { value: print.wind }));
  const bars = [0, 1, 2, 3].filter((d) => has_bar(v, space, d)).map((d) => ctx.t(`direction-${d}`));
  if (bars.length) out.push(ctx.t("face-sandbar", { direction: bars.join(", ") }));
  return out;
}

function explain_space(ctx: C, space: number): Explanation | null {
  const v = ctx.view;
  if (space < 0 || region_of(space) >= v.regions) return null;
  const print = printed(v, space);
  return {
    title: space_title(ctx, space),
    lines: [...who_is_here(ctx, space), ctx.t(`terrain-${print.terrain}.text`), ...marks(ctx, space)],
    clause: CLAUSES[print.terrain],
  };
}

/** Control as it stands, in words. */
export function region_lines(ctx: C, region: number): string[] {
  const v = ctx.view;
  const now = control(v, region);
  return [
    ctx.t("face-control", { squadron: now.squadron, union: now.union }),
    now.seat === NONE
      ? ctx.t("face-control-nobody")
      : ctx.t("face-control-by", { faction: ctx.t(`faction-${now.seat === 0 ? 0 : 1}`), fame: v.wealth[region] ?? 0 }),
  ];
}

export function explain_map(ref: string, ctx: C): Explanation | null {
  const v = ctx.view;
  const { what, at } = read_ref(ref);
  const n = at[0] ?? NONE;
  switch (what) {
    case "space":
      return explain_space(ctx, n);
    case "figure": {
      const shape = shape_of(n);
      const space = v.at[n] ?? NONE;
      return {
        title: figure_name(ctx, n),
        lines: [ctx.t(`piece-${shape}.text`), ...(space >= 0 ? [space_title(ctx, space)] : [])],
        clause: FIGURE_CLAUSES[shape],
      };
    }
    case "region":
      return {
        title: ctx.t("face-region", { ...island_words(ctx, n), value: v.wealth[n] ?? 0 }),
        lines: region_lines(ctx, n),
        clause: "AH-030",
      };
    case "edge":
      return { title: ctx.t("face-edge"), lines: [ctx.t("face-edge-text")], clause: "AH-050" };
    case "tile":
      return { title: ctx.t("face-tile"), lines: [ctx.t("face-tile-text")], clause: "AH-050" };
    default:
      return null;
  }
}

export function label_map(ref: string, ctx: C): string {
  const v = ctx.view;
  const { what, at } = read_ref(ref);
  const n = at[0] ?? NONE;
  switch (what) {
    case "space":
      return region_of(n) < v.regions ? [space_title(ctx, n), ...marks(ctx, n), ...who_is_here(ctx, n)].join(", ") : "";
    case "figure": {
      const space = v.at[n] ?? NONE;
      return [figure_name(ctx, n), space >= 0 ? space_title(ctx, space) : ""].filter(Boolean).join(", ");
    }
    case "region":
      return [ctx.t("face-region", { ...island_words(ctx, n), value: v.wealth[n] ?? 0 }), ...region_lines(ctx, n)].join(", ");
    case "edge":
      return ctx.t("face-edge");
    case "tile": {
      const turn = at[1] ?? 0;
      const island = lies(turn, ISLAND_QUARTER);
      const sea = 3 - n; // the goal is covered by this place, so the tile reaches out the other way
      return ctx.t("face-tile-way", {
        out: ctx.t(`face-place-${PLACE_WORDS[sea]}`),
        island: ctx.t(`face-place-${PLACE_WORDS[island.y * 2 + island.x]}`),
      });
    }
    default:
      return "";
  }
}
