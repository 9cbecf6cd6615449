// The pictures of Captain Flip's rules page.
import type { Figures } from "../../rules/figures";
import Cover from "./Cover.svelte";
import Board from "./figures/Board.svelte";
import Crew from "./figures/Crew.svelte";
import Figure from "./figures/Figure.svelte";
import Step from "./figures/Step.svelte";
import Art from "./parts/Art.svelte";

export const figures: Figures = {
  cover: () => ({ part: Cover }),
  step: (name) => ({ part: Step, props: { name } }),
  crew: () => ({ part: Crew }),
  character: (n) => ({ part: Figure, props: { character: Number(n) } }),
  map: () => ({ part: Art, props: { thing: "map" } }),
  board: (letter) => ({ part: Board, props: { board: "ABCD".indexOf(letter ?? "A") } }),
  scene: (name) => ({ part: Board, props: { scene: name } }),
};
