/* Looks at every draw of a finished game: does the secret that was sealed before it, with everybody's part, give just this one? */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draws } from "../wire/types";
import type { Given } from "./part";

export interface Checked {
  fits: number; // draws that are as they must be
  shots: number; // a shot's luck, which only the rules can check
  wrong: number; // the first draw that is not, counted from 1; 0: none
  broken: "" | "seal" | "other-seal" | "no-part"; // what was promised and not kept
  mine: boolean; // our part is in the seed
  gone: number; // parts that were there when we sat down and are not in it
}
const NOTHING = new Uint8Array([0]);
const BITS = 256n;
const COUNTS = /[1-9a-f]/; // a part of zeros alone does not

export function check(draws: Draws, given: Given | null): Checked {
  const found: Checked = { fits: 0, shots: 0, wrong: 0, broken: "", mine: !!given && draws.parts.includes(given.part), gone: 0 };
  const there = draws.parts.map((part) => bytesToHex(sha256(utf8ToBytes(part))));
  found.gone = (given?.known ?? []).filter((hash) => !there.includes(hash)).length;
  const secret = hexToBytes(draws.secret);
  if (bytesToHex(sha256(secret)) !== draws.seal) return { ...found, broken: "seal" };
  if (given && given.seal !== draws.seal) return { ...found, broken: "other-seal" };
  if (given && !found.mine) return { ...found, broken: "no-part" };
  const parts = draws.parts.filter((part) => COUNTS.test(part)).flatMap((part) => [NOTHING, hexToBytes(part)]);
  const seed = sha256(concatBytes(utf8ToBytes("quarterdeck seed"), NOTHING, secret, ...parts));
  for (const [n, draw] of draws.drawn.entries()) {
    if (draw.k !== n) return { ...found, wrong: n + 1 };
    if (!draw.total) {
      found.shots++;
      continue;
    }
    const number = BigInt(`0x${bytesToHex(hmac(sha256, seed, utf8ToBytes(String(n))))}`);
    const lot = Number((number * BigInt(draw.total)) >> BITS);
    if (lot < draw.low || lot >= draw.low + draw.lots) return { ...found, wrong: n + 1 };
    found.fits++;
  }
  return found;
}
