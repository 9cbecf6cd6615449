// What a question reaches for: the die in hand, another seat's board, and where on screen a lit ref lives.
import type { Ctx } from "../../../table/face";
import { last_handled } from "../../../table/looking_on";
import { CREW_SLOT, NONE } from "../printed";
import { die, holder, on_slot, read_ref, type View } from "../view";

type C = Ctx<View>;

const asked = (ctx: C, verb: string): boolean => ctx.ask?.choices.some((c) => c.do[0]?.verb === verb) ?? false;

export interface Held {
  die: number; // its number, NONE when it comes off a slot
  slot: number; // the slot it was lifted from, or NONE
  value: number;
}

const USES = ["placed", "changed", "reloaded", "set_aside"];

/** The die that was used last, for those who look on. */
const seen = (ctx: C): Held | null =>
  last_handled(ctx.log, ({ kind, args }) =>
    USES.includes(kind) ? { die: NONE, slot: NONE, value: args.value2 ?? args.value ?? 1 } : null,
  );

/** The die being placed: the question's prompt says which. */
export function held(ctx: C): Held | null {
  if (ctx.you < 0) return seen(ctx);
  if (!ctx.ask || !(asked(ctx, "place") || asked(ctx, "change"))) return null;
  const { die: n, slot, value } = ctx.ask.prompt.args;
  if (n !== undefined) return { die: n, slot: NONE, value: value ?? die(ctx.view, ctx.you, n) };
  if (slot !== undefined) return { die: NONE, slot, value: value ?? on_slot(ctx.view, ctx.you, slot) };
  return null;
}
/** Where nobody is asked its place stays, so that nothing jumps. */
export const has_hand = (_: View, ctx: C): boolean => (ctx.you < 0 && !ctx.over) || held(ctx) !== null;

/** Changes of a die for 1 gold, by their number on the wire. */
export const DELTAS = [1, -1, 2, -2] as const;

/** In-place twins of the bar's buttons, beside the die in hand. */
export const TWINS: Record<string, string> = Object.fromEntries([...DELTAS.map((_, k) => [`nudge:${k}`, `button:change-${k}`])]);

/** The seat a piece of a board belongs to; NONE: to no board. */
export function seat_of(ref: string, v: View): number {
  const { what, at } = read_ref(ref);
  if (what === "card") return holder(v, at[0] ?? NONE);
  return ["slot", "die", "grid", "pile", "gold"].includes(what) ? (at[0] ?? NONE) : NONE;
}

/** Seats whose boards are asked about though they are not the one shown large. */
export function targets(ctx: C): number[] {
  const out = new Set<number>();
  for (const ref of [...ctx.click.lit, ...ctx.click.path]) {
    const seat = seat_of(ref, ctx.view);
    if (seat !== NONE && seat !== ctx.focus && seat < ctx.view.seats) out.add(seat);
  }
  return [...out].sort((a, b) => a - b);
}

/** Behind which tab a lit ref lives on a phone; "": none, the dice and the board's slots are always there. */
export function panel_of(ref: string, ctx: C): "chart" | "board" | "market" | "" {
  const { what, at } = read_ref(ref);
  switch (what) {
    case "space":
    case "edge":
    case "tile":
    case "figure":
    case "region":
      return "chart";
    case "card":
      return holder(ctx.view, at[0] ?? NONE) === NONE ? "market" : seat_of(ref, ctx.view) === ctx.focus ? "board" : "";
    case "plan":
      return "board";
    case "die":
      return "";
    case "slot":
      return at[0] === ctx.focus && (at[1] ?? 0) >= CREW_SLOT ? "board" : "";
    case "grid":
    case "pile":
    case "gold":
      return at[0] === ctx.focus ? "board" : "";
    default:
      return "";
  }
}
