/* Whether a view made from a race's facts is still the true one: names the fields that differ. */

export function drifted(shown: unknown, truth: unknown): string[] {
  const a = (shown ?? {}) as Record<string, unknown>;
  const b = (truth ?? {}) as Record<string, unknown>;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name])).sort();
}
