// How to read Ahoy's view.
import {
  BOARD_ROOM,
  CARGO,
  COST_SLOT,
  CREW,
  CREW_SLOT,
  CUTTER,
  DICE,
  FIGURES,
  GUNSHIP,
  ISLAND_QUARTER,
  LIES,
  NONE,
  ORIGIN,
  PATROLS,
  PATROL_COUNT,
  PLEDGED,
  SHIP_SLOT,
  SQUADRON,
  STRONGHOLDS,
  STRONGHOLD_COUNT,
  UNION,
  WALL,
  WIDTH,
  type View as Printed,
} from "./printed";
import { TILES, faction_of, owner_of, print_of, union_seat, type Space } from "./print";

export interface View extends Printed {
  count?: { region: number; seat: number; fame: number }[]; // only here: the round's scoring while it is told; seat NONE: contested
}

// ------------------------------------------------ seats
export const faction = (v: View, seat: number): number => faction_of(v.seats, seat);
export const the_union = (v: View): number => union_seat(v.seats);
export const owner = (v: View, figure: number): number => owner_of(v.seats, figure);
export const seats_of = (v: View): number[] => Array.from({ length: v.seats }, (_, seat) => seat);

// ------------------------------------------------ the map
export interface Cell {
  x: number;
  y: number;
}
export const region_of = (space: number): number => space >> 2;
export const quarter_of = (space: number): number => space & 3;
export const island_of = (region: number): number => region * 4 + ISLAND_QUARTER;
export const regions_of = (v: View): number[] => Array.from({ length: v.regions }, (_, region) => region);

/** Where a quarter lies of a tile turned so, from the tile's corner. */
export function lies(turn: number, quarter: number): Cell {
  const place = LIES[(turn & 3) * 4 + quarter] ?? 0;
  return { x: place & 1, y: place >> 1 };
}
/** The cell a space lies on. */
export function cell_of(v: View, space: number): Cell {
  const region = region_of(space);
  const at = lies(v.turns[region] ?? 0, quarter_of(space));
  return { x: (v.xs[region] ?? 0) + at.x, y: (v.ys[region] ?? 0) + at.y };
}
export function space_at(v: View, x: number, y: number): number {
  for (let space = 0; space < v.regions * 4; space++) {
    const cell = cell_of(v, space);
    if (cell.x === x && cell.y === y) return space;
  }
  return NONE;
}
export const printed = (v: View, space: number): Space => print_of(v.tiles[region_of(space)] ?? NONE, quarter_of(space));
/** Two Islands share a suit, a great and a little one. */
export const is_little = (v: View, region: number): boolean => (v.tiles[region] ?? 0) % 2 === 1;
export const suit_of = (v: View, region: number): number => TILES[v.tiles[region] ?? NONE]?.suit ?? NONE;
/** A printed direction as it points on the table. */
export const turned = (direction: number, turn: number): number => (direction + turn) & 3;
export const goal_cell = (v: View): Cell | null =>
  v.goal < 0 ? null : { x: (v.goal % WIDTH) - ORIGIN, y: Math.floor(v.goal / WIDTH) - ORIGIN };
/** The neighbour in a direction, over a Sandbar too; negative when off the map. */
export function beside(v: View, space: number, direction: number): number {
  const there = v.near[space * 4 + direction] ?? NONE;
  return there <= WALL ? WALL - there : there;
}
export const has_bar = (v: View, space: number, direction: number): boolean => (v.near[space * 4 + direction] ?? NONE) <= WALL;

// ------------------------------------------------ figures
export const figures_at = (v: View, space: number): number[] =>
  v.at.flatMap((where, figure) => (where === space && figure < FIGURES ? [figure] : []));
const in_supply = (v: View, first: number, many: number): number => v.at.slice(first, first + many).filter((space) => space < 0).length;
export const spare_patrols = (v: View): number => in_supply(v, PATROLS, PATROL_COUNT);
export const spare_strongholds = (v: View): number => in_supply(v, STRONGHOLDS, STRONGHOLD_COUNT);

