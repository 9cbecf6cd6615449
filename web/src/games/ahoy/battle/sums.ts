// What adds up on each side of a battle (AH-062, AH-066): the roll, the lowered Cannons, and whatever the figure, crew and plans add.
import { GROUPS } from "../boards/groups";
import { CREW, CUTTER, DAMAGE, FIGHTERS, GUNSHIP } from "../printed";
import { shape_of } from "../print";
import { battle_of, faction, on_slot, owner, the_union, type View } from "../view";

export interface Addend {
  what: "roll" | "cannons" | "stronghold" | "gunship" | "fighters" | "cache";
  points: number;
}
export interface BattleSide {
  figure: number;
  seat: number;
  attacks: boolean;
  rolled: boolean;
  secret_weapon: boolean; // rolls two dice
  addends: Addend[];
  total: number; // of what is known
}

function side(v: View, figure: number, k: 0 | 1): BattleSide {
  const b = battle_of(v)!;
  const seat = owner(v, figure);
  const union = seat === the_union(v);
  const addends: Addend[] = [{ what: "roll", points: b.rolled[k] }];
  const add = (what: Addend["what"], points: number): void => void (points > 0 && addends.push({ what, points }));
  add("cannons", b.lowered[k]);
  add("stronghold", shape_of(figure) === "stronghold" ? 2 : 0);
  add("gunship", figure === GUNSHIP ? 3 : 0);
  add("fighters", v.where[FIGHTERS] === CREW + seat ? 1 : 0);
  add("cache", union ? b.caches * v.ready : 0);
  return {
    figure,
    seat,
    attacks: k === 0,
    rolled: b.rolled[k] > 0,
    secret_weapon: union && b.secret_weapon,
    addends,
    total: addends.reduce((n, a) => n + a.points, 0),
  };
}

/** Attacker first; empty when there is no battle. */
export function sides(v: View): BattleSide[] {
  const b = battle_of(v);
  return b ? [side(v, b.attacker, 0), side(v, b.defender, 1)] : [];
}

/** Who wins as rolled: the attacker on a tie (AH-063); null before both have rolled. */
export function winner(list: readonly BattleSide[]): BattleSide | null {
  const [a, d] = list;
  if (!a?.rolled || !d?.rolled) return null;
  return a.total >= d.total ? a : d;
}

const CANNONS = 2; // the action of a board

/** The dice on the Cannons that a figure fights with, and whether it is loaded (AH-062, AH-114, AH-137, AH-138). */
export function cannons_of(v: View, side: Pick<BattleSide, "figure" | "seat">): { dice: number[]; loaded: boolean } {
  if (side.figure === CUTTER) return { dice: [], loaded: false };
  const slots = GROUPS[faction(v, side.seat)]?.find((group) => group.action === CANNONS)?.slots ?? [];
  const dice = slots.map((slot) => on_slot(v, side.seat, slot)).filter((on) => on > 0 && on !== DAMAGE);
  return { dice, loaded: dice.length > 0 || side.figure === GUNSHIP || shape_of(side.figure) === "stronghold" };
}
