// What has been told about the card on the table and the one before it: who did what, what they paid and what they got.
import type { Fact } from "../../../wire/types";
import { NONE } from "../printed";

export interface Item {
  what: "asset" | "cargo" | "coins" | "parrot";
  n: number; // which asset or colour, or how many coins
}

export interface Deed {
  declared: number; // 1 encounters, 0 flees, -1 not said or not asked
  fate: "" | "resolved" | "passed" | "fined";
  paid: Item[];
  got: Item[];
  lost: number; // reward cargo left behind
  aside: number; // of it, what is not in the supply yet
}

export interface Told {
  type: number;
  card: number; // -1: not turned up
  deeds: Deed[];
}

const fresh = (): Deed => ({ declared: NONE, fate: "", paid: [], got: [], lost: 0, aside: 0 });
const MET = 60; // facts of one card at most: how far back is looked for its beginning

function read(facts: readonly Fact[], seats: number): Told {
  const told: Told = { type: facts[0]?.args.type ?? NONE, card: NONE, deeds: Array.from({ length: seats }, fresh) };
  for (const { kind, args } of facts) {
    const d = told.deeds[args.seat ?? NONE] ?? fresh();
    const colour = args.colour ?? 0;
    if (kind === "turned") told.card = args.card ?? NONE;
    else if (kind === "declared") d.declared = args.encounter ?? 0;
    else if (kind === "resolved") d.fate = "resolved";
    else if (kind === "passed" && d.fate === "") d.fate = "passed";
    else if (kind === "spent") d.paid.push({ what: "asset", n: (args.front ?? 0) >> 1 });
    else if (kind === "used_parrot") d.paid.push({ what: "parrot", n: 1 });
    else if (kind === "paid_cargo") d.paid.push({ what: "cargo", n: colour });
    else if (kind === "fined" || kind === "robbed") {
      d.fate = "fined";
      if (kind === "robbed") d.paid.push({ what: "cargo", n: colour });
      else if (args.coins) d.paid.push({ what: "coins", n: args.coins });
    } else if (kind === "earned") d.got.push({ what: "coins", n: args.coins ?? 0 });
    else if (kind === "gained") d.got.push({ what: "cargo", n: colour });
    else if (kind === "left_behind" && d.aside > 0) d.aside--;
    else if (kind === "set_aside" || kind === "left_behind") {
      if (kind === "set_aside") d.aside++;
      const at = d.got.findIndex((i) => i.what === "cargo" && i.n === colour);
      if (at >= 0) d.got.splice(at, 1);
      d.lost++;
    }
  }
  return told;
}

/** Cuts the log at the cards: what belongs to the one on the table, and to the last one before it that was turned up. */
export function told(log: readonly Fact[], seats: number): { now: Told | null; last: Told | null } {
  const starts: number[] = [];
  const from = Math.max(0, log.length - MET * 6);
  let end = log.length;
  let open = true; // the end of the log still belongs to a card
  for (let i = log.length - 1; i >= from && starts.length < 16; i--) {
    const kind = log[i]!.kind;
    if (kind === "drawn") starts.push(i);
    else if (kind === "round_ended" && starts.length === 0) {
      open = false;
      end = i;
    } else if (kind === "loading_began") break;
  }
  const piece = (k: number): Told => read(log.slice(starts[k], k === 0 ? end : starts[k - 1]), seats);
  const all = starts.map((_, k) => piece(k));
  const now = open ? (all[0] ?? null) : null;
  return { now, last: all.find((one, k) => one.card !== NONE && (k > 0 || !open)) ?? null };
}

export interface Homecoming {
  sold: number;
  chests: number;
  parrot: boolean;
}

/** What each seat did since the round ended. */
export function home(log: readonly Fact[], seats: number): Homecoming[] {
  const out = Array.from({ length: seats }, () => ({ sold: 0, chests: 0, parrot: false }));
  let at = log.length - 1;
  while (at >= 0 && log[at]!.kind !== "round_ended") at--;
  if (at < 0) return out;
  for (const { kind, args } of log.slice(at)) {
    const one = out[args.seat ?? NONE];
    if (!one) continue;
    if (kind === "earned" && args.source === 1) one.sold += args.coins ?? 0;
    else if (kind === "chest") one.chests++;
    else if (kind === "parrot") one.parrot = true;
  }
  return out;
}
