// Boards that show what a sentence of the rules means: which tiles lie there, and which spaces are meant.
import { blank, lay } from "../sample";
import { CARPENTER, CARTOGRAPHER, COOK, GUNNER, LOOKOUT, MONKEY, NAVIGATOR, PARROT, SWABBY } from "../printed";
import { cell_of, cell_ref, type View } from "../view";

export interface Shown {
  view: View;
  hot: string[];
}
const at = (...cells: [number, number][]): string[] => cells.map(([column, row]) => cell_ref(0, cell_of(column, row)));
const on = (board: number, tiles: number[][]): View => lay(blank(board, 1), 0, tiles);

export const SCENES: Record<string, Shown> = {
  // Four tiles are next to the Monkey; those at its corners are not.
  next: {
    view: on(0, [[SWABBY, COOK], [NAVIGATOR, GUNNER, CARPENTER], [LOOKOUT, MONKEY, SWABBY], [PARROT], [CARTOGRAPHER, NAVIGATOR]]),
    hot: at([1, 1], [2, 0], [2, 2]),
  },
  // Four characters in the Cook's row, on both sides of the gap.
  row: {
    view: on(0, [[SWABBY, GUNNER], [LOOKOUT, NAVIGATOR], [CARPENTER, COOK], [], [PARROT, SWABBY]]),
    hot: at([0, 1], [1, 1], [2, 1], [4, 1]),
  },
  // Every tile that counts in the example.
  example: {
    view: on(0, [
      [SWABBY, PARROT],
      [COOK, GUNNER, CARTOGRAPHER],
      [CARPENTER, CARPENTER, SWABBY, NAVIGATOR, LOOKOUT],
      [PARROT, MONKEY],
      [NAVIGATOR],
    ]),
    hot: at([0, 0], [0, 1], [2, 0], [2, 2], [2, 4], [3, 2]),
  },
};
