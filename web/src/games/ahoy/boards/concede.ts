// Conceding is lawful but not among the choices the server lists: the browser offers it by itself.
import type { Button } from "../../../click/click.svelte";
import type { Ctx } from "../../../table/face";
import type { View } from "../view";

export const CONCEDE: Button = {
  key: "concede",
  ref: "",
  choice: { do: [{ verb: "concede", args: [] }], refs: [], label: { key: "do-concede", args: {}, clause: "AH-163" }, gain: null, why: [] },
};

/** Two players, one's own turn, between actions (AH-163). */
export const can_concede = (ctx: Ctx<View>): boolean =>
  ctx.view.seats === 2 && ctx.view.turn === ctx.you && !!ctx.ask?.prompt.key.startsWith("ask-turn");
