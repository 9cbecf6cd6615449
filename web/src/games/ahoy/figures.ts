// The pictures of Ahoy's rules page.
import type { Figures } from "../../rules/figures";
import Cover from "./Cover.svelte";
import Board from "./figures/Board.svelte";
import Fight from "./figures/Fight.svelte";
import Market from "./figures/Market.svelte";
import Plans from "./figures/Plans.svelte";
import Rewards from "./figures/Rewards.svelte";
import Sea from "./figures/Sea.svelte";
import Step from "./figures/Step.svelte";
import Terrain from "./figures/Terrain.svelte";
import Tiles from "./figures/Tiles.svelte";
import Tokens from "./figures/Tokens.svelte";
import TileCard from "./map/TileCard.svelte";
import { SANDBAR } from "./printed";

export const figures: Figures = {
  cover: () => ({ part: Cover }),
  step: (name) => ({ part: Step, props: { name } }),
  tokens: () => ({ part: Tokens }),
  faction: (side) => ({ part: Board, props: { side: Number(side) } }),
  sea: (name) => ({ part: Sea, props: { name } }),
  terrain: (n) => ({ part: Terrain, props: { terrain: Number(n) } }),
  sandbar: () => ({ part: TileCard, props: { tile: SANDBAR.findIndex((beyond) => beyond >= 0) >> 2 } }),
  battle: () => ({ part: Fight }),
  grid: () => ({ part: Rewards }),
  market: () => ({ part: Market }),
  plans: () => ({ part: Plans }),
  tiles: () => ({ part: Tiles }),
};
