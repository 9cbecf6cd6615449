// A piece drawn inside the chart: the shared piece works on SVG elements too, only their type differs.
import { piece } from "../../../click/piece.svelte";
import type { Ctx } from "../../../table/face";

export const chart_piece = (ctx: Ctx<unknown>, ref: string): ((el: SVGElement) => () => void) => {
  const attach = piece(ctx, ref);
  return (el) => attach(el as unknown as HTMLElement);
};
