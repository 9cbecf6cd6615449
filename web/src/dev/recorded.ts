/* Games recorded by a game's dev/record.py, for tests: told facts, and what changed in the view with each action. */
import type { Fact } from "../wire/types";

export interface Told {
  kind: string;
  args: Record<string, number>;
  more?: number[];
}
export type Frame = [Told[], Fact["patch"]];

export const fact = (told: Told): Fact => ({ more: [], ...told, say: null, minor: false, refs: [], patch: {} });
