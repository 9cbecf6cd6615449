// What each event of the voyage looks like: cards are drawn and turned, what is paid flies off, what is got flies aboard.
import type { Ctx, Flight, Motion, Picture } from "../../table/face";
import type { Fact } from "../../wire/types";
import Cargo from "./parts/Cargo.svelte";
import Coin from "./parts/Coin.svelte";
import Thing from "./parts/Thing.svelte";
import Tile from "./parts/Tile.svelte";
import { NONE, SPACES } from "./printed";
import Card from "./travel/Card.svelte";
import { place_ref, type View } from "./view";

const TRAVEL = 420;
const TOKEN = 34;
const MOST_COINS = 6; // more than that would be a swarm; the number says the rest
const TABLE = "table:card"; // where the card lies

const fly = (art: Picture, props: Record<string, unknown>, from: string, to: string, lift = false, delay = 0): Flight => ({
  from,
  to,
  art,
  props,
  size: TOKEN,
  lift,
  delay,
});
const shower = (from: string, to: string, coins: number): Flight[] =>
  Array.from({ length: Math.min(MOST_COINS, coins) }, (_, i) => ({ from, to, art: Coin, size: 26, delay: i * 55 }));

/** Where a token lies or will lie: the place itself, the ship if nobody is told which. */
function at_place(v: View, seat: number, place: number): string {
  if (place < 0) return `ship:${seat}`;
  return place_ref(seat, place < 2 * SPACES || v.below[seat] !== null ? place : place - SPACES);
}

export function travel_motion(fact: Fact, ctx: Ctx<View>): Motion | null {
  const v = ctx.view;
  const a = fact.args;
  const seat = a.seat ?? NONE;
  const colour = a.colour ?? 0;
  const here = at_place(v, seat, a.place ?? NONE);
  const deed = `deed:${seat}`;
  const space = `space:${seat}:${a.space ?? 0}`;
  const tile = (lift = true): Flight => ({ from: space, to: "pile", art: Tile, props: { front: a.front }, size: "from", lift });
  switch (fact.kind) {
    case "drawn":
      return {
        ms: TRAVEL,
        flights: [{ from: "deck", to: TABLE, art: Card, props: { card: NONE, type: a.type }, size: "to" }],
        pulse: ["deck"],
        sound: "bag",
      };
    case "bottomed":
      return {
        ms: 520,
        flights: [{ from: TABLE, to: "deck", art: Card, props: { card: NONE, type: 3 }, size: "from", lift: true, delay: 140 }],
        sound: "place",
      };
    case "chose":
      return { ms: seat === ctx.you ? 0 : 140, pulse: [deed], shows: "before" };
    case "declared":
      return { ms: 260, pulse: [deed], shows: "before", sound: a.encounter ? "flip" : undefined };
    case "turned":
      return {
        ms: 520,
        turn: { ref: TABLE, front: Card, frontProps: { card: NONE, type: a.type }, back: Card, backProps: { card: a.card, type: a.type } },
        sound: "flip",
      };
    case "resolved":
      return { ms: 260, pulse: [deed], shows: "before", sound: "turn" };
    case "passed":
      return { ms: 180, pulse: [deed], shows: "before" };
    case "spent":
      return { ms: 340, flights: [tile()], sound: "place" };
    case "exchanged":
    case "tossed":
      return { ms: 340, flights: [tile()], sound: "bag" };
    case "used_parrot":
      return { ms: TRAVEL, flights: [fly(Thing, { thing: "parrot" }, `parrot:${seat}`, TABLE)], sound: "turn" };
    case "paid_cargo":
    case "tossed_cargo":
      return { ms: 340, flights: [fly(Cargo, { colour }, here, `cargo:${colour}`, true)], sound: "bag" };
    case "robbed":
      return { ms: TRAVEL, flights: [fly(Cargo, { colour }, here, TABLE, true)], sound: "refuse" };
    case "fined":
      return a.coins
        ? {
            ms: TRAVEL,
            flights: shower(`purse:${seat}`, TABLE, a.coins),
            float: [{ at: `purse:${seat}`, text: `−${a.coins}`, tone: "bad" }],
            sound: "coin",
          }
        : { ms: 140, pulse: [deed] };
    case "earned":
      return {
        ms: TRAVEL,
        flights: shower(a.source === 1 ? `ship:${seat}` : TABLE, `purse:${seat}`, a.coins ?? 0),
        float: [{ at: `purse:${seat}`, text: `+${a.coins}`, tone: "good" }],
        sound: "coin",
      };
    case "gained":
      return { ms: 300, flights: [fly(Cargo, { colour }, `cargo:${colour}`, deed)], sound: "bag" };
    case "stowed":
      return { ms: 320, flights: [fly(Cargo, { colour }, deed, here)], sound: "place" };
    case "set_aside":
      return { ms: 160, pulse: [deed] };
    case "left_behind":
      return { ms: 320, flights: [fly(Cargo, { colour }, deed, `cargo:${colour}`)], sound: "bag" };
    case "restowed":
      return colour < 0
        ? { ms: 0 }
        : { ms: 300, flights: [fly(Cargo, { colour }, here, at_place(v, seat, a.place2 ?? NONE), true)], sound: "place" };
    case "short":
      return { ms: TRAVEL, pulse: [`cargo:${colour}`], sound: "refuse" };
    case "round_ended":
      return { ms: 600, pulse: ["deck"], shows: "before", sound: "map" };
    case "unloaded":
      return { ms: 220, pulse: [`ship:${seat}`] };
    case "chest":
      return {
        ms: TRAVEL,
        flights: [fly(Thing, { thing: "chest" }, `purse:${seat}`, (a.space ?? NONE) >= 0 ? space : `ship:${seat}`)],
        sound: "coin",
      };
    case "parrot":
      return { ms: 520, flights: [fly(Thing, { thing: "parrot" }, deed, `ship:${seat}`)], sound: "column" };
    case "ended":
      return { ms: 300, sound: "end" };
    default:
      return null;
  }
}
