/* Makes an element a piece: {@attach piece(ctx, "cell:0:7")}.
 *
 * CONTRACT
 * - Sets data-ref, and for styling: data-lit (may be clicked now), data-armed (tapped once), data-chosen (part of the path),
 *   data-hot (pointed at by the log), data-gone (its piece is in the air), data-risk (lit, and it may cost something),
 *   data-sending (pressed, and the server has not answered yet). Style these, e.g. .cell[data-lit] { … }.
 * - Lit: role=button, tabindex=0, aria-label from the choice (label and gain). Not lit: role=img, aria-label from
 *   face.label, tabindex=-1 (arrow keys still reach it with Shift).
 * - Mouse: click acts; resting shows the explanation. Touch: what leads on to another piece acts at once; of what completes a
 *   choice the first tap arms and shows what it gives, the second acts; long press explains. Keyboard: arrows go to the nearest piece, Enter or Space acts, "?" (or Enter on what is
 *   not lit) explains, Escape steps back.
 * - A press on what is not lit explains it, and the server is asked why it cannot be used now.
 * - The host element must not be a <button> and must not have handlers for the same events. */
import type { Ctx } from "../table/face";
import { arrow } from "./arrows";
import { hover } from "./hover.svelte";

const REST = 350; // ms the mouse rests before it explains
const LONG = 450; // ms of a long press

export interface PieceCtx extends Pick<Ctx, "click" | "hot" | "gone" | "gain"> {
  label_of(ref: string): string;
  exhibit?: boolean; // a picture of the rules: it may glow, and that is all
  readonly sending?: ReadonlySet<string>;
  why?(ref: string): void;
}

/** Where the mouse was last moved to. */
const mouse = { x: -1, y: -1 };
if (typeof window !== "undefined")
  window.addEventListener("pointermove", (e) => Object.assign(mouse, { x: e.clientX, y: e.clientY }), { passive: true });

export function piece(ctx: Ctx<unknown>, ref: string): (el: HTMLElement) => () => void {
  return (el) => {
    const c = ctx as unknown as PieceCtx;
    if (c.exhibit) return point_at(el, c, ref);
    el.dataset.ref = ref;

    $effect(() => {
      const lit = c.click.is_lit(ref);
      flag(el, "lit", lit);
      el.tabIndex = lit && !c.click.twins[ref] ? 0 : -1; // a twin is reached by what it stands for
      el.setAttribute("role", lit ? "button" : "img");
      const gain = lit ? c.gain(ref) : null;
      const name = c.label_of(ref);
      flag(el, "risk", !!gain?.risk);
      const label = gain ? [gain.label, gain.text, ...gain.why, gain.risk, name].filter(Boolean).join(", ") : name;
      if (label) el.setAttribute("aria-label", label);
      else el.removeAttribute("aria-label");
    });
    $effect(() => flag(el, "armed", c.click.armed === ref));
    $effect(() => flag(el, "chosen", c.click.path.includes(ref)));
    $effect(() => flag(el, "hot", c.hot.has(ref)));
    $effect(() => flag(el, "gone", c.gone.has(ref)));
    $effect(() => flag(el, "sending", c.sending?.has(ref) ?? false));

    let pointer = "mouse";
    let timer = 0;
    let held = false; // a long press has explained: the click that follows is not meant

    let slid = false; // it came under a mouse that rests: nobody has asked yet

    const stop = (): void => clearTimeout(timer);
    const explain = (): void => {
      timer = window.setTimeout(() => hover.show(ref, el), hover.ref ? 60 : REST);
    };
    const why_not = (): void => {
      stop();
      hover.show(ref, el, true);
      c.why?.(ref);
    };
    const act = (): void => {
      stop();
      hover.hide();
      c.click.press(ref);
    };

    const on: { [K in keyof HTMLElementEventMap]?: (e: HTMLElementEventMap[K]) => void } = {
      pointerdown(e) {
        pointer = e.pointerType;
        held = false;
        stop();
        if (pointer !== "mouse")
          timer = window.setTimeout(() => {
            held = true;
            hover.show(ref, el, true);
          }, LONG);
      },
      pointerup: stop,
      pointercancel: stop,
      pointerenter(e) {
        if (e.pointerType !== "mouse") return;
        stop();
        slid = e.clientX === mouse.x && e.clientY === mouse.y;
        if (!slid) explain();
      },
      pointermove(e) {
        if (!slid || e.pointerType !== "mouse") return;
        slid = false;
        explain();
      },
      pointerleave(e) {
        stop();
        if (e.pointerType === "mouse" && !hover.pinned) hover.hide(ref);
      },
      contextmenu(e) {
        if (pointer !== "mouse") e.preventDefault(); // long press explains instead
      },
      click(e) {
        e.stopPropagation();
        if (held) return void (held = false);
        if (!c.click.is_lit(ref)) return why_not();
        if (pointer === "mouse" || c.click.armed === ref || !c.click.choice(ref)) return act();
        c.click.arm(ref);
        hover.show(ref, el, true);
      },
      keydown(e) {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        if (e.key === " " && !c.click.is_lit(ref)) return; // the table's key: it skips what is moving
        if (e.key === "Enter" || e.key === " ") {
          e.preventDefault();
          e.stopPropagation();
          if (e.repeat) return;
          if (!c.click.is_lit(ref)) why_not();
          else if (e.key === "Enter" || c.click.settled) act();
        } else if (e.key === "?") {
          if (hover.pinned && hover.ref === ref) return; // it is explained already: the table's key
          e.preventDefault();
          hover.show(ref, el, true);
        } else if (arrow(e, el)) {
          e.preventDefault();
          e.stopPropagation();
        }
      },
      focus() {
        if (el.matches(":focus-visible") && c.click.is_lit(ref)) hover.show(ref, el);
      },
      blur() {
        if (!hover.pinned) hover.hide(ref);
      },
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, fn] of entries) el.addEventListener(name, fn);

    return () => {
      stop();
      hover.hide(ref);
      for (const [name, fn] of entries) el.removeEventListener(name, fn);
      for (const name of ["ref", "lit", "armed", "chosen", "hot", "gone", "risk", "sending"]) delete el.dataset[name]; // it may stay as a picture
    };
  };
}

function point_at(el: HTMLElement, c: PieceCtx, ref: string): () => void {
  flag(el, "hot", c.hot.has(ref));
  flag(el, "lit", c.click.is_lit(ref));
  return () => {};
}

function flag(el: HTMLElement, name: string, on: boolean): void {
  if (on) el.dataset[name] = "";
  else delete el.dataset[name];
}
