/* How a fact changes the reader's view, as the server says it. */
import type { Fact } from "./types";

/** The view after it: new values by field; of a list perhaps only some places. Nothing is changed in place. */
export function patched<V>(view: V, patch: Fact["patch"]): V {
  const out = { ...view } as Record<string, unknown>;
  for (const [name, value] of Object.entries(patch)) {
    const places = value !== null && typeof value === "object" && !Array.isArray(value);
    out[name] = places ? Object.assign([...(out[name] as unknown[])], value) : value;
  }
  return out as V;
}
