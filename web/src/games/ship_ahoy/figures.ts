// The pictures of Ship Ahoy's rules page.
import type { Figures } from "../../rules/figures";
import Cover from "./Cover.svelte";
import Dice from "./figures/Dice.svelte";
import Fleet from "./figures/Fleet.svelte";
import Step from "./figures/Step.svelte";
import Table from "./figures/Table.svelte";

export const figures: Figures = {
  cover: () => ({ part: Cover }),
  step: (name) => ({ part: Step, props: { name } }),
  pieces: () => ({ part: Fleet }),
  dice: () => ({ part: Dice }),
  tables: (...names) => ({ part: Table, props: { names } }),
  scene: (name) => ({ part: Table, props: { names: [name] } }),
  scenario: (name) => ({ part: Table, props: { names: [name], scenario: true } }),
};
