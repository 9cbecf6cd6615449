// What each fact looks like: figures along their way, tiles from the stack, gold to purses, damage where it falls.
import type { Ctx, Flight, Motion } from "../../table/face";
import type { Fact } from "../../wire/types";
import { damage, sabres } from "./boards/actions";
import Art from "./boards/Art.svelte";
import Coin from "./map/CoinArt.svelte";
import ComradeArt from "./map/ComradeArt.svelte";
import { around } from "./map/camera";
import { corner } from "./map/laying";
import { lens } from "./map/lens";
import TileCard from "./map/TileCard.svelte";
import Token from "./map/Token.svelte";
import { BY_CURRENT, BY_WIND, BY_WITCH, FROM_DIVER, FROM_MERCHANT, FROM_REWARD, FROM_TRAWLER, FROM_TREASURE, NONE } from "./printed";
import { shape_of } from "./print";
import { cell_of, goal_cell, island_of, owner, region_of, the_union, type View } from "./view";

const TRAVEL = 420;
const COIN = 24;
const MOST_COINS = 5;

const isle = (region: number): string => `space:${island_of(region)}`;

/** How large a figure flies: about as large as it stands. */
const figure_size = (figure: number): number => Math.max(24, Math.min(60, lens.camera.k * (shape_of(figure) === "flagship" ? 0.6 : 0.46)));
function sail(v: View, figure: number, from: string, to: string, lift = true, delay = 0): Flight {
  return { from, to, art: Token, props: { figure, seat: owner(v, figure), seats: v.seats }, size: figure_size(figure), lift, delay };
}
/** A hit, seen where it falls and on its way to what it damages. */
const burst = (from: string, to: string): Flight => ({ from, to, art: Art, props: { body: damage }, size: 40 });
function coins(from: string, to: string, many: number): Flight[] {
  return Array.from({ length: Math.min(MOST_COINS, many) }, (_, i) => ({ from, to, art: Coin, size: COIN, delay: i * 55 }));
}
function comrades(v: View, from: string, to: string, many: number): Flight[] {
  return Array.from({ length: Math.min(4, many) }, (_, i) => ({
    from,
    to,
    art: ComradeArt,
    props: { seat: the_union(v) },
    size: 28,
    delay: i * 70,
  }));
}

/** Brings spaces into sight before something moves there. */
function look(v: View, ...spaces: number[]): void {
  const cells = spaces.filter((s) => s >= 0 && region_of(s) < v.regions).map((s) => cell_of(v, s));
  const all = around(cells, 0.35);
  if (all) lens.reveal(all);
}

/** Where gold comes from: what pays it, if it is on the map. */
function gold_source(v: View, seat: number, source: number): string {
  const here = v.at[seat] ?? NONE;
  return [FROM_TREASURE, FROM_MERCHANT, FROM_DIVER, FROM_REWARD, FROM_TRAWLER].includes(source) && here >= 0
    ? `space:${here}`
    : `seat:${seat}`;
}

