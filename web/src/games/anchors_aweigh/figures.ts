// The pictures of Anchors Aweigh!'s rules page.
import type { Figures } from "../../rules/figures";
import Cover from "./Cover.svelte";
import Assets from "./figures/Assets.svelte";
import Cards from "./figures/Cards.svelte";
import Laden from "./figures/Laden.svelte";
import Step from "./figures/Step.svelte";
import Things from "./figures/Things.svelte";

export const figures: Figures = {
  cover: () => ({ part: Cover }),
  step: (name) => ({ part: Step, props: { name } }),
  assets: () => ({ part: Assets }),
  things: () => ({ part: Things }),
  ship: () => ({ part: Laden }),
  cards: (type) => ({ part: Cards, props: { type: Number(type) } }),
  backs: () => ({ part: Cards }),
};
