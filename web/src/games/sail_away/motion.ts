// What each event looks like: crates travel, coins fly, a launch is a moment; the shell plays it, skips it or leaves it out.
import type { Ctx, Flight, Motion } from "../../table/face";
import type { Fact } from "../../wire/types";
import Coin from "./parts/Coin.svelte";
import Isle from "./parts/Isle.svelte";
import Pile from "./parts/Pile.svelte";
import Shiplet from "./parts/Shiplet.svelte";
import {
  BERTHS,
  CARD_SPACES,
  DOCKMASTER,
  FROM_CLAIM,
  FROM_DOCKMASTER,
  FROM_MAPMAKER,
  HOLDS,
  MAPMAKER,
  NONE,
  SPACES,
  TWO_WAITING,
} from "./printed";
import { below, crate_of, in_hold, is_claimed, kind_of, manned_by, on_card, on_space, on_top, owner, type View } from "./view";

const TRAVEL = 420;
const COIN_SIZE = 26;
const SHIP_SIZE = 92;
const MOST_COINS = 6; // more than that would be a swarm; the number says the rest

export const supply_ref = (crate: number): string => `supply:${owner(crate)}:${kind_of(crate)}`;
const space_ref = (isle: number, space: number): string => `space:${isle}:${space}`;

const fly = (what: number, from: string, to: string, lift = false, delay = 0): Flight => ({
  from,
  to,
  art: Pile,
  props: { what },
  lift,
  delay,
});
const sail = (ship: number, from: string, to: string, lift = false): Flight => ({
  from,
  to,
  art: Shiplet,
  props: { ship },
  size: SHIP_SIZE,
  lift,
});
function shower(from: string, to: string, coins: number): Flight[] {
  return Array.from({ length: Math.min(MOST_COINS, coins) }, (_, i) => ({ from, to, art: Coin, size: COIN_SIZE, delay: i * 55 }));
}

/** All crates of a ship on their way home, one a little after the other. */
function unload(v: View, seat: number, berth: number): Flight[] {
  const out: Flight[] = [];
  for (let hold = 0; hold < HOLDS; hold++) {
    const crate = in_hold(v, seat, berth, hold);
    if (crate) out.push(fly(crate, `hold:${seat}:${berth}:${hold}`, supply_ref(crate), true, out.length * 60));
  }
  return out;
}

/** The claimed island that is being unloaded: the one with the fewest crates left. */
function resolved(v: View): number {
  const crates = (isle: number): number =>
    Array.from({ length: SPACES }, (_, k) => (on_space(v, isle, k) ? 1 : 0) as number).reduce((a, b) => a + b, 0);
  const claimed = v.islands.flatMap((_, isle) => (is_claimed(v, isle) ? [isle] : []));
  return claimed.sort((a, b) => crates(a) - crates(b))[0] ?? -1;
}

/** Where coins come from, as far as the table shows it; otherwise from the loot. */
function coin_source(v: View, seat: number, source: number): string {
  if (source <= FROM_CLAIM) return resolved(v) >= 0 ? `reward:${resolved(v)}` : "loot";
  if (source === FROM_DOCKMASTER || source === FROM_MAPMAKER) {
    const spot = v.cards.indexOf(source === FROM_DOCKMASTER ? DOCKMASTER : MAPMAKER);
    return spot < 0 ? "loot" : `crew:${spot}:${manned_by(v, spot, seat) % CARD_SPACES}`;
  }
  for (let berth = 0; berth < BERTHS; berth++) if (v.ships[seat * BERTHS + berth] === NONE) return `ship:${seat}:${berth}`;
  return "loot";
}

