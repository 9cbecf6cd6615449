/* Whether a panel is open, remembered in this browser; one that holds something to be clicked opens by itself meanwhile. */
import { keep, kept } from "../settings/kept";
import type { Ctx } from "./face";

/** Where there is height to spare, more is open from the start. */
export const is_roomy = (): boolean => typeof matchMedia === "function" && matchMedia("(min-height: 56.25em)").matches;

export class Folding {
  private chosen: boolean | null = $state(null); // null: nobody has said
  private asked = $state(false);

  constructor(
    private readonly name: string,
    private readonly otherwise: boolean,
  ) {
    this.chosen = kept<boolean | null>(`fold.${name}`, null);
  }

  get open(): boolean {
    return this.asked || (this.chosen ?? this.otherwise);
  }

  toggle(): void {
    this.chosen = !this.open;
    keep(`fold.${this.name}`, this.chosen);
  }

  /** For the element that is folded away: {@attach folding.holds(ctx)}. */
  holds(ctx: Pick<Ctx<unknown>, "click">): (el: HTMLElement) => void {
    return (el) => {
      $effect(() => {
        void [...ctx.click.lit];
        const timer = setTimeout(() => (this.asked = el.querySelector("[data-lit]") !== null)); // its pieces hear of it first
        return () => clearTimeout(timer);
      });
    };
  }
}