export interface Control {
  squadron: number;
  union: number;
  seat: number; // who would score it now; NONE: nobody
}
/** Control of a region as it stands (AH-030, AH-139). */
export function control(v: View, region: number): Control {
  let squadron = 0;
  let union = 0;
  let cutter = false;
  v.at.forEach((space, figure) => {
    if (space < 0 || region_of(space) !== region) return;
    if (figure >= PATROLS && figure < STRONGHOLDS) squadron += 1;
    else if (figure >= STRONGHOLDS && figure < CUTTER) squadron += 2;
    else if (figure === CUTTER || figure === GUNSHIP) {
      union += 1;
      cutter ||= figure === CUTTER;
    } else if (faction(v, figure) === SQUADRON) squadron += 2;
    else if (faction(v, figure) === UNION) union += 1;
  });
  union += (v.comrades[region] ?? 0) * (cutter ? 2 : 1);
  return { squadron, union, seat: squadron > union ? 0 : union > squadron ? the_union(v) : NONE };
}

// ------------------------------------------------ dice and slots
export const die = (v: View, seat: number, n: number): number => v.dice[seat * DICE + n] ?? 0;
/** The dice a seat may still place, by number. */
export const open_dice = (v: View, seat: number): number[] => [0, 1, 2, 3, 4].filter((n) => die(v, seat, n) > 0);
/** What lies on any slot of a seat: 0 empty, 1 to 6 a die, 7 damage. */
export function on_slot(v: View, seat: number, slot: number): number {
  if (slot < CREW_SLOT) return v.slots[seat * BOARD_ROOM + slot] ?? 0;
  if (slot < SHIP_SLOT) return v.crew_slots[slot - CREW_SLOT] ?? 0;
  if (slot < COST_SLOT) return v.ship_slots[slot - SHIP_SLOT] ?? 0;
  return v.cost_slots[slot - COST_SLOT] ?? 0;
}

// ------------------------------------------------ cards
const cards_in = (v: View, place: number): number[] => v.where.flatMap((where, card) => (where === place ? [card] : []));
export const crew_of = (v: View, seat: number): number[] => cards_in(v, CREW + seat);
export const cargo_of = (v: View, seat: number): number[] => cards_in(v, CARGO + seat);
export const pledged_to = (v: View, seat: number, pile: number): number[] => cards_in(v, PLEDGED + seat * 2 + pile);
/** Whose crew or cargo a card is; NONE: nobody's. */
export function holder(v: View, card: number): number {
  const where = v.where[card] ?? 0;
  return where >= PLEDGED ? (where - PLEDGED) >> 1 : where >= CARGO ? where - CARGO : where >= CREW ? where - CREW : NONE;
}
export const is_crew = (v: View, card: number): boolean => (v.where[card] ?? 0) >= CREW && (v.where[card] ?? 0) < CARGO;
export const plans_held = (v: View, seat: number): number =>
  Array.isArray(v.plans[seat]) ? (v.plans[seat] as number[]).length : ((v.plans[seat] as number | undefined) ?? 0);
export const my_plans = (v: View, seat: number): number[] => (Array.isArray(v.plans[seat]) ? (v.plans[seat] as number[]) : []);
/** Which pile is pledged to the Squadron, as far as this reader knows; NONE: not. */
export function pledge_of(v: View, seat: number): number {
  const shown = v.shown_pledges[seat] ?? NONE;
  return shown !== NONE ? shown : (v.pledges[seat] ?? NONE);
}

export interface Battle {
  attacker: number; // figures
  defender: number;
  space: number;
  lowered: [number, number];
  rolled: [number, number]; // 0: not yet
  secret_weapon: boolean;
  caches: number;
}
export function battle_of(v: View): Battle | null {
  const [attacker, defender, space, a = 0, d = 0, ra = 0, rd = 0, plans = 0] = v.battle;
  if (attacker === undefined || defender === undefined || space === undefined) return null;
  return { attacker, defender, space, lowered: [a, d], rolled: [ra, rd], secret_weapon: (plans & 1) === 1, caches: plans >> 1 };
}

/** How many bits are set. */
export function how_many(mask: number): number {
  let n = 0;
  for (let left = mask; left > 0; left = Math.floor(left / 2)) n += left % 2;
  return n;
}

/** Reads "slot:0:7" as slot, [0, 7]. */
export function read_ref(ref: string): { what: string; at: number[]; name: string } {
  const [what = "", ...rest] = ref.split(":");
  return { what, at: rest.map(Number), name: rest[0] ?? "" };
}