export function motion(fact: Fact, ctx: Ctx<View>): Motion | null {
  const v = ctx.view;
  const a = fact.args;
  const seat = a.seat ?? NONE;
  const seat2 = a.seat2 ?? NONE;
  const figure = a.figure ?? NONE;
  const region = a.region ?? 0;
  const space = a.space ?? NONE;
  const here = `space:${space}`;
  const piece = `figure:${figure}`;
  const purse = `gold:${seat}`;
  switch (fact.kind) {
    // ------------------------------------------------ setting up, rounds and turns
    case "mapped":
      return { ms: 260, shows: "before", pulse: [`tile-of:${region}`], sound: "map" };
    case "dealt":
      return { ms: 180, shows: "before", pulse: [`card:${a.card ?? 0}`], sound: "bag" };
    case "rolled":
      return { ms: a.die === 0 ? 120 : 50, shows: "before", pulse: [`die:${seat}:${a.die ?? 0}`], sound: a.die === 0 ? "bag" : undefined };
    case "drew_plan":
      return { ms: 160, shows: "before", pulse: [`seat:${seat}`] };
    case "started":
      look(v, space);
      return { ms: TRAVEL, flights: [sail(v, seat, `seat:${seat}`, here, false)], pulse: [here], sound: "place" };
    case "round_began":
      return { ms: 300, shows: "before", pulse: [`seat:${seat}`, `first:${seat}`] };
    case "turn_began":
      return { ms: 140, shows: "before", pulse: [`seat:${seat}`], sound: seat === ctx.you ? "turn" : undefined };
    case "scored":
      look(v, island_of(region));
      return {
        ms: 520,
        shows: "before",
        pulse: [`region:${region}`],
        float: [{ at: `region:${region}`, text: `+${a.fame ?? 0}`, tone: "good" }],
        sound: "column",
      };
    case "contested":
      return { ms: 160, pulse: [`region:${region}`] };
    // ------------------------------------------------ dice and slots
    case "changed":
      return {
        ms: 200,
        shows: "before",
        pulse: [(a.slot ?? NONE) >= 0 ? `slot:${seat}:${a.slot}` : `die:${seat}:${a.die ?? 0}`],
        sound: "flip",
      };
    case "placed":
      return { ms: 320, shows: "before", pulse: [`slot:${seat}:${a.slot ?? 0}`], sound: "place" };
    case "reloaded":
      return { ms: 320, shows: "before", pulse: [`slot:${seat}:${a.slot2 ?? 0}`], sound: "place" };
    case "set_aside":
      return { ms: 240, pulse: [`die:${seat}:${a.die ?? 0}`] };
    case "harmed": {
      const at = v.at[figure] ?? NONE;
      look(v, at);
      const slot = `slot:${seat2}:${a.slot ?? 0}`;
      return { ms: 520, pulse: [piece], flights: [burst(at >= 0 ? `space:${at}` : slot, slot)], sound: "refuse" };
    }
    case "mended":
      return { ms: 260, shows: "before", pulse: [`slot:${seat}:${a.slot ?? 0}`], sound: "place" };
    case "boosted":
      return {
        ms: 320,
        shows: "before",
        pulse: [`slot:${seat}:${a.slot ?? 0}`],
        float: [{ at: `slot:${seat}:${a.slot ?? 0}`, text: `${a.value ?? ""}`, tone: "good" }],
        sound: "flip",
      };
    // ------------------------------------------------ the map
    case "moved": {
      const to = a.space2 ?? NONE;
      look(v, space, to);
      const far = a.way === BY_WIND || a.way === BY_WITCH;
      const ms = a.way === BY_CURRENT ? 300 : far ? 620 : TRAVEL;
      return {
        ms,
        flights: [sail(v, figure, here, `space:${to}`)].map((f) => ({ ...f, from: on_screen(piece) ? piece : here })),
        pulse: a.way === BY_CURRENT ? [here] : [],
        sound: "place",
      };
    }
    case "drew_tile":
      return { ms: 300, shows: "before", pulse: ["goal", "stack", "drawn"], sound: "map" };
    case "laid": {
      const goal = goal_cell(v);
      if (!goal) return { ms: 200, shows: "before", sound: "map" };
      const at = corner(goal, (a.spot ?? 0) >> 2);
      lens.reveal({ x: at.x - 0.2, y: at.y - 0.2, w: 2.4, h: 2.4 });
      if (seat === ctx.you) return { ms: 160, shows: "before", pulse: [`tile-of:${region}`], sound: "map" };
      return {
        ms: TRAVEL,
        flights: [
          {
            from: v.drawn === NONE ? "stack" : "drawn",
            to: "goal",
            art: TileCard,
            props: { tile: a.tile ?? 0, turn: (a.spot ?? 0) & 3 },
            size: lens.camera.k * 2,
          },
        ],
        sound: "map",
      };
    }
    case "wrecked":
      look(v, space);
      return { ms: 260, pulse: [here, piece], sound: "refuse" };
    case "ignored":
      return { ms: 220, pulse: [`card:${a.card ?? 0}`] };
    case "wealth":
      look(v, island_of(region));
      return {
        ms: 320,
        shows: "before",
        pulse: [`region:${region}`],
        float: [{ at: `region:${region}`, text: "+1", tone: "brass" }],
        sound: "flip",
      };
    case "stationed":
      look(v, space);
      return { ms: TRAVEL, flights: [sail(v, figure, "seat:0", here, false)], sound: "place" };
    case "built":
      look(v, island_of(region));
      return { ms: TRAVEL, shows: "before", pulse: [piece, isle(region)], sound: "column" };
    case "launched":
      look(v, island_of(region));
      return { ms: TRAVEL, flights: [sail(v, figure, `seat:${seat}`, isle(region), false)], sound: "column" };
    case "struck":
    case "destroyed": {
      look(v, space);
      const home = fact.kind === "struck" ? 0 : seat2;
      return {
        ms: 560,
        flights: [{ ...sail(v, figure, here, `seat:${home}`), from: on_screen(piece) ? piece : here, delay: 140 }, burst(here, here)],
        sound: "refuse",
      };
    }
    case "landed":
      look(v, island_of(region));
      return { ms: TRAVEL + 70, flights: comrades(v, `seat:${seat}`, isle(region), a.count ?? 1), sound: "place" };
    case "driven_off":
      look(v, island_of(region));
      return {
        ms: TRAVEL,
        shows: "before",
        flights: comrades(v, isle(region), `seat:${the_union(v)}`, a.count ?? 1),
        float: [{ at: isle(region), text: `−${a.count ?? 1}`, tone: "bad" }],
        sound: "place",
      };
    case "shifted":
      look(v, island_of(region), island_of(a.region2 ?? 0));
      return { ms: TRAVEL + 70, flights: comrades(v, isle(region), isle(a.region2 ?? 0), a.count ?? 1), sound: "place" };
    case "readied":
      return { ms: 240, shows: "before", pulse: [`seat:${seat}`], float: [{ at: `seat:${seat}`, text: `+${a.count ?? 1}`, tone: "good" }] };
    // ------------------------------------------------ gold, Fame, cards
    case "earned":
      return {
        ms: TRAVEL,
        flights: coins(gold_source(v, seat, a.source ?? 0), purse, a.gold ?? 0),
        float: [{ at: purse, text: `+${a.gold ?? 0}`, tone: "brass" }],
        sound: "coin",
      };
    case "paid":
      return { ms: 260, shows: "before", pulse: [purse], float: [{ at: purse, text: `−${a.gold ?? 0}`, tone: "bad" }], sound: "coin" };
    case "stole":
      return { ms: TRAVEL, flights: coins(`gold:${seat2}`, purse, a.gold ?? 1), sound: "coin" };
    case "bribed":
      return { ms: TRAVEL, flights: coins(purse, `gold:${seat2}`, 1), sound: "coin" };
    case "famed":
    case "pledge_scored":
      return {
        ms: 380,
        shows: "before",
        pulse: [`purse:${seat}`],
        float: [{ at: `purse:${seat}`, text: `+${a.fame ?? 0}`, tone: "good" }],
        sound: "column",
      };
    case "recruited":
    case "hired":
    case "smuggled":
    case "took":
      return { ms: 340, shows: "before", pulse: [`card:${a.card ?? 0}`], sound: "flip" };
    case "delivered":
      look(v, island_of(region));
      return { ms: TRAVEL, pulse: [`card:${a.card ?? 0}`, isle(region)], sound: "column" };
    case "boxed":
      return { ms: 260, pulse: [`card:${a.card ?? 0}`] };
    case "used":
      return { ms: 260, pulse: [`card:${a.card ?? 0}`], sound: "flip" };
    case "marked":
      return { ms: 320, shows: "before", pulse: [`grid:${seat}:${a.grid2 ?? 0}`], sound: "place" };
    case "rewarded":
      return { ms: 260, pulse: [`grid:${seat}:${a.grid ?? 0}`] };
    case "pledged":
      return { ms: 300, shows: "before", pulse: [`pile:${seat}:${a.pile ?? 0}`], sound: "place" };
    // ------------------------------------------------ battle
    case "battle":
      look(v, space);
      return {
        ms: 620,
        shows: "before",
        pulse: [piece, `figure:${a.figure2 ?? 0}`],
        flights: [{ from: here, to: here, art: Art, props: { body: sabres }, size: 56 }],
        sound: "refuse",
      };
    case "played":
      return { ms: 420, shows: "before", pulse: [`seat:${seat}`], sound: "flip" };
    case "lowered":
      return { ms: 280, shows: "before", pulse: [`slot:${seat}:${a.slot ?? 0}`], sound: "place" };
    case "battle_rolled":
      return { ms: 480, shows: "before", pulse: [`roll:${seat}`], sound: "bag" };
    case "rerolled":
      return { ms: 200, shows: "before" };
    case "totals":
      return { ms: 700 };
    case "won":
      return { ms: 520, pulse: [piece], sound: "column" };
    case "avoided":
    case "unharmed":
      return { ms: 200, pulse: [`seat:${seat}`] };
    case "aimed":
      look(v, space);
      return { ms: 300, pulse: [here] };
    case "conceded":
    case "ended":
      return { ms: 400, sound: "end" };
    default:
      return null;
  }
}

/** A Patrol within a stack has no piece of its own. */
const on_screen = (ref: string): boolean =>
  typeof document !== "undefined" && document.querySelector(`[data-ref="${CSS.escape(ref)}"]`) !== null;
