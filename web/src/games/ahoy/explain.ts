// What each piece is, in words: for the popover, for screen readers, and the sentence about a seat.
import type { Ctx, Explanation } from "../../table/face";
import { held_by } from "../../table/held_by";
import { action_clause, card_of_slot } from "./boards/groups";
import Peek from "./boards/Peek.svelte";
import { explain_map, label_map } from "./map/words";
import { COST_SLOT, DAMAGE, NONE, PLAN_COPIES, SMUGGLER, UNION } from "./printed";
import { CARD_CLAUSES, CARDS, PLAN_CLAUSES, slot_of } from "./print";
import {
  cargo_of,
  crew_of,
  die,
  faction,
  holder,
  is_crew,
  on_slot,
  open_dice,
  plans_held,
  pledge_of,
  pledged_to,
  read_ref,
  spare_patrols,
  spare_strongholds,
  type View,
} from "./view";
import { due } from "./worth";

type C = Ctx<View>;
const sentence = (parts: readonly (string | false)[]): string[] => parts.filter((p): p is string => !!p);
const ON_MAP = new Set(["space", "edge", "tile", "figure", "region"]);

/** The text of an action: factions may have their own. */
function action_text(ctx: C, seat: number, action: number): string {
  const own = `action-${action}.text${faction(ctx.view, seat)}`;
  const text = ctx.t(own);
  return text === own ? ctx.t(`action-${action}.text`) : text;
}

function card_words(ctx: C, card: number): Explanation | null {
  const print = CARDS[card];
  if (!print) return null;
  const v = ctx.view;
  const whose = holder(v, card);
  const aboard = whose !== NONE && is_crew(v, card);
  const cargo = whose !== NONE && !aboard;
  const suit = ctx.t(`suit-${print.suit}`);
  const to = ctx.t(`suit-${print.to}`);
  const goes = ctx.t("face-cargo-rule", { cargo: ctx.t(`cargo-${card}`), suit: to });
  if (cargo)
    return { title: ctx.t(`cargo-${card}`), lines: sentence([goes, ctx.t("face-cargo-suit", { suit })]), clause: "AH-152", art: Peek };
  return {
    title: ctx.t(`card-${card}`),
    lines: sentence([
      ctx.t(`card-${card}.text`),
      whose === NONE && ctx.t(print.die ? "face-recruit-die" : "face-recruit-gold", { suit, gold: print.gold }),
      whose === NONE && goes,
      aboard && ctx.t("face-crew-of", { name: ctx.name(whose) }),
      aboard && print.slot && ctx.t(`face-slot-${slot_state(v.crew_slots[card] ?? 0)}`, { value: v.crew_slots[card] ?? 0 }),
    ]),
    clause: CARD_CLAUSES[card],
    art: Peek,
  };
}

const slot_state = (on: number): string => (on === DAMAGE ? "damaged" : on ? "taken" : "empty");

function slot_words(ctx: C, seat: number, slot: number): Explanation {
  const v = ctx.view;
  const on = on_slot(v, seat, slot);
  const state = ctx.t(`face-slot-${slot_state(on)}`, { value: on });
  const card = card_of_slot(slot);
  if (slot >= COST_SLOT) return { title: ctx.t(`card-${card}`), lines: [ctx.t("face-slot-cost"), state], clause: "AH-090", art: Peek };
  const print = slot_of(faction(v, seat), slot);
  const takes = ctx.t(print.needs === "" ? "face-takes-any" : print.needs === "even" ? "face-takes-even" : "face-takes", {
    value: print.needs,
  });
  return {
    title: card === NONE ? ctx.t(`action-${print.action}`) : ctx.t(`card-${card}`),
    lines: sentence([action_text(ctx, seat, print.action), takes, state, print.dashed && ctx.t("face-slot-dashed")]),
    clause: action_clause(print.action),
    art: Peek,
  };
}

function pile_words(ctx: C, seat: number, pile: number): Explanation {
  const v = ctx.view;
  const known = pledge_of(v, seat);
  const cards = pledged_to(v, seat, pile).map((card) => `${ctx.t(`cargo-${card}`)} (${ctx.t(`suit-${CARDS[card]!.suit}`)})`);
  return {
    title:
      known < 0
        ? ctx.t("face-pile", { number: pile + 1 })
        : ctx.t("face-pledged-to", { faction: ctx.t(`faction-${known === pile ? 0 : 1}`) }),
    lines: sentence([
      known < 0 && ctx.t("face-pile-hidden"),
      ctx.t("face-pile-rule"),
      cards.length ? cards.join(", ") : ctx.t("face-pile-empty"),
    ]),
    clause: "AH-153",
    art: Peek,
  };
}

function plans_words(ctx: C, seat: number): Explanation {
  const v = ctx.view;
  const gone = v.played.flatMap((n, plan) => (n > 0 ? [n > 1 ? `${ctx.t(`plan-${plan}`)} ×${n}` : ctx.t(`plan-${plan}`)] : []));
  const all = PLAN_COPIES.map((n, plan) => (n > 1 ? `${ctx.t(`plan-${plan}`)} ×${n}` : ctx.t(`plan-${plan}`)));
  return {
    title: ctx.t("face-plans-held", { count: plans_held(v, seat) }),
    lines: sentence([
      ctx.t("face-plans-rule", { count: v.plan_deck }),
      gone.length ? ctx.t("face-plans-gone", { plans: gone.join(", ") }) : ctx.t("face-plans-all", { plans: all.join(", ") }),
    ]),
    clause: "AH-134",
    art: Peek,
  };
}

