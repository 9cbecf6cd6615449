/* The catalogue in the reader's language: Fluent files shared with the server, switched at run time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Sentence } from "../wire/types";
import { spell, type Given, type Reader } from "./kinds";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const files = import.meta.glob<string>("../../../src/quarterdeck/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of one catalogue file; "" when there is none. */
export function source(language: string, file: string): string {
  return Object.entries(files).find(([path]) => path.endsWith(`/${language}/${file}.ftl`))?.[1] ?? "";
}

/** One bundle per language and game: games may use the same keys (event-placed). */
const bundles = new Map<string, FluentBundle>();

function bundle(language: Language, game: string): FluentBundle {
  const key = `${language}/${game}`;
  let b = bundles.get(key);
  if (!b) {
    b = new FluentBundle(language, { useIsolating: false });
    b.addResource(new FluentResource(source(language, "ui")));
    if (game) b.addResource(new FluentResource(source(language, game)), { allowOverrides: true });
    bundles.set(key, b);
  }
  return b;
}

function format(language: Language, game: string, key: string, args: Given): string | null {
  const b = bundle(language, game);
  const [id = "", attribute] = key.split(".");
  const message = b.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? b.formatPattern(pattern, args, []) : null;
}

function lookup(language: Language, game: string, id: string) {
  const b = bundle(language, game);
  const message = b.getMessage(id);
  if (!message?.value) return null;
  const attributes: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(message.attributes)) attributes[name] = b.formatPattern(pattern, {}, []);
  return { value: b.formatPattern(message.value, {}, []), attributes };
}

class Words {
  language: Language = $state("en");

  /** A key of the shell or of a game, with raw arguments; the key itself shows when nobody wrote the sentence. */
  t(key: string, args: Given = {}, game = ""): string {
    return format(this.language, game, key, args) ?? format("en", game, key, args) ?? key;
  }

  has(key: string, game = ""): boolean {
    return format("en", game, key, {}) !== null;
  }

  /** A sentence from the server, for one reader. */
  say(sentence: Sentence, game: string, reader: Reader): string {
    const args = spell(sentence.args, reader, (id) => lookup(this.language, game, id));
    return this.t(sentence.key, args, game);
  }
}

export const words = new Words();
export const t = (key: string, args?: Given): string => words.t(key, args);

const nobody: Reader = { you: -1, name: (seat) => `${seat + 1}` };

/** A sentence outside of any table (errors of the HTTP interface). */
export const plain = (sentence: Sentence, game = ""): string => words.say(sentence, game, nobody);
/** Why not, and what the host of the server says about it. */
export const refused = (why: Sentence, said: string): string => (said ? `${plain(why)} ${t("host-says", { text: said })}` : plain(why));
