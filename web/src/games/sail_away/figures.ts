// The pictures of Sail Away's rules page.
import type { Figures } from "../../rules/figures";
import Cover from "./Cover.svelte";
import Card from "./figures/Card.svelte";
import Crates from "./figures/Crates.svelte";
import Isles from "./figures/Isles.svelte";
import Resources from "./figures/Resources.svelte";
import Ships from "./figures/Ships.svelte";
import Slot from "./figures/Slot.svelte";
import Step from "./figures/Step.svelte";

export const figures: Figures = {
  cover: () => ({ part: Cover }),
  step: (name) => ({ part: Step, props: { name } }),
  crates: () => ({ part: Crates }),
  objectives: () => ({ part: Resources }),
  stack: () => ({ part: Isles, props: { scene: "stack" } }),
  islands: () => ({ part: Isles }),
  ships: () => ({ part: Ships }),
  card: (n) => ({ part: Card, props: { card: Number(n) } }),
  ability: (n) => ({ part: Slot, props: { slot: Number(n) } }),
};