export function explain(ref: string, ctx: C): Explanation | null {
  const v = ctx.view;
  const { what, at, name } = read_ref(ref);
  const a = at[0] ?? 0;
  const b = at[1] ?? 0;
  if (ON_MAP.has(what)) return explain_map(ref, ctx);
  switch (what) {
    case "card":
      return card_words(ctx, a);
    case "slot":
      return slot_words(ctx, a, b);
    case "action":
      return { title: ctx.t(`action-${b}`), lines: [action_text(ctx, a, b)], clause: action_clause(b), art: Peek };
    case "die": {
      const value = die(v, a, b);
      if (value === 0) return { title: ctx.t("face-die-placed"), lines: [], clause: "AH-025" };
      return {
        title: ctx.t(value < 0 ? "face-die-spent" : "face-die", { value: Math.abs(value) }),
        lines: value < 0 ? [] : [ctx.t("face-die-rule")],
        clause: value < 0 ? "AH-021" : "AH-026",
        art: Peek,
      };
    }
    case "plan":
      return { title: ctx.t(`plan-${a}`), lines: [ctx.t(`plan-${a}.text`)], clause: PLAN_CLAUSES[a], art: Peek };
    case "plans":
      return plans_words(ctx, a);
    case "grid": {
      const marker = v.white[a] === b ? "face-grid-white" : v.black[a] === b ? "face-grid-black" : "";
      return {
        title: ctx.t(`reward-${b}`),
        lines: sentence([marker && ctx.t(marker), ctx.t("face-grid-rule")]),
        clause: "AH-157",
        art: Peek,
      };
    }
    case "pile":
      return pile_words(ctx, a, b);
    case "first":
      return { title: ctx.t("face-first-title", { name: ctx.name(a) }), lines: [ctx.t("face-first-rule")], clause: "AH-034" };
    case "gold":
      return { title: ctx.t("face-gold", { gold: v.gold[a] ?? 0 }), lines: [ctx.t("face-gold-rule")], clause: "AH-026", art: Peek };
    case "supply": {
      const count = name === "patrols" ? spare_patrols(v) : name === "strongholds" ? spare_strongholds(v) : v.ready;
      return {
        title: ctx.t(`face-supply-${name}`, { count }),
        lines: [ctx.t(`face-supply-${name}-rule`)],
        clause: name === "patrols" ? "AH-110" : name === "strongholds" ? "AH-113" : "AH-133",
        art: Peek,
      };
    }
    default:
      return null;
  }
}

/** The name of a piece for those who do not see it. */
export function label(ref: string, ctx: C): string {
  const { what, at } = read_ref(ref);
  if (ON_MAP.has(what)) return label_map(ref, ctx);
  const told = explain(ref, ctx);
  if (!told) return "";
  const v = ctx.view;
  const a = at[0] ?? 0;
  const b = at[1] ?? 0;
  switch (what) {
    case "slot": {
      const on = on_slot(v, a, b);
      return `${told.title}. ${ctx.t(`face-slot-${slot_state(on)}`, { value: on })}`;
    }
    case "card":
      return [told.title, ...told.lines].join(". ");
    case "gold":
    case "plans":
      return `${told.title}, ${held_by(ctx, a)}`;
    case "plan":
      return `${told.title}. ${told.lines[0] ?? ""}`;
    case "pile":
      return [told.title, told.lines.at(-1)].join(". ");
    case "grid":
      return v.white[a] === b || v.black[a] === b ? `${told.title}. ${told.lines[0] ?? ""}` : told.title;
    default:
      return told.title;
  }
}

/** The one sentence that matters about a seat: faction, dice left, what the round's end would bring, or its cargo. */
export function note(v: View, seat: number, ctx: C): string {
  const side = faction(v, seat);
  const parts = [ctx.t(`faction-${side}`)];
  if (ctx.compact)
    return v.turn >= 0 && !v.ended ? `${parts[0]} · ${ctx.t("face-note-dice", { count: open_dice(v, seat).length })}` : parts[0]!;
  if (v.turn >= 0 && !v.ended) parts.push(ctx.t("face-note-dice", { count: open_dice(v, seat).length }));
  if (side === SMUGGLER) parts.push(ctx.t("face-note-cargo", { count: cargo_of(v, seat).length }));
  else if (v.turn >= 0 && !v.ended) parts.push(ctx.t("face-note-due", { fame: due(v, seat) }));
  if (side === UNION && plans_held(v, seat)) parts.push(ctx.t("face-plans-held", { count: plans_held(v, seat) }));
  const crew = crew_of(v, seat).length;
  if (crew) parts.push(ctx.t("face-note-crew", { count: crew }));
  return parts.join(" · ");
}
