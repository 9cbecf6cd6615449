/* Keeps the keyboard inside an open sheet, and gives the focus back when it closes. */
const CAN = 'a[href], button:not(:disabled), input:not(:disabled), select, [tabindex]:not([tabindex="-1"])';

/** Open sheets; only the uppermost listens. */
const open: HTMLElement[] = [];

/** With `keeps` false one may leave it for the page beside it; Escape in it still closes it. */
export function focus_trap(close: () => void, keeps = true): (el: HTMLElement) => () => void {
  return (el) => {
    const before = document.activeElement as HTMLElement | null;
    const first = el.querySelector<HTMLElement>("[data-first]") ?? el;
    first.focus({ preventScroll: true });
    const back = (): void => {
      if (keeps || el.contains(document.activeElement)) before?.focus?.({ preventScroll: true });
    };
    if (!keeps) {
      const escape = (e: KeyboardEvent): void => {
        if (e.key !== "Escape" || (e.target as Element | null)?.closest?.("[data-escape]")) return;
        e.preventDefault();
        e.stopPropagation();
        close();
      };
      el.addEventListener("keydown", escape);
      return () => (el.removeEventListener("keydown", escape), back());
    }
    open.push(el);

    // On the window and before everybody else: the focus may have been on something that is gone.
    const keys = (e: KeyboardEvent): void => {
      if (open[open.length - 1] !== el) return;
      if (e.key === "Escape" && (e.target as Element | null)?.closest?.("[data-escape]")) return; // it means something there
      if (e.key === "Escape") {
        e.preventDefault();
        close();
      } else if (e.key === "Tab") tab(e, el);
      else if (el.contains(e.target as Node)) return; // typing and the like
      e.stopPropagation(); // the table's keys sleep
    };
    addEventListener("keydown", keys, true);
    return () => {
      open.splice(open.indexOf(el), 1);
      removeEventListener("keydown", keys, true);
      back();
    };
  };
}

function tab(e: KeyboardEvent, el: HTMLElement): void {
  const all = [...el.querySelectorAll<HTMLElement>(CAN)].filter((x) => x.offsetParent !== null);
  const a = all[0];
  const z = all[all.length - 1];
  if (!a || !z) return e.preventDefault();
  const at = document.activeElement;
  const outside = !el.contains(at) || at === el;
  if (e.shiftKey ? outside || at === a : outside || at === z) {
    e.preventDefault();
    (e.shiftKey ? z : a).focus();
  }
}
