/* Which tables' final count this browser has seen to its end: it is not told again after a reload or a replay. */
import { keep, kept } from "../settings/kept";

const MOST = 40; // tables

export const was_counted = (code: string): boolean => kept<string[]>("counted", []).includes(code);

export function remember_counted(code: string): void {
  if (!was_counted(code)) keep("counted", [code, ...kept<string[]>("counted", [])].slice(0, MOST));
}
