// Equal dice and equal slots are offered once: clicking one of the others means the one that is offered.
import { piece } from "../../../click/piece.svelte";
import type { Ctx } from "../../../table/face";
import { SHIP_SLOT } from "../printed";
import { slot_of } from "../print";
import { die, faction, on_slot, type View } from "../view";
import { GROUPS } from "./groups";

type C = Ctx<View>;

/** The lit ref that an equal die stands for; "": none. */
export function die_alias(ctx: C, seat: number, n: number): string {
  const value = die(ctx.view, seat, n);
  if (value <= 0 || ctx.click.is_lit(`die:${seat}:${n}`)) return "";
  const m = [0, 1, 2, 3, 4].find((k) => die(ctx.view, seat, k) === value && ctx.click.is_lit(`die:${seat}:${k}`));
  return m === undefined ? "" : `die:${seat}:${m}`;
}

/** The lit ref that an equal slot stands for; "": none. */
export function slot_alias(ctx: C, seat: number, slot: number): string {
  const ref = (n: number): string => `slot:${seat}:${n}`;
  if (slot >= SHIP_SLOT || ctx.click.is_lit(ref(slot))) return "";
  const side = faction(ctx.view, seat);
  const on = on_slot(ctx.view, seat, slot);
  const group = GROUPS[side]?.find((g) => g.slots.includes(slot));
  const same = group?.slots.find(
    (n) => ctx.click.is_lit(ref(n)) && on_slot(ctx.view, seat, n) === on && slot_of(side, n).needs === slot_of(side, slot).needs,
  );
  return same === undefined ? "" : ref(same);
}

/** What an element of a board is: a piece, the stand-in of an equal one, or just a spot when its piece is drawn elsewhere. */
export function part(ctx: C, ref: string, live = true, other = ""): (el: HTMLElement) => () => void {
  return live && !other ? piece(ctx, ref) : (el) => stand_in(ctx, ref, live ? other : "", el);
}

/** Whatever a piece has written on the element before goes: its ref must not be on screen twice. */
function stand_in(ctx: C, ref: string, other: string, el: HTMLElement): () => void {
  for (const name of ["ref", "lit", "armed", "chosen", "hot", "gone", "risk", "sending"]) delete el.dataset[name];
  for (const name of ["role", "tabindex", "aria-label"]) el.removeAttribute(name);
  el.dataset.spot = ref;
  const press = (e: Event): void => {
    e.stopPropagation();
    ctx.click.press(other);
  };
  if (other) {
    el.dataset.alias = "";
    el.addEventListener("click", press);
  }
  return () => {
    delete el.dataset.spot;
    delete el.dataset.alias;
    el.removeEventListener("click", press);
  };
}
