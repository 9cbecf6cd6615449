/* How long ago something was, in the reader's language: "3 minutes ago", "yesterday". */
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Both in seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, size] = STEPS.find(([, s]) => passed >= s) ?? (["second", 0] as const);
  return words.format(size ? -Math.floor(passed / size) : 0, unit);
}
