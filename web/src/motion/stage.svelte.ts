/* Where things fly: turns a face's Motion into elements above the table, by the places of refs and spots on screen. */
import { SvelteSet } from "svelte/reactivity";
import type { Motion, Picture } from "../table/face";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Actor {
  id: number;
  art: Picture;
  props: Record<string, unknown>;
  back: Picture | null;
  backProps: Record<string, unknown>;
  from: Box;
  to: Box;
  ms: number;
  delay: number;
  flips: boolean;
}

export interface Floater {
  id: number;
  x: number;
  y: number;
  text: string;
  tone: string;
  ms: number;
}

/** The element of a ref or spot that is on screen; a spot may be drawn twice, one of them hidden. */
export function place(name: string): HTMLElement | null {
  const q = CSS.escape(name);
  const all = [...document.querySelectorAll<HTMLElement>(`[data-ref="${q}"], [data-spot="${q}"]`)];
  return all.find((el) => el.getBoundingClientRect().width > 0) ?? null;
}

function box(name: string): Box | null {
  const el = place(name);
  if (!el) return null;
  const r = el.getBoundingClientRect();
  return r.width > 0 ? { x: r.x, y: r.y, w: r.width, h: r.height } : null;
}

/** A square box of this size around the same middle. */
function sized(b: Box, size: number): Box {
  return { x: b.x + (b.w - size) / 2, y: b.y + (b.h - size) / 2, w: size, h: size };
}

let ids = 0;

export class Stage {
  actors: Actor[] = $state.raw([]);
  floaters: Floater[] = $state.raw([]);
  readonly gone = new SvelteSet<string>();

  /** Plays it; resolves when it is over. Floats live on a little longer and hold up nobody. */
  async play(motion: Motion, rate: number, signal: AbortSignal): Promise<void> {
    const ms = motion.ms / rate;
    const actors: Actor[] = [];
    const lifted: string[] = [];
    for (const f of motion.flights ?? []) {
      const from = box(f.from);
      const to = box(f.to);
      if (!from || !to) continue; // not on screen (a closed sheet): the view will tell
      const size = f.size ?? "grow";
      const px = size === "from" ? Math.min(from.w, from.h) : size === "to" ? Math.min(to.w, to.h) : size;
      if (f.lift) lifted.push(f.from);
      actors.push({
        id: ++ids,
        art: f.art,
        props: f.props ?? {},
        back: f.back ?? null,
        backProps: f.backProps ?? {},
        from: typeof px === "number" ? sized(from, px) : from,
        to: typeof px === "number" ? sized(to, px) : to,
        ms: Math.max(80, ms - (f.delay ?? 0) / rate),
        delay: (f.delay ?? 0) / rate,
        flips: !!f.back,
      });
    }
    if (motion.turn) {
      const at = box(motion.turn.ref);
      if (at) {
        lifted.push(motion.turn.ref);
        actors.push({
          id: ++ids,
          art: motion.turn.front,
          props: { ...motion.turn.frontProps },
          back: motion.turn.back,
          backProps: { ...motion.turn.backProps },
          from: at,
          to: at,
          ms,
          delay: 0,
          flips: true,
        });
      }
    }
    for (const ref of lifted) this.gone.add(ref);
    this.actors = actors;
    for (const name of motion.pulse ?? [])
      place(name)?.animate?.([{ scale: 1 }, { scale: 1.08, offset: 0.35 }, { scale: 1 }], {
        duration: Math.max(240, ms),
        easing: "ease-out",
      });
    this.float(motion, rate);
    await wait(ms, signal);
    this.actors = [];
    for (const ref of lifted) this.gone.delete(ref);
  }

  private float(motion: Motion, rate: number): void {
    for (const f of motion.float ?? []) {
      const at = box(f.at);
      if (!at) continue;
      const id = ++ids;
      const ms = 1300 / rate;
      const floater = { id, x: at.x + at.w / 2, y: at.y + at.h / 2, text: f.text, tone: f.tone ?? "brass", ms };
      this.floaters = [...this.floaters, floater];
      window.setTimeout(() => (this.floaters = this.floaters.filter((o) => o.id !== id)), ms);
    }
  }

  clear(): void {
    this.actors = [];
    this.floaters = [];
    this.gone.clear();
  }
}

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
    signal.addEventListener("abort", end);
  });
}
