// What a piece is, in a sentence or two: for resting on it, for long presses, and its name for screen readers.
import type { Ctx, Explanation } from "../../table/face";
import { held_by } from "../../table/held_by";
import Peek from "./parts/Peek.svelte";
import { FIRST_SPOT, ISLANDS, NONE, SPACE_COINS, TREASURE } from "./printed";
import { ABILITY_CLAUSES, CARD_CLAUSES, SHIPS, island_print, is_smuggler, lasts, ship_print } from "./print";
import {
  below,
  in_hold,
  is_claimed,
  is_posted,
  is_used,
  kind_of,
  lading,
  on_card,
  on_space,
  on_top,
  owner,
  read_ref,
  secret_of,
  ship_at,
  shown_count,
  slot_state,
  wanted,
  type View,
} from "./view";

type C = Ctx<View>;

const good = (ctx: C, resource: number): string => ctx.t(`resource-${resource}`);
const whose = (ctx: C, crate: number): string =>
  ctx.t("face-crate-of", {
    crate: ctx.t(`crate-${kind_of(crate)}`),
    name: ctx.name(owner(crate)),
    you: owner(crate) === ctx.you ? "yes" : "no",
  });
const sentence = (parts: (string | false | undefined)[]): string[] => parts.filter((x): x is string => !!x);

/** "Cotton, vanilla; smuggler's hold: coconuts". */
export function holds_words(ctx: C, ship: number): string {
  const printed = SHIPS[ship];
  if (!printed) return "";
  const plain = printed.holds
    .slice(0, printed.smuggler ? -1 : undefined)
    .map((r) => good(ctx, r))
    .join(", ");
  return printed.smuggler
    ? ctx.t("face-holds-smuggler", { holds: plain, resource: good(ctx, printed.holds.at(-1)!) })
    : ctx.t("face-holds", { holds: plain });
}

function ship_words(ctx: C, ship: number, more: string[] = []): Explanation | null {
  const printed = SHIPS[ship];
  if (!printed) return null;
  return {
    title: ctx.t("face-ship-title", { ship: ctx.t(`ship-${ship}`), points: printed.points }),
    lines: sentence([holds_words(ctx, ship), ...more, printed.smuggler && ctx.t("face-smuggler-rule")]),
    clause: printed.smuggler ? "SA-32" : "SA-30",
    art: Peek,
  };
}

function stack_words(ctx: C, what: number): string[] {
  const under = below(what);
  const over = on_top(what);
  return sentence([under > 0 && whose(ctx, under), over > 0 && ctx.t("face-topped", { crate: whose(ctx, over) })]);
}

