// One fact later: the view as it stands after an event, for showing events one by one. Pure; the server's view has the last word.
import type { Fact } from "../../wire/types";
import {
  BOARD_ROOM,
  BOX,
  BY_FAME,
  CARGO,
  COST_SLOT,
  CREW,
  CREW_SLOT,
  CUTTER,
  DAMAGE,
  DICE,
  DICE_A_TURN,
  IN_MARKET,
  MYSTIC,
  NONE,
  ON_ISLAND,
  PATROLS,
  PLEDGED,
  SECRET_WEAPON,
  SHIP_SLOT,
  SQUADRON,
  STRONGHOLDS,
  UNION,
  USED_MYSTIC,
  USED_WIND,
  WEAPON_CACHE,
  WHISPERING_WIND,
} from "./printed";
import { corner } from "./map/laying";
import { crew_of, faction, goal_cell, island_of, on_slot, region_of, the_union, type View } from "./view";

function put<T>(list: readonly T[], at: number, value: T): T[] {
  const out = [...list];
  out[at] = value;
  return out;
}
const add = (list: readonly number[], at: number, n: number): number[] => put(list, at, (list[at] ?? 0) + n);
const without = (mask: number, n: number): number => (Math.floor(mask / 2 ** n) % 2 === 1 ? mask - 2 ** n : mask);

const gold = (v: View, seat: number, n: number): View => ({ ...v, gold: add(v.gold, seat, n), gold_left: v.gold_left - n });
const hand_over = (v: View, from: number, to: number, n: number): View => ({ ...v, gold: add(add(v.gold, from, -n), to, n) });
const stand = (v: View, figure: number, space: number): View => ({ ...v, at: put(v.at, figure, space) });
const lie = (v: View, card: number, where: number): View => ({ ...v, where: put(v.where, card, where) });
const leave_market = (v: View, place: number | undefined): View =>
  place === undefined || place < 0 ? v : { ...v, market: put(v.market, place, NONE) };

/** What lies on any slot of a seat from now on. */
function on(v: View, seat: number, slot: number, what: number): View {
  if (slot < CREW_SLOT) return { ...v, slots: put(v.slots, seat * BOARD_ROOM + slot, what) };
  if (slot < SHIP_SLOT) return { ...v, crew_slots: put(v.crew_slots, slot - CREW_SLOT, what) };
  if (slot < COST_SLOT) return { ...v, ship_slots: put(v.ship_slots, slot - SHIP_SLOT, what) };
  return { ...v, cost_slots: put(v.cost_slots, slot - COST_SLOT, what) };
}
const spend = (v: View, seat: number, die: number): View => ({ ...v, dice: put(v.dice, seat * DICE + die, 0), placed: v.placed + 1 });

/** Dice on a crew that leaves go back to their owner, spent; damage on it vanishes. */
function strip(v: View, card: number): View {
  const seat = (v.where[card] ?? 0) - CREW;
  let out = v;
  if (seat >= 0 && seat < CARGO - CREW)
    for (const value of [v.crew_slots[card] ?? 0, v.cost_slots[card] ?? 0]) {
      const k = out.dice.findIndex((d, i) => d === 0 && Math.floor(i / DICE) === seat);
      if (value > 0 && value < DAMAGE && k >= 0) out = { ...out, dice: put(out.dice, k, -value) };
    }
  return { ...out, crew_slots: put(out.crew_slots, card, 0), cost_slots: put(out.cost_slots, card, 0) };
}

/** All dice of a seat off its slots: a round is over. */
function take_back(v: View, seat: number): View {
  const off = (what: number): number => (what === DAMAGE ? DAMAGE : 0);
  const mine = new Set(crew_of(v, seat));
  return {
    ...v,
    slots: v.slots.map((what, i) => (Math.floor(i / BOARD_ROOM) === seat ? off(what) : what)),
    crew_slots: v.crew_slots.map((what, card) => (mine.has(card) ? off(what) : what)),
    cost_slots: v.cost_slots.map((what, card) => (mine.has(card) ? off(what) : what)),
    ship_slots: seat === the_union(v) ? v.ship_slots.map(off) : v.ship_slots,
  };
}

/** A tile on the map from now on. Neighbours are left to the server's view. */
function lay(v: View, tile: number, region: number, x: number, y: number, turn: number): View {
  return {
    ...v,
    tiles: put(v.tiles, region, tile),
    turns: put(v.turns, region, turn),
    xs: put(v.xs, region, x),
    ys: put(v.ys, region, y),
    wealth: put(v.wealth, region, 1),
    regions: Math.max(v.regions, region + 1),
    stock: without(v.stock, tile),
    drawn: NONE,
    goal: NONE,
  };
}

