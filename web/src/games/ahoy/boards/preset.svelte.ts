/* What the Union has said beforehand about its plans: it lives in this browser only, so nobody else can learn of it.
 *
 * The question is put in each battle all the same. If it is to be passed, that happens after a fixed pause, whatever the hand holds;
 * "this turn" then tells the table, which answers the rest of the turn by itself, after the same pause. */
import type { Ctx } from "../../../table/face";
import { battle_of, open_dice, plans_held, the_union, type View } from "../view";

type C = Ctx<View>;
export type Say = "ask" | "battle" | "turn";
export const SAYS: readonly Say[] = ["ask", "battle", "turn"];
export const PAUSE_MS = 2000; // as long as the table and the bots take
const BUTTONS = { battle: "button:pass", turn: "button:hold" } as const;

class Preset {
  say: Say = $state("ask");
  turn = ""; // which turn it was said in
  met = false; // its battle has begun
}
export const preset = new Preset();

/** A turn by name: what a seat has placed and what is left to place make the same number all through it. */
const turn_of = (ctx: C): string => {
  const v = ctx.view;
  return [ctx.table.code, v.round, v.turn, v.turn < 0 ? 0 : open_dice(v, v.turn).length + v.placed].join(" ");
};

const is_asked = (ctx: C): boolean => ctx.ask?.prompt.key === "ask-plan-battle";
export const will_pass = (ctx: C): boolean => is_asked(ctx) && preset.say !== "ask";

/** Whether there is anything to say beforehand. */
export const may_preset = (ctx: C): boolean =>
  ctx.you >= 0 &&
  ctx.you === the_union(ctx.view) &&
  !ctx.table.guide &&
  !ctx.over &&
  ctx.view.turn >= 0 &&
  plans_held(ctx.view, ctx.you) > 0;

export function choose(ctx: C, say: Say): void {
  preset.say = say;
  preset.turn = turn_of(ctx);
  preset.met = false;
}

/** Forgets what was said for another turn, or for a battle that is over. Only what is settled counts, not what is on its way. */
export function forget(ctx: C): void {
  if (preset.say === "ask") return;
  if (preset.say === "battle" && is_asked(ctx)) preset.met = true;
  const fought = preset.say === "battle" && preset.met && battle_of(ctx.view) === null;
  if (fought || preset.turn !== turn_of(ctx)) preset.say = "ask";
}

/** Passes after the pause, if that was said; returns how to stop it. */
export function answer(ctx: C): (() => void) | undefined {
  if (!will_pass(ctx) || preset.say === "ask") return undefined;
  const button = BUTTONS[preset.say];
  const timer = setTimeout(() => ctx.click.press(button), PAUSE_MS);
  return () => clearTimeout(timer);
}
