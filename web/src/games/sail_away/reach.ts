// Where on the table a question reaches: the harbour in focus, the sea, or the ships of others.
import type { Ctx } from "../../table/face";
import { last_handled } from "../../table/looking_on";
import { NONE, SPACES } from "./printed";
import { island_print } from "./print";
import { crate_of, on_space, read_ref, type View } from "./view";

/** Whether a ref lies in one's own harbour rather than at sea or in the tray that is always in sight. */
export function wants_harbour(ref: string, you: number): boolean {
  const { what, at } = read_ref(ref);
  return what === "slot" || ((what === "hold" || what === "ship") && at[0] === you);
}

/** Whether some choice reaches for another seat's ship: then their ships are shown large. */
export function raids(ctx: Ctx<View>): boolean {
  return !!ctx.ask?.choices.some((choice) =>
    choice.refs.some((ref) => {
      const { what, at } = read_ref(ref);
      return (what === "hold" || what === "ship") && at[0] !== ctx.you;
    }),
  );
}

export interface Held {
  crate?: number;
  resource?: number;
  ship?: number;
}

const SAILS = ["launched", "took", "armed", "waited"];

/** The crate or ship that was handled last, for those who look on. */
const seen = (ctx: Ctx<View>): Held | null =>
  last_handled(ctx.log, ({ kind, args: { seat = 0, ship, crate, resource } }) => {
    if (SAILS.includes(kind) && ship !== undefined) return { ship };
    return resource !== undefined && crate !== undefined ? { crate: crate_of(seat, crate), resource } : null;
  });

/** The crate or ship the question is about, as far as it says. */
export function in_hand(ctx: Ctx<View>): Held | null {
  if (ctx.you < 0) return seen(ctx);
  const prompt = ctx.ask?.prompt;
  if (!prompt) return null;
  const a = prompt.args;
  switch (prompt.key) {
    case "ask-unload":
      return { crate: crate_of(ctx.you, a.crate ?? 0), resource: a.resource };
    case "ask-stow":
      return { resource: a.resource };
    case "ask-launch":
    case "ask-arm":
      return { ship: a.ship };
    default:
      return null;
  }
}

/** The space whose crate is being unloaded: the first of one's own with that resource on that island. */
export function asked_space(ctx: Ctx<View>): string {
  const prompt = ctx.ask?.prompt;
  if (prompt?.key !== "ask-unload") return "";
  const v = ctx.view;
  const isle = v.islands.indexOf(prompt.args.island ?? NONE);
  const crate = crate_of(ctx.you, prompt.args.crate ?? 0);
  for (let space = 0; space < SPACES; space++)
    if (on_space(v, isle, space) === crate && island_print(v.islands[isle] ?? 0, space) === prompt.args.resource)
      return `space:${isle}:${space}`;
  return "";
}
