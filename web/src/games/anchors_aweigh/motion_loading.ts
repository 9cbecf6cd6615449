/* What facts of loading look like where they are played one by one (beats, guided games, replays); in a race only the sound counts. */
import type { Ctx, Motion } from "../../table/face";
import type { Fact } from "../../wire/types";
import Cargo from "./parts/Cargo.svelte";
import Tile from "./parts/Tile.svelte";
import { BACK, NONE } from "./printed";
import type { View } from "./view";

/** Where a hand rests: mine in the bar or beside my ship, another's at its ship. */
const rest = (seat: number, ctx: Ctx<View>): string => (seat === ctx.you ? `hand:${seat}` : `ship:${seat}`);

export function loading_motion(fact: Fact, ctx: Ctx<View>): Motion | null {
  const { seat = NONE, tile = NONE, front = BACK, space = NONE, colour = NONE } = fact.args;
  switch (fact.kind) {
    case "reached":
      return ctx.race ? null : { ms: 320, shows: "before" }; // a replay: the hands are seen moving
    case "flipped":
      return { ms: 280, shows: "before", sound: "flip" };
    case "took":
      return {
        ms: 300,
        flights: [{ from: `tile:${tile}`, to: rest(seat, ctx), art: Tile, props: { front }, lift: true, size: "from" }],
        sound: seat === ctx.you ? "place" : undefined,
      };
    case "drew":
      return {
        ms: 300,
        flights: [{ from: `tile:${tile}`, to: rest(seat, ctx), art: Tile, props: { front: BACK }, lift: true, size: "from" }],
        sound: seat === ctx.you ? "place" : undefined,
      };
    case "placed":
      return {
        ms: 300,
        flights: [{ from: rest(seat, ctx), to: `space:${seat}:${space}`, art: Tile, props: { front } }],
        sound: seat === ctx.you ? "place" : undefined,
      };
    case "hid":
      return {
        ms: 300,
        flights: [{ from: rest(seat, ctx), to: `space:${seat}:${space}`, art: Tile, props: { front } }],
        sound: seat === ctx.you ? "place" : undefined,
      };
    case "put_back":
      return { ms: 300, flights: [{ from: rest(seat, ctx), to: `tile:${tile}`, art: Tile, props: { front } }] };
    case "loaded":
      return {
        ms: 340,
        flights: [{ from: `cargo:${colour}`, to: `space:${seat}:${space}`, art: Cargo, props: { colour } }],
        sound: seat === ctx.you ? "bag" : undefined,
      };
    case "discarded":
    case "washed":
      return {
        ms: fact.kind === "washed" ? 220 : 320,
        flights: [{ from: `space:${seat}:${space}`, to: `tile:${tile}`, art: Tile, props: { front }, lift: true }],
      };
    case "missed":
      return seat === ctx.you ? { ms: 900, pulse: [`tile:${tile}`], sound: "refuse" } : { ms: 300 };
    case "cards":
      return { ms: 700, shows: "before", sound: "map" };
    case "captain":
      return { ms: 2400, shows: "before", sound: "column" };
    case "time_up":
      return { ms: 600, sound: "end" };
  }
  return null;
}
