/* What may be clicked comes into sight: on a phone the bar lies over the page, and maybe something at its top. */
import type { Scene } from "./scene.svelte";

const TOP = 76; // px
const SPARE = 26; // px below the last piece

/** Scrolls the page, or a board that lies on its side, so that what is lit does not hide. */
export function bring_in_sight(scene: Scene, board: HTMLElement, foot: HTMLElement, low: boolean): void {
  const lit = [...board.querySelectorAll<HTMLElement>("[data-ref]")].filter(
    (el) => scene.click.is_lit(el.dataset.ref!) && !el.closest("[data-stays]"),
  );
  if (lit.length === 0) return;
  const boxes = lit.map((el) => el.getBoundingClientRect());
  if (low) {
    const frame = board.getBoundingClientRect();
    if (!boxes.some((box) => box.top >= frame.top && box.bottom <= frame.bottom)) lit[0]!.scrollIntoView({ block: "nearest" });
    return;
  }
  const bottom = foot.getBoundingClientRect().top;
  const above = Math.min(...boxes.map((box) => box.top)) - TOP;
  const below = Math.max(...boxes.map((box) => box.bottom)) + SPARE - bottom;
  const seen = boxes.some((box) => box.top >= TOP && box.bottom <= bottom);
  const by = above >= 0 ? Math.max(0, Math.min(below, above)) : seen ? 0 : above;
  if (by) scrollBy({ top: by, behavior: scene.still ? "auto" : "smooth" });
}

/** The first piece that may be clicked. */
export const lit_in = (place: ParentNode): HTMLElement | null => place.querySelector<HTMLElement>("[data-ref][data-lit]");
