// On a phone the prompt bar lies over the page's foot: what is asked about comes up above it.
const SETTLES = [120, 600]; // ms: at once, and again when the panels have come to rest
const AIR = 8; // px

/** Scrolls the page until the bar hides nothing of the element; returns how to stop it. */
export function bring_up(el: HTMLElement | undefined, still: boolean): () => void {
  const look = (): void => {
    const bar = document.querySelector("[data-testid=prompt]")?.parentElement;
    if (!el || !bar) return;
    const hidden = el.getBoundingClientRect().bottom + AIR - bar.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: hidden, behavior: still ? "auto" : "smooth" });
  };
  const timers = SETTLES.map((ms) => setTimeout(look, ms));
  return () => timers.forEach((timer) => clearTimeout(timer));
}
