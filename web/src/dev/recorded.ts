/* Games recorded by a game's dev/record.py, for tests: told facts, and what changed in the view with each action. */
import type { Fact } from "../wire/types";

export interface Told {
  kind: string;
  args: Record<string, number>;
  more?: number[];
}
export type Frame = [Told[], Record<string, unknown>];

export const fact = (told: Told): Fact => ({ more: [], ...told, say: null, minor: false, refs: [] });

/** The server's next view, from what changed: of lists only the places that did. */
export function patched<V>(view: V, change: Record<string, unknown>): V {
  const out = structuredClone(view) as Record<string, unknown>;
  for (const [name, value] of Object.entries(change)) {
    if (value !== null && typeof value === "object" && !Array.isArray(value))
      for (const [i, x] of Object.entries(value)) (out[name] as unknown[])[Number(i)] = x;
    else out[name] = value;
  }
  return out as V;
}