function draw_plan(v: View, seat: number, plan: number | undefined): View {
  const hand = v.plans[seat];
  const next = Array.isArray(hand) ? (plan === undefined ? hand : [...hand, plan].sort((a, b) => a - b)) : (hand ?? 0) + 1;
  return { ...v, plan_deck: v.plan_deck - 1, plans: put(v.plans, seat, next) };
}
function play_plan(v: View, seat: number, plan: number): View {
  const hand = v.plans[seat];
  const next = Array.isArray(hand) ? hand.filter((p, i) => p !== plan || hand.indexOf(p) !== i) : (hand ?? 0) - 1;
  return { ...v, played: add(v.played, plan, 1), plans: put(v.plans, seat, next) };
}

const in_battle = (v: View, at: number, value: number): View => (v.battle.length === 8 ? { ...v, battle: put(v.battle, at, value) } : v);
/** 0 the attacker, 1 the defender. */
const side = (v: View, seat: number): number =>
  v.battle[0] !== undefined && (v.battle[0] < PATROLS ? v.battle[0] : v.battle[0] < CUTTER ? 0 : the_union(v)) === seat ? 0 : 1;

export function advance(before: View, fact: Fact): View {
  const told = fact.kind === "scored" || fact.kind === "contested";
  const v = before.count && !told ? { ...before, count: undefined } : before;
  const a = fact.args;
  const seat = a.seat ?? NONE;
  const seat2 = a.seat2 ?? NONE;
  const card = a.card ?? NONE;
  const figure = a.figure ?? NONE;
  const region = a.region ?? 0;
  const space = a.space ?? NONE;
  const slot = a.slot ?? NONE;
  const count = a.count ?? 0;
  switch (fact.kind) {
    // ------------------------------------------------ setting up, rounds and turns
    case "removed":
      return { ...lie(v, card, BOX), deck: without(v.deck, card) };
    case "dealt":
      return { ...lie(v, card, IN_MARKET), deck: without(v.deck, card), market: put(v.market, a.place ?? 0, card) };
    case "mapped": // AH-003: always the same layout
      return region === 0 ? lay(v, a.tile ?? 0, 0, 0, 0, 2) : lay(v, a.tile ?? 0, 1, 2, 1, 0);
    case "rolled": {
      const fresh = a.die === 0 ? take_back(v, seat) : v;
      const dice = a.die === 0 ? fresh.dice.map((d, i) => (Math.floor(i / DICE) === seat ? 0 : d)) : fresh.dice;
      return { ...fresh, dice: put(dice, seat * DICE + (a.die ?? 0), a.value ?? 0) };
    }
    case "pledges":
      return a.pile === undefined ? v : { ...v, pledges: put(v.pledges, seat, a.pile) };
    case "drew_plan":
      return draw_plan(v, seat, a.plan);
    case "started": {
      const out = stand(v, seat, space);
      if (faction(v, seat) === SQUADRON) return stand(out, PATROLS, space);
      if (faction(v, seat) === UNION)
        return { ...out, comrades: put(v.comrades, region_of(space), ON_ISLAND), comrades_left: v.comrades_left - ON_ISLAND };
      return out;
    }
    case "round_began":
      return { ...v, round: a.round ?? v.round, first: seat };
    case "turn_began": {
      const left = v.dice.filter((d, i) => d > 0 && Math.floor(i / DICE) === seat).length;
      return { ...v, turn: seat, round: a.round ?? v.round, placed: 0, allowed: Math.min(DICE_A_TURN, left), used: 0, battle: [] };
    }
    case "scored":
      return { ...v, fame: add(v.fame, seat, a.fame ?? 0), count: [...(v.count ?? []), { region, seat, fame: a.fame ?? 0 }] };
    case "contested":
      return { ...v, count: [...(v.count ?? []), { region, seat: NONE, fame: 0 }] };
    case "conceded":
      return { ...v, conceded: seat };
    case "ended":
      return { ...v, ended: a.reason ?? BY_FAME };
    case "showed_pledges":
      return { ...v, shown_pledges: put(v.shown_pledges, seat, a.pile ?? NONE) };
    case "showed_plan":
      return { ...v, shown_plans: add(v.shown_plans, a.plan ?? 0, 1) };
    case "pledge_scored":
      return { ...v, fame: add(v.fame, seat, a.fame ?? 0) };
    // ------------------------------------------------ dice and slots
    case "changed":
      return slot >= 0 ? on(v, seat, slot, a.value2 ?? 0) : { ...v, dice: put(v.dice, seat * DICE + (a.die ?? 0), a.value2 ?? 0) };
    case "placed":
      return on(spend(v, seat, a.die ?? 0), seat, slot, a.value ?? 0);
    case "reloaded":
      return on(on(v, seat, slot, 0), seat, a.slot2 ?? 0, a.value ?? 0);
    case "set_aside":
      return { ...v, dice: put(v.dice, seat * DICE + (a.die ?? 0), -(a.value ?? 0)), placed: v.placed + 1 };
    case "harmed":
      return on(v, seat2, slot, DAMAGE);
    case "mended":
      return on(v, seat, slot, 0);
    case "boosted":
      return on(v, seat, slot, a.value ?? 0);
    // ------------------------------------------------ the map
    case "moved":
      return stand(v, figure, a.space2 ?? NONE);
    case "drew_tile":
      return { ...v, drawn: a.tile ?? NONE };
    case "laid": {
      const goal = goal_cell(v);
      if (!goal) return v;
      const at = corner(goal, (a.spot ?? 0) >> 2);
      return lay(v, a.tile ?? 0, region, at.x, at.y, (a.spot ?? 0) & 3);
    }
    case "wealth":
      return { ...v, wealth: put(v.wealth, region, a.value ?? 1) };
    case "stationed":
      return stand(v, figure, space);
    case "built": {
      let at = put(v.at, figure, island_of(region));
      let left = 2;
      for (let f = PATROLS; f < STRONGHOLDS && left > 0; f++)
        if (at[f] === island_of(region)) {
          at = put(at, f, NONE);
          left--;
        }
      return { ...v, at };
    }
    case "launched":
      return stand(v, figure, island_of(region));
    case "struck":
      return stand(v, figure, NONE);
    case "destroyed": {
      const out = stand(v, figure, NONE);
      if (figure < CUTTER) return out;
      return { ...out, ship_slots: v.ship_slots.map((what, i) => ((figure === CUTTER) === (i === 0) ? 0 : what)) };
    }
    case "landed":
      return { ...v, ready: v.ready - count, comrades: add(v.comrades, region, count) };
    case "readied":
      return { ...v, ready: v.ready + count, comrades_left: v.comrades_left - count };
    case "driven_off":
      return { ...v, comrades: add(v.comrades, region, -count), comrades_left: v.comrades_left + count };
    case "shifted":
      return { ...v, comrades: add(add(v.comrades, region, -count), a.region2 ?? 0, count) };
    // ------------------------------------------------ gold, Fame, cards
    case "earned":
      return gold(v, seat, a.gold ?? 0);
    case "paid":
      return gold(v, seat, -(a.gold ?? 0));
    case "famed":
      return { ...v, fame: add(v.fame, seat, a.fame ?? 0) };
    case "stole":
      return hand_over(v, seat2, seat, a.gold ?? 1);
    case "bribed":
      return { ...hand_over(v, seat, seat2, 1), battle: [] };
    case "wiped":
      return { ...v, where: v.where.map((where) => (where === IN_MARKET ? BOX : where)), market: v.market.map(() => NONE) };
    case "recruited":
      return leave_market(lie(v, card, CREW + seat), a.place);
    case "hired":
      return on(spend(leave_market(lie(v, card, CREW + seat), a.place), seat, a.die ?? 0), seat, COST_SLOT + card, a.value ?? 0);
    case "smuggled":
      return leave_market(lie(v, card, CARGO + seat), a.place);
    case "pledged":
      return lie(v, card, PLEDGED + seat * 2 + (a.pile ?? 0));
    case "boxed":
      return lie(strip(v, card), card, BOX);
    case "took":
      return lie(strip(v, card), card, (a.form ? CARGO : CREW) + seat);
    case "marked":
      return { ...v, black: put(v.black, seat, a.grid ?? NONE), white: put(v.white, seat, a.grid2 ?? NONE) };
    case "used":
      return { ...v, used: v.used | (card === MYSTIC ? USED_MYSTIC : card === WHISPERING_WIND ? USED_WIND : 0) };
    // ------------------------------------------------ battle
    case "battle":
      return { ...v, battle: [figure, a.figure2 ?? 0, space, 0, 0, 0, 0, 0] };
    case "played": {
      const out = play_plan(v, seat, a.plan ?? 0);
      const plans = v.battle[7] ?? 0;
      return a.plan === SECRET_WEAPON ? in_battle(out, 7, plans | 1) : a.plan === WEAPON_CACHE ? in_battle(out, 7, plans + 2) : out;
    }
    case "avoided":
      return { ...v, battle: [] };
    case "lowered":
      return in_battle(on(v, seat, slot, a.value ?? on_slot(v, seat, slot)), 3 + side(v, seat), a.amount ?? 0);
    case "battle_rolled":
      return in_battle(v, 5 + side(v, seat), (v.battle[5 + side(v, seat)] ?? 0) + (a.value ?? 0));
    case "rerolled":
      return in_battle(v, 5 + side(v, seat), 0);
    default:
      return v;
  }
}
