// The four scenes by board number, and the grid that lies over each of them.
import { island } from "./island";
import { kraken } from "./kraken";
import { raft } from "./raft";
import { ship } from "./ship";

export const SCENES = [ship, kraken, raft, island];

/** The scene's size, and where the grid of spaces lies in it. */
export const SCENE = { width: 580, height: 620, left: 20, top: 30, space: 100, step: 110 };

/** Upper left corner of a space in the scene; row 0 is the lowest. */
export function corner(column: number, row: number): { x: number; y: number } {
  return { x: SCENE.left + column * SCENE.step, y: SCENE.top + (4 - row) * SCENE.step };
}
