/* How this person likes the table: speed, sound, light, language, and how long a turn stays open. */
import { languages, words, type Language } from "../words/words.svelte";
import { keep, kept } from "./kept";

export type Speed = "1x" | "2x" | "off";
export type Theme = "system" | "day" | "night";

export interface Choices {
  speed: Speed;
  sound: boolean;
  volume: number; // 0..1
  theme: Theme;
  language: Language | "";
  pause: 0 | 3000 | -1; // ms before a turn closes by itself; -1: always ask
  colour: number; // of one's pieces, where it can be had; -1: whatever the seat has
}

const fresh: Choices = { speed: "1x", sound: true, volume: 0.35, theme: "system", language: "", pause: 3000, colour: -1 };

function switched_off(): boolean {
  return new URLSearchParams(location.search).get("motion") === "off" || kept<string>("motion", "") === "off";
}

const media = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);

class Settings {
  choices: Choices = $state({ ...fresh, ...kept<Partial<Choices>>("settings", {}) });
  private dark = $state(media("(prefers-color-scheme: dark)")?.matches ?? false);
  calm = $state(media("(prefers-reduced-motion: reduce)")?.matches ?? false); // the system asks for it: no speed is to be chosen
  private off = switched_off(); // tests, and people who said so in the address

  readonly theme: "day" | "night" = $derived(this.choices.theme === "system" ? (this.dark ? "night" : "day") : this.choices.theme);
  readonly still: boolean = $derived(this.off || this.calm || this.choices.speed === "off");
  readonly rate: number = $derived(this.choices.speed === "2x" ? 2 : 1);

  constructor() {
    media("(prefers-color-scheme: dark)")?.addEventListener("change", (e) => (this.dark = e.matches));
    media("(prefers-reduced-motion: reduce)")?.addEventListener("change", (e) => (this.calm = e.matches));
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.choices[key] = value;
    keep("settings", $state.snapshot(this.choices));
  }

  /** As they are kept elsewhere; what is not known here is left out. */
  take(told: Partial<Choices>): void {
    const known = Object.entries(told).filter(([key, value]) => key in fresh && typeof value === typeof fresh[key as keyof Choices]);
    this.choices = { ...this.choices, ...(Object.fromEntries(known) as Partial<Choices>) };
    keep("settings", $state.snapshot(this.choices));
  }

  /** Keeps the document in step; called once, inside an effect root. */
  apply(): void {
    $effect(() => {
      document.documentElement.dataset.theme = this.theme;
      document.documentElement.dataset.still = String(this.still);
      const colour = this.theme === "night" ? "#0d1a26" : "#f5eddc";
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
    });
    $effect(() => {
      words.language = this.choices.language || guess(navigator.languages ?? []);
      document.documentElement.lang = words.language;
    });
  }
}

export function guess(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((l) => tag.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return "en";
}

export const settings = new Settings();
