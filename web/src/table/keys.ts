/* Keys of the table. A button says which keys press it (data-keys, see ui/Button), and whoever presses one of them presses the
 * button: so what is shown is what works. A button of a game has a letter of its own words. */

import { words } from "../words/words.svelte";
import type { Scene } from "./scene.svelte";

const LETTER = /[a-z]/;

/** One letter for each of these labels: its first that is free, a number when none is. */
export function letters(labels: readonly string[], taken: Iterable<string>): string[] {
  const used = new Set([...taken].map((key) => key.toLowerCase()));
  // The first letter of a word is found before one in its middle.
  const wanted = (label: string): string[] => {
    const plain = label.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const words = plain.split(/[^a-z]+/).filter(Boolean);
    return [...words.map((word) => word[0]!), ...plain].filter((letter) => LETTER.test(letter));
  };
  return labels.map((label) => {
    const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    const key = [...wanted(label), ...numbers].find((k) => !used.has(k)) ?? "";
    if (key) used.add(key);
    return key;
  });
}

/** What always means the same at this table: Undo, Done, and the game's own keys. */
export function taken_keys(scene: Pick<Scene, "face">): string[] {
  const own = (scene.face.keys ?? []).flatMap(({ keys }) => keys.split(" "));
  return [words.t("key-undo"), words.t("key-done"), ...own].map((key) => key.toLowerCase());
}
export const undo_keys = (): string => `${words.t("key-undo").toLowerCase()} ctrl+z`;
export const done_keys = (): string => `${words.t("key-done").toLowerCase()} enter`;

/** How a button names the key of this event: "u", "ctrl+z", "enter". */
export function key_of(e: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  if (e.altKey) return "";
  const key = e.key.toLowerCase();
  return e.ctrlKey || e.metaKey ? `ctrl+${key}` : key;
}

/** The button that this key presses now, if there is one in sight. */
export function button_of(key: string, within: ParentNode): HTMLElement | null {
  if (!key || /["\\\s]/.test(key)) return null;
  const all = [...within.querySelectorAll<HTMLElement>(`[data-keys~="${key}"]:not(:disabled)`)];
  return all.find((el) => el.offsetParent !== null) ?? null;
}
