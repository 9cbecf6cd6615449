/* A board on a phone that nobody taps becomes small enough to be seen whole above the bar. */
const SMALLEST = 0.6; // of its width; a board that needs much less is scrolled
const SPARE = 16; // px that may stay empty: its height does not follow its width exactly
const GAP = 8; // px between board and bar

/** Sets --share, the part of the width that the box may take, around it; returns how to stop. */
export function fit(box: HTMLElement, around: HTMLElement, foot: HTMLElement): () => void {
  let share = 1;
  let timer = 0;
  const now = (): void => {
    const height = box.offsetHeight;
    const room = innerHeight - foot.offsetHeight - (box.getBoundingClientRect().top + scrollY) - GAP;
    if (height <= room && (share === 1 || height > room - SPARE)) return;
    if (share === 1 && room < SMALLEST * height) return;
    share = Math.max(SMALLEST, Math.min(1, (share * room) / height));
    around.style.setProperty("--share", String(share));
  };
  // What is inside may be a moment late; measured too early it would be fitted twice.
  const soon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(now, 50);
  };
  const sizes = new ResizeObserver(soon);
  for (const el of [foot, box]) sizes.observe(el);
  addEventListener("resize", soon);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    removeEventListener("resize", soon);
    around.style.removeProperty("--share");
  };
}
