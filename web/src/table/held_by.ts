/* Who holds a piece, as its name says it to those who do not see it. */
import type { Ctx } from "./face";

export function held_by(ctx: Pick<Ctx, "t" | "name" | "you">, seat: number): string {
  return seat < 0 ? ctx.t("held-by-nobody") : ctx.t("held-by", { name: ctx.name(seat), you: seat === ctx.you ? "yes" : "no" });
}
