// What a gallery's address asks for; language and theme are set at once.
import { words } from "../words/words.svelte";

const asked = new URLSearchParams(location.search);
export const pick = (name: string, otherwise: string): string => asked.get(name) ?? otherwise;

words.language = pick("lang", "en") === "de" ? "de" : "en";
document.documentElement.dataset.theme = pick("theme", "day");
