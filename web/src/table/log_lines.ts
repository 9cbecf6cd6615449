/* Facts as lines of the log: all of a turn in one line, whatever else in its own. */
import type { Fact } from "../wire/types";
import { words } from "../words/words.svelte";
import type { Scene } from "./scene.svelte";

/** Somebody came, left or lent the seat: no fact of the game. */
export const NOTE = "note";

const MOST = 16; // facts in a line: nobody reads more

export interface LogLine {
  key: number;
  facts: Fact[];
  refs: string[];
  seat: number; // who it is about; -1: nobody
  opens: boolean; // the first line of a turn
  parts: boolean; // told in parts of one sentence: "Anne: Sail with a 2, to Fish Island, +1 gold"
}

/** The place of the last one that is so; -1: none. */
export function last_index<T>(all: readonly T[], is_so: (one: T) => boolean): number {
  let n = all.length - 1;
  while (n >= 0 && !is_so(all[n]!)) n -= 1;
  return n;
}

/** Whether the catalogue can tell it as a part of a longer line. */
function in_parts(fact: Fact, game: string): boolean {
  const key = `${game}/${fact.say!.key}`;
  let known = parted.get(key);
  if (known === undefined) parted.set(key, (known = words.has(`${fact.say!.key}.part`, game)));
  return known;
}
const parted = new Map<string, boolean>();

export function log_lines(facts: readonly Fact[], game = "", last_counts: readonly string[] = []): LogLine[] {
  const out: LogLine[] = [];
  let opens = false;
  let turn = -2; // whose turn it is, if this game has turns: what others do in the middle of one belongs to it
  facts.forEach((fact, key) => {
    if (fact.kind === "turn_began") {
      opens = out.length > 0;
      turn = fact.args.seat ?? -2;
      if (game) return;
    }
    if (!fact.say) return;
    const last = out[out.length - 1];
    const seat = fact.args.seat ?? -1;
    const part = fact.kind !== NOTE && in_parts(fact, game);
    const same = last?.parts ? part && (fact.minor || seat < 0 || seat === last.seat || last.seat === turn) : fact.minor;
    if (last && !opens && same && last.facts.length < MOST && last.facts[0]!.kind !== NOTE) {
      const before = last.facts[last.facts.length - 1]!;
      // Step by step to a place: what counts is where it ends.
      if (last_counts.includes(fact.kind) && before.kind === fact.kind && before.args.figure === fact.args.figure) last.facts.pop();
      last.facts.push(fact);
      last.refs.push(...fact.refs);
    } else {
      out.push({ key, facts: [fact], refs: [...fact.refs], seat, opens, parts: part && seat >= 0 });
      opens = false;
    }
  });
  return out;
}

/** What a line says after the name of who did it; the same twice is said once and counted. */
export function line_words(scene: Scene, line: LogLine): string {
  if (!line.parts) return line.facts.map((f) => scene.tell(f)).join(" ");
  const said: { text: string; times: number }[] = [];
  for (const fact of line.facts) {
    const whose = fact.args.seat ?? line.seat;
    const text = scene.tell(fact, true) + (whose === line.seat ? "" : ` (${scene.name(whose)})`);
    const before = said[said.length - 1];
    if (before?.text === text) before.times += 1;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(", ");
}

/** Who a line in parts is about. */
export function line_name(scene: Scene, line: LogLine): string {
  if (!line.parts) return "";
  if (line.facts[0]!.lent) return words.t("name-stand-in", { seat: scene.name(line.seat) });
  return scene.name(line.seat); // one's own name too: "You: draws" is no sentence
}

/** The last line as one text. */
export function last_words(scene: Scene): string {
  const line = scene.lines.at(-1);
  if (!line) return "";
  const name = line_name(scene, line);
  return name ? `${name}: ${line_words(scene, line)}` : line_words(scene, line);
}
