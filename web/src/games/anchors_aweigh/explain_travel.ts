// What ships, cards, coins and parrots are, in words: the explanations behind a long press, and names for those who do not see.
import type { Ctx, Explanation, Purse } from "../../table/face";
import { held_by } from "../../table/held_by";
import Coin from "./parts/Coin.svelte";
import Peek from "./parts/Peek.svelte";
import { ABOVE, CHEST_COINS, CONTRACT, DEALT, GREY, LOADING, MIXED, MONKEY, NONE, PIRATES, STORAGE } from "./printed";
import { PRINT, has_star, type_of } from "./print";
import {
  behind,
  beside,
  code_at,
  colour_in,
  front_in,
  has_chosen,
  how_full,
  is_chest,
  load_at,
  read_ref,
  sees_below,
  worth,
  type View,
} from "./view";

type C = Ctx<View>;
export const TYPE_CLAUSES = ["AA-31", "AA-32", "AA-33", "AA-35"];
const lines = (list: (string | false)[]): string[] => list.filter((x): x is string => !!x);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function asset_words(ctx: C, seat: number, space: number, front: number): Explanation {
  const asset = front >> 1;
  const v = ctx.view;
  const fixed = (v.monkey_at[seat] ?? NONE) === space;
  const star = has_star(front) && v.stars === 1 && v.phase <= LOADING;
  const load = load_at(v, seat, space);
  return {
    title: capital(ctx.t(`asset-${asset}`)),
    lines: lines([
      fixed ? ctx.t("face-monkey-fixed") : asset === MONKEY && v.rough === 1 ? ctx.t("face-monkey-wild") : ctx.t(`asset-${asset}.text`),
      asset === STORAGE && load.length > 0 && ctx.t("face-load", { goods: load.map((c) => ctx.t(`colour-${c}`)).join(", ") }),
      star && ctx.t("face-starfish"),
    ]),
    clause: fixed ? "AA-60" : asset === STORAGE ? "AA-37" : asset === MONKEY ? (v.rough ? "AA-63" : "AA-18") : star ? "AA-17" : "AA-02",
    art: Peek,
  };
}

function space_words(ctx: C, seat: number, space: number): Explanation {
  const v = ctx.view;
  const code = code_at(v, seat, space);
  const front = front_in(code);
  if (front >= 0) return asset_words(ctx, seat, space, front);
  if (colour_in(code) >= 0)
    return { title: capital(ctx.t(`colour-${colour_in(code)}.cargo`)), lines: [ctx.t("face-cargo-rule")], clause: "AA-37", art: Peek };
  if (is_chest(code)) return { title: ctx.t("face-chest"), lines: [ctx.t("face-chest-rule")], clause: "AA-51", art: Peek };
  if (code < 0) return { title: ctx.t("face-hidden"), lines: [ctx.t("face-hidden-rule")], clause: "AA-16", art: Peek };
  return {
    title: capital(ctx.t(`space-${space}`)),
    lines: lines([
      ctx.t(space >= MIXED ? "face-space-cargo" : "face-space-mixed"),
      space >= ABOVE && ctx.t(sees_below(v, seat) ? "face-below" : "face-below-hidden"),
    ]),
    clause: "AA-05",
  };
}

export function explain_travel(ref: string, ctx: C): Explanation | null {
  const v = ctx.view;
  const { what, at } = read_ref(ref);
  const a = at[0] ?? 0;
  const b = at[1] ?? 0;
  switch (what) {
    case "space":
      return space_words(ctx, a, b);
    case "load":
      return asset_words(ctx, a, b, STORAGE * 2);
    case "card": {
      const type = type_of(a);
      if (!PRINT[a]) return null;
      return {
        title: `${ctx.t(`type-${type}`)}: ${ctx.t(`card-${a}`)}`,
        lines: lines([ctx.t(`type-${type}.text`), PRINT[a].gives.includes(GREY) && ctx.t("face-grey-rule")]),
        clause: TYPE_CLAUSES[type],
        art: Peek,
      };
    }
    case "deck":
      return {
        title: ctx.t("face-voyage", { number: Math.min(DEALT, behind(v) + (v.back >= 0 ? 1 : 0)) }),
        lines: lines([
          v.left
            .map((n, type) => (n > 0 ? `${n} × ${ctx.t(`type-${type}`)}` : ""))
            .filter(Boolean)
            .join(", "),
          v.bottom > 0 && ctx.t("face-bottom", { count: v.bottom }),
          v.back === CONTRACT || v.back === PIRATES ? ctx.t(`type-${v.back}.text`) : ctx.t("face-deck-rule"),
        ]),
        clause: "AA-30",
      };
    case "parrot":
      return { title: ctx.t("face-parrot"), lines: [ctx.t("face-parrot-rule")], clause: "AA-54", art: Peek };
    case "coins":
      return {
        title: ctx.t("face-worth", { coins: worth(v, a) }),
        lines: lines([
          ctx.t("face-worth-is", { coins: v.coins[a] ?? 0, chests: v.chests[a] ?? 0 }),
          beside(v, a) > 0 && ctx.t("face-beside", { count: beside(v, a) }),
          ctx.t("face-coins-rule", { each: CHEST_COINS }),
        ]),
        clause: "AA-42",
        art: Peek,
      };
    default:
      return null;
  }
}

/** The name of a piece for those who do not see it. */
export function label_travel(ref: string, ctx: C): string {
  const { what, at } = read_ref(ref);
  const told = explain_travel(ref, ctx);
  if (!told) return "";
  if (what === "space") {
    const [seat = 0, space = 0] = at;
    const open = code_at(ctx.view, seat, space) === 0;
    return `${capital(ctx.t(`space-${space}`))}: ${open ? ctx.t("face-open") : told.title}`;
  }
  if (what === "load") {
    const goods = load_at(ctx.view, at[0] ?? 0, at[1] ?? 0).map((c) => ctx.t(`colour-${c}`));
    return `${told.title}: ${goods.length ? goods.join(", ") : ctx.t("face-open")}`;
  }
  if (what === "deck") return [told.title, told.lines[0]].filter(Boolean).join(": ");
  if (what === "parrot") return `${told.title}, ${held_by(ctx, at[0] ?? NONE)}`;
  if (what === "coins") return `${told.lines[0]}, ${held_by(ctx, at[0] ?? NONE)}`;
  return told.title;
}

/** The one sentence that matters about a seat on the voyage. */
export function note_travel(v: View, seat: number, ctx: C): string {
  if (v.phase === LOADING) return ctx.t("face-note-loading", { count: how_full(v, seat) });
  const parts = [
    v.captain === seat ? ctx.t("face-captain") : "",
    has_chosen(v, seat) && v.back >= 0 ? ctx.t("face-did-seal") : "",
    v.parrots[seat] ? ctx.t("face-note-parrot") : "",
  ];
  return parts.filter(Boolean).join(" · ") || ctx.t("face-note-chests", { count: v.chests[seat] ?? 0 });
}

export const purse = (v: View, seat: number, ctx: C): Purse => ({
  value: worth(v, seat),
  label: ctx.t("face-worth", { coins: worth(v, seat) }),
  icon: Coin,
});
