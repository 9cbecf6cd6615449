// What each event looks like: one thing moves at a time, about 420 ms each; the shell plays it, skips it or leaves it out.
import type { Ctx, Flight, Motion } from "../../table/face";
import type { Fact } from "../../wire/types";
import { column_at } from "./board";
import Coin from "./parts/Coin.svelte";
import TreasureMap from "./parts/Map.svelte";
import Tile from "./parts/Tile.svelte";
import { EMPTY, FROM_MAP } from "./printed";
import { cell_of, cell_ref, type View } from "./view";

const TRAVEL = 420;
const COIN_SIZE = 26;
const MOST_COINS = 6; // more than that would be a swarm; the number says the rest

/** A handful of coins one after another, from a place to a seat's purse or back. */
function shower(from: string, to: string, coins: number): Flight[] {
  return Array.from({ length: Math.min(MOST_COINS, coins) }, (_, i) => ({ from, to, art: Coin, size: COIN_SIZE, delay: i * 55 }));
}

export function motion(fact: Fact, ctx: Ctx<View>): Motion | null {
  const a = fact.args;
  const seat = a.seat ?? -1;
  const cell = a.cell ?? -1;
  const tile = (character: number): Record<string, unknown> => ({
    character,
    name: character === EMPTY ? "" : ctx.t(`character-${character}`),
  });
  switch (fact.kind) {
    case "flag_given":
      return { ms: TRAVEL, pulse: [`seat:${seat}`, "flag"], shows: "before" };
    case "turn_began":
      return { ms: 140, pulse: [`seat:${seat}`], shows: "before", sound: seat === ctx.you ? "turn" : undefined };
    case "drew":
      return {
        ms: TRAVEL + 80,
        flights: [{ from: "bag", to: "tile:hand", art: Tile, props: tile(EMPTY), back: Tile, backProps: tile(a.character ?? EMPTY) }],
        sound: "bag",
      };
    case "flipped":
      return {
        ms: TRAVEL + 60,
        turn: { ref: "tile:hand", front: Tile, frontProps: tile(a.character ?? EMPTY), back: Tile, backProps: tile(a.character2 ?? EMPTY) },
        sound: "flip",
      };
    case "placed":
      return {
        ms: TRAVEL,
        flights: [{ from: "tile:hand", to: cell_ref(seat, cell), art: Tile, props: tile(a.character ?? EMPTY), lift: true }],
        sound: "place",
      };
    case "turned":
      return {
        ms: TRAVEL + 60,
        turn: {
          ref: cell_ref(seat, cell),
          front: Tile,
          frontProps: tile(a.character ?? EMPTY),
          back: Tile,
          backProps: tile(a.character2 ?? EMPTY),
        },
        sound: "flip",
      };
    case "paid":
      return {
        ms: TRAVEL,
        flights: shower(`purse:${seat}`, cell_ref(seat, cell), a.coins ?? 0),
        float: [{ at: cell_ref(seat, cell), text: `−${a.coins ?? 0}`, tone: "bad" }],
        sound: "coin",
      };
    case "earned": {
      const coins = a.coins ?? 0;
      if (coins === 0) return null;
      const from = a.source === FROM_MAP || cell < 0 ? "map" : cell_ref(seat, cell);
      return {
        ms: TRAVEL + 55 * Math.min(MOST_COINS, coins),
        flights: shower(from, `purse:${seat}`, coins),
        float: [{ at: from, text: `+${coins}`, tone: "brass" }],
        pulse: a.source === FROM_MAP ? ["map"] : [],
        sound: "coin",
      };
    }
    case "took_map":
      if (a.seat2 === seat) return { ms: 140, pulse: ["map"] };
      return {
        ms: TRAVEL + 80,
        flights: [{ from: "map", to: `mapslot:${seat}`, art: TreasureMap, lift: true, size: "from" }],
        sound: "map",
      };
    case "completed": {
      const column = a.column ?? 0;
      const { low, high } = column_at(ctx.view.board, column);
      const refs = Array.from({ length: high - low + 1 }, (_, i) => cell_ref(seat, cell_of(column, low + i)));
      return {
        ms: TRAVEL,
        shows: "before",
        pulse: refs,
        float: [{ at: cell_ref(seat, cell_of(column, high)), text: ctx.t("face-float-column"), tone: "good" }],
        sound: "column",
      };
    }
    case "triggered":
      return {
        ms: 700,
        shows: "before",
        pulse: [`seat:${seat}`, `purse:${seat}`],
        float: [{ at: `purse:${seat}`, text: ctx.t("face-float-end"), tone: "brass" }],
        sound: "end",
      };
    case "skipped":
      return { ms: TRAVEL, pulse: [`seat:${seat}`] };
    case "ended":
      return { ms: TRAVEL, sound: "end" };
    default:
      return null;
  }
}