export function motion(fact: Fact, ctx: Ctx<View>): Motion | null {
  const v = ctx.view;
  const a = fact.args;
  const seat = a.seat ?? -1;
  const seat2 = a.seat2 ?? -1;
  const isle = a.isle ?? 0;
  const space = a.space ?? 0;
  const spot = a.spot ?? 0;
  const berth = a.berth ?? 0;
  const here = space_ref(isle, space);
  const mine = seat >= 0 ? crate_of(seat, a.crate ?? 0) : 0;
  const hold = `hold:${seat}:${berth}:${a.hold ?? 0}`;
  switch (fact.kind) {
    case "first":
      return { ms: TRAVEL, pulse: [`seat:${seat}`], shows: "before" };
    case "turn_began":
      return { ms: 140, pulse: [`seat:${seat}`], shows: "before", sound: seat === ctx.you ? "turn" : undefined };
    case "objective":
      return { ms: TRAVEL, pulse: ["objective:public"], shows: "before", sound: "map" };
    case "secret":
    case "showed":
      return { ms: seat === ctx.you || fact.kind === "showed" ? TRAVEL : 0, pulse: [`objective:${seat}`], shows: "before" };
    case "card":
      return { ms: 160, pulse: [`card:${spot}`], shows: "before" };
    case "kept":
      return { ms: 240, pulse: [0, 1, 2].map((k) => `ship:${seat}:${k}`), shows: "before", sound: "place" };
    case "island":
      return {
        ms: TRAVEL,
        flights: [{ from: "deck:islands", to: `island:${isle}`, art: Isle, props: { island: a.island } }],
        pulse: [`island:${isle}`],
        sound: "bag",
      };
    case "docked":
      return { ms: 320, flights: [sail(a.ship ?? 0, "deck:ships", `incoming:${a.place ?? 0}`)], sound: "bag" };
    case "discarded":
      return { ms: TRAVEL, flights: [{ from: `island:${isle}`, to: "deck:islands", art: Isle, props: { island: a.island }, lift: true }] };
    // ------------------------------------------------ crates
    case "placed":
      return { ms: TRAVEL, flights: [fly(mine, `supply:${seat}:${a.crate ?? 0}`, here)], sound: "place" };
    case "topped":
      return {
        ms: TRAVEL,
        flights: [fly(crate_of(seat, 1), `supply:${seat}:1`, here)],
        float: [{ at: here, text: "☠", tone: "bad" }],
        sound: "place",
      };
    case "boarded":
      return {
        ms: TRAVEL,
        flights: [fly(crate_of(seat, 1), `supply:${seat}:1`, `crew:${spot}:${space}`)],
        pulse: [`card:${spot}`],
        sound: "place",
      };
    case "recalled":
      return { ms: TRAVEL, flights: [fly(mine, hold, supply_ref(mine), true)], sound: "place" };
    case "retook":
      return { ms: TRAVEL, flights: [fly(mine, here, supply_ref(mine))], shows: "before", sound: "place" };
    case "withdrew":
    case "sent": {
      const whose = fact.kind === "sent" ? seat2 : seat;
      const from = `crew:${spot}:${manned_by(v, spot, whose) % CARD_SPACES}`;
      return { ms: TRAVEL, flights: [fly(crate_of(whose, 1), from, `supply:${whose}:1`, true)], sound: "place" };
    }
    case "cleared": {
      const crates = [0, 1].filter((k) => on_card(v, spot, k));
      return {
        ms: TRAVEL + 80,
        flights: crates.map((k, i) => fly(on_card(v, spot, k), `crew:${spot}:${k}`, supply_ref(on_card(v, spot, k)), true, i * 80)),
        sound: "place",
      };
    }
    case "loaded":
      return {
        ms: TRAVEL,
        flights: [
          a.berth2 === undefined || a.berth2 < 0
            ? fly(mine, supply_ref(mine), hold)
            : fly(mine, `hold:${seat}:${a.berth2}:${a.hold2 ?? 0}`, hold, true),
        ],
        pulse: [`ship:${seat}:${berth}`],
        sound: "place",
      };
    case "stowed":
    case "smuggled":
      return { ms: TRAVEL + 140, flights: [fly(mine, here, hold, true)], pulse: [`ship:${seat}:${berth}`], sound: "place" };
    case "sold":
    case "fetched":
      return { ms: TRAVEL, flights: [fly(mine, here, supply_ref(mine), true)] };
    case "bought": {
      const from = `hold:${seat2}:${berth}:${a.hold ?? 0}`;
      const crate = in_hold(v, seat2, berth, a.hold ?? 0);
      return {
        ms: TRAVEL + 160,
        flights: [fly(crate, from, `hold:${seat}:${a.berth2 ?? 0}:${a.hold2 ?? 0}`, true), ...shower(`purse:${seat}`, `purse:${seat2}`, 1)],
        sound: "coin",
      };
    }
    case "shifted":
    case "exchanged": {
      const there = space_ref(a.isle2 ?? 0, a.space2 ?? 0);
      const flights = [fly(on_space(v, isle, space), here, there, true)];
      const other = on_space(v, a.isle2 ?? 0, a.space2 ?? 0);
      if (other) flights.push(fly(other, there, here, true));
      return { ms: TRAVEL + 120, flights, sound: "place" };
    }
    case "ransomed":
      return {
        ms: TRAVEL + 80,
        flights: [fly(on_top(on_space(v, isle, space)), here, `supply:${seat2}:1`), ...shower(`purse:${seat}`, `purse:${seat2}`, 2)],
        float: [
          { at: `purse:${seat}`, text: "−2", tone: "bad" },
          { at: `purse:${seat2}`, text: "+2", tone: "brass" },
        ],
        shows: "before",
        sound: "coin",
      };
    case "gave_up":
      return {
        ms: TRAVEL,
        flights: [fly(below(on_space(v, isle, space)), here, `supply:${seat}:0`)],
        shows: "before",
        float: [{ at: here, text: "☠", tone: "bad" }],
      };
    // ------------------------------------------------ islands, abilities, coins
    case "claimed":
      return {
        ms: TRAVEL,
        pulse: [`island:${isle}`],
        shows: "before",
        float: [{ at: `island:${isle}`, text: ctx.t("face-claimed"), tone: "good" }],
        sound: "column",
      };
    case "resolving":
      return { ms: 200, pulse: [`island:${isle}`] };
    case "used":
    case "deed":
      return {
        ms: TRAVEL,
        pulse: [`slot:${seat}:${a.ability ?? 0}`],
        shows: "before",
        float: [{ at: `slot:${seat}:${a.ability ?? 0}`, text: ctx.t(`ability-${a.ability ?? 0}`), tone: "good" }],
        sound: "flip",
      };
    case "joined":
      return {
        ms: TRAVEL,
        flights: [0, 1].map((kind) => fly(crate_of(seat, kind), `slot:${seat}:${TWO_WAITING}`, `supply:${seat}:${kind}`, false, kind * 80)),
        sound: "place",
      };
    case "earned": {
      const coins = a.coins ?? 0;
      if (coins === 0) return null;
      const from = coin_source(v, seat, a.source ?? 0);
      return {
        ms: TRAVEL + 55 * Math.min(MOST_COINS, coins),
        flights: shower(from, `purse:${seat}`, coins),
        float: [{ at: `purse:${seat}`, text: `+${coins}`, tone: "brass" }],
        sound: "coin",
      };
    }
    case "paid":
      return {
        ms: TRAVEL,
        flights: shower(`purse:${seat}`, "loot", a.coins ?? 0),
        float: [{ at: `purse:${seat}`, text: `−${a.coins ?? 0}`, tone: "bad" }],
        sound: "coin",
      };
    // ------------------------------------------------ ships
    case "launched":
      return {
        ms: 1000,
        flights: [sail(a.ship ?? 0, `ship:${seat}:${berth}`, "horizon", true), ...unload(v, seat, berth)],
        float: [{ at: `ship:${seat}:${berth}`, text: ctx.t("face-float-launch", { points: a.points ?? 0 }), tone: "good" }],
        sound: "column",
      };
    case "armed":
      return {
        ms: TRAVEL + 60,
        flights: [sail(a.ship ?? 0, "horizon", `slot:${seat}:${a.ability ?? 0}`)],
        pulse: [`slot:${seat}:${a.ability ?? 0}`],
        sound: "flip",
      };
    case "took":
      return { ms: TRAVEL + 60, flights: [sail(a.ship ?? 0, `incoming:${a.place ?? 0}`, `ship:${seat}:${berth}`, true)], sound: "place" };
    case "scuttled":
      return {
        ms: 700,
        flights: [sail(a.ship ?? 0, `ship:${seat2}:${berth}`, "deck:ships", true), ...unload(v, seat2, berth)],
        float: [{ at: `ship:${seat2}:${berth}`, text: "✗", tone: "bad" }],
        sound: "refuse",
      };
    case "traded":
      return {
        ms: 620,
        flights: [
          sail(a.ship ?? 0, `ship:${seat}:${berth}`, `ship:${seat2}:${a.berth2 ?? 0}`, true),
          sail(a.ship2 ?? 0, `ship:${seat2}:${a.berth2 ?? 0}`, `ship:${seat}:${berth}`, true),
        ],
        sound: "flip",
      };
    case "waited":
      return { ms: 160, pulse: [`ship:${seat}:${berth}`] };
    case "last_round":
      return {
        ms: 700,
        pulse: [`seat:${seat}`],
        float: [{ at: `seat:${seat}`, text: ctx.t("face-float-end"), tone: "bad" }],
        sound: "end",
      };
    case "ended":
      return { ms: 300, sound: "end" };
    case "nothing_to_place":
    case "declined":
      return { ms: 140, pulse: [`seat:${seat}`] };
    default:
      return null;
  }
}
