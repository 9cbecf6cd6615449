// What a tool can do as choices to click: the piece first, then the button that fires or sails; the tool fills in the numbers at the end.
import type { Ctx } from "../../../table/face";
import { toasts } from "../../../ui/toasts.svelte";
import type { Choice, Question, Sentence } from "../../../wire/types";
import { bridge } from "../bridge.svelte";
import type { Why } from "../geometry/law";
import type { View } from "../view";

const said = (key: string, args: Record<string, number> = {}): Sentence => ({ key, args, clause: "" });

export function unlisted(ask: Question | null): Choice[] {
  const tool = ask?.tool;
  if (!tool) return [];
  const [verb, button] = tool.kind === "aim" ? ["shoot", "fire"] : ["sail", "sail"];
  return tool.pieces.map((piece) => ({
    do: [{ verb: verb!, args: [piece] }],
    refs: [`piece:${piece}`, `button:${button}`],
    label: said(`face-button-${button}`, { piece }),
    gain: null,
    why: [],
  }));
}

/** Why not, in words. */
export const why_words = (ctx: Pick<Ctx<View>, "say">, why: Why): string => ctx.say(said(why.key, why.args));

function refuse(ctx: Ctx<View>, why: Why): null {
  bridge.refused = why_words(ctx, why);
  toasts.add(said(why.key, why.args), ctx as never);
  return null;
}

/** The numbers of what is sent; null: it cannot be, and the person was told. */
export function complete(choice: Choice, ctx: Ctx<View>): Choice | null {
  const verb = choice.do[0]?.verb;
  const own = choice.refs[1] === "button:fire" || choice.refs[1] === "button:sail";
  if (!own) return choice;
  const { aim, rope } = bridge;
  if (verb === "shoot") {
    if (!aim) return null;
    if (aim.why) return refuse(ctx, aim.why);
    return { ...choice, do: [{ verb, args: aim.fire(performance.now()) }] };
  }
  if (verb === "sail") {
    if (!rope) return null;
    if (rope.why) return refuse(ctx, rope.why);
    return { ...choice, do: [{ verb, args: rope.sail() }] };
  }
  return choice;
}
