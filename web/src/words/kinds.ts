/* An argument's name tells its kind; kinds become the words and numbers that a catalogue message expects. */
import { ROWS } from "../games/captain_flip/printed"; // no other game has cells

export type Given = Record<string, string | number>;

export interface Reader {
  you: number; // the reader's seat; -1 watches
  name(seat: number): string;
}

/** What the catalogue has to say about one value, e.g. character-3 with its attributes; null: nothing. */
export type Lookup = (message: string) => { value: string; attributes: Record<string, string> } | null;

/** Turns {seat: 1, character: 3, cell: 7} into what the message is formatted with. */
export function spell(args: Readonly<Record<string, number>>, reader: Reader, lookup: Lookup): Given {
  const out: Given = {};
  for (const [name, n] of Object.entries(args)) {
    const kind = name.replace(/\d+$/, "");
    const digits = name.slice(kind.length);
    switch (kind) {
      case "seat":
        out[name] = n < 0 ? "" : reader.name(n);
        out[`you${digits}`] = n >= 0 && n === reader.you ? "yes" : "no";
        out[`has${digits}`] = n >= 0 ? "yes" : "no";
        if (digits) out.same = n === args.seat ? "yes" : "no";
        break;
      case "cell":
        out[`column${digits}`] = Math.floor(n / ROWS) + 1;
        out[`row${digits}`] = (n % ROWS) + 1;
        break;
      case "column":
        out[name] = n + 1;
        break;
      default: {
        const found = lookup(`${kind}-${n}`);
        out[name] = found ? found.value : n;
        for (const [a, text] of Object.entries(found?.attributes ?? {})) out[`${name}_${a}`] = text;
      }
    }
  }
  return out;
}
