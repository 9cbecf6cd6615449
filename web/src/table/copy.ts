/* Copies a text and says so; without clipboard rights it shows the text to copy by hand. */
import { toasts } from "../ui/toasts.svelte";
import { t } from "../words/words.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.good(t("copied"));
  } catch {
    window.prompt(t("copy-by-hand"), text);
  }
}
