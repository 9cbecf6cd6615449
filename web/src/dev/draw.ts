// Parts of a face drawn for a test; all are gone after it, and the language is English again.
import { flushSync, mount, unmount } from "svelte";
import { afterEach } from "vitest";
import type { Scene } from "../table/scene.svelte";
import { words } from "../words/words.svelte";

const mounted: Record<string, unknown>[] = [];

export function draw(part: unknown, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push(mount(part as never, { target, props: props as never }));
  flushSync();
  return target;
}

const others = (s: Scene): number[] => Array.from({ length: s.view.seats }, (_, seat) => seat).filter((seat) => seat !== s.focus);

/** A part of every seat but the one in focus. */
export const draw_others = (small: unknown, s: Scene): HTMLElement[] => others(s).map((seat) => draw(small, { ctx: s, seat }));

export const refs = (els: HTMLElement[]): string[] =>
  els.flatMap((el) => [...el.querySelectorAll<HTMLElement>("[data-ref]")].map((e) => e.dataset.ref!));

export function clear(): void {
  for (const m of mounted.splice(0)) void unmount(m);
  document.body.innerHTML = "";
}

afterEach(() => {
  clear();
  words.language = "en";
});