export function explain(ref: string, ctx: C): Explanation | null {
  const v = ctx.view;
  const { what, at, name } = read_ref(ref);
  const a = at[0] ?? 0;
  const b = at[1] ?? 0;
  switch (what) {
    case "space": {
      const island = v.islands[a] ?? NONE;
      if (island === NONE) return null;
      const stands = on_space(v, a, b);
      const use =
        island === TREASURE
          ? ctx.t("face-space-treasure", { coins: SPACE_COINS[island_print(island, b)] ?? 0 })
          : ctx.t("face-space-rule", { resource: good(ctx, island_print(island, b)) });
      return {
        title: ctx.t("face-space", { resource: good(ctx, island_print(island, b)), island: ctx.t(`island-${island}`) }),
        lines: [
          ...stack_words(ctx, stands),
          on_top(stands) ? ctx.t("face-stack-rule") : use,
          ...(ctx.you >= 0 && wanted(v, ctx.you).has(island_print(island, b)) ? [ctx.t("face-wanted")] : []),
        ],
        clause: on_top(stands) ? "SA-21" : island === TREASURE ? "SA-15" : "SA-22",
        art: Peek,
      };
    }
    case "island": {
      const island = v.islands[a] ?? NONE;
      if (island === NONE) return null;
      return {
        title: ctx.t(`island-${island}`),
        lines: sentence([
          ctx.t("face-island-rule", { coins: ISLANDS[island]!.reward }),
          is_claimed(v, a) && ctx.t(is_posted(v, a) ? "face-island-claimed" : "face-island-claimed-postless", { name: ctx.name(v.turn) }),
          is_used(v, a) && ctx.t("face-used-card"),
        ]),
        clause: "SA-20",
      };
    }
    case "hold": {
      const ship = ship_at(v, a, b);
      const hold = at[2] ?? 0;
      if (ship === NONE) return null;
      const crate = in_hold(v, a, b, hold);
      const resource = good(ctx, ship_print(ship, hold));
      const smuggler = is_smuggler(ship, hold);
      return {
        title: ctx.t(smuggler ? "face-hold-smuggler" : "face-hold", { resource, ship: ctx.t(`ship-${ship}`) }),
        lines: sentence([crate ? whose(ctx, crate) : ctx.t("face-hold-open"), smuggler && ctx.t("face-smuggler-rule")]),
        clause: smuggler ? "SA-32" : "SA-22",
        art: Peek,
      };
    }
    case "ship": {
      const { filled, needed } = lading(v, a, b);
      return (
        ship_words(ctx, ship_at(v, a, b), [ctx.t("face-lading", { filled, needed })]) ?? {
          title: ctx.t("face-berth-empty"),
          lines: [ctx.t("face-berth-rule")],
          clause: "SA-30",
        }
      );
    }
    case "incoming":
      return ship_words(ctx, v.incoming[a] ?? NONE, [ctx.t("face-incoming-rule")]);
    case "hand":
      return ship_words(ctx, a, [ctx.t("face-keep-rule")]);
    case "card": {
      if (name === "ship") return ship_words(ctx, b);
      const card = v.cards[a] ?? NONE;
      if (card === NONE) return null;
      const crew = [0, 1].map((k) => on_card(v, a, k)).filter(Boolean);
      return {
        title: ctx.t(`card-${card}`),
        lines: sentence([
          ctx.t(`card-${card}.rule`),
          !lasts(card) && ctx.t("face-card-once"),
          crew.length > 0 && crew.map((c) => ctx.name(owner(c))).join(", "),
          crew.length > 0 && ctx.t("face-clear-rule"),
          is_used(v, FIRST_SPOT + a) && ctx.t("face-used-card"),
        ]),
        clause: CARD_CLAUSES[card],
        art: Peek,
      };
    }
    case "crew":
      return explain(`card:${a}`, ctx);
    case "slot":
      return {
        title: ctx.t(`ability-${b}`),
        lines: sentence([ctx.t(`ability-${b}.rule`), ctx.t(`face-slot-${slot_state(v, a, b)}-rule`)]),
        clause: ABILITY_CLAUSES[b],
        art: Peek,
      };
    case "supply":
      return {
        title: ctx.t(`crate-${b}`),
        lines: [ctx.t(b ? "face-pirate-rule" : "face-standard-rule"), ctx.t("face-supply", { count: v.supply[a * 2 + b] ?? 0 })],
        clause: b ? "SA-13" : "SA-12",
        art: Peek,
      };
    case "coins":
      return { title: ctx.t("face-coins", { coins: v.coins[a] ?? 0 }), lines: [ctx.t("face-coins-rule")], clause: "SA-61", art: Peek };
    case "objective": {
      if (name === "public")
        return v.objective === NONE
          ? null
          : {
              title: ctx.t("face-public-title", { resource: good(ctx, v.objective) }),
              lines: [ctx.t("face-public-rule")],
              clause: "SA-62",
              art: Peek,
            };
      const secret = secret_of(v, a);
      if (secret === NONE)
        return { title: ctx.t("face-secret-hidden"), lines: [ctx.t("face-secret-rule-other")], clause: "SA-63", art: Peek };
      return {
        title: ctx.t("face-secret-title", { resource: good(ctx, secret) }),
        lines: [ctx.t("face-secret-rule", { count: shown_count(v, a, secret) })],
        clause: "SA-63",
        art: Peek,
      };
    }
    default:
      return null;
  }
}

/** The name of a piece for those who do not see it. */
export function label(ref: string, ctx: C): string {
  const v = ctx.view;
  const { what, at, name } = read_ref(ref);
  const a = at[0] ?? 0;
  const b = at[1] ?? 0;
  const told = explain(ref, ctx);
  if (!told) return "";
  switch (what) {
    case "space": {
      const stands = on_space(v, a, b);
      return [told.title, ...(stands ? stack_words(ctx, stands) : [ctx.t("face-empty")])].join(". ");
    }
    case "hold":
      return [told.title, told.lines[0]].join(". ");
    case "ship":
    case "incoming":
    case "hand":
      return [told.title, told.lines[0], what === "ship" ? told.lines[1] : ""].filter(Boolean).join(". ");
    case "crew": {
      const crate = on_card(v, a, b);
      return ctx.t("face-crew", { card: told.title, space: b + 1, crate: crate ? whose(ctx, crate) : ctx.t("face-empty") });
    }
    case "slot":
      return `${told.title}. ${ctx.t(`face-slot-${slot_state(v, a, b)}-rule`)}`;
    case "supply":
      return ctx.t("face-supply-label", { crate: told.title, count: v.supply[a * 2 + b] ?? 0 });
    case "card": {
      if (name === "ship") return [told.title, told.lines[0]].join(". ");
      const crew = [0, 1].map((k) => on_card(v, a, k)).filter(Boolean);
      return [told.title, told.lines[0], crew.length ? crew.map((c) => whose(ctx, c)).join(", ") : ctx.t("face-empty")]
        .concat(is_used(v, FIRST_SPOT + a) ? [ctx.t("face-used-card")] : [])
        .join(". ");
    }
    case "coins":
      return `${told.title}, ${held_by(ctx, a)}`;
    case "objective":
      return name === "public" || a === ctx.you ? told.title : `${told.title}, ${held_by(ctx, a)}`;
    case "island":
      return told.lines.slice(0, 2).reduce((x, line) => `${x}. ${line}`, told.title);
    default:
      return told.title;
  }
}
