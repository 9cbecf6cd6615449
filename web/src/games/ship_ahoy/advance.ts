// One fact later: the view as it stands after an event, for showing events one by one. Pure; the server's view has the last word.
import type { Fact } from "../../wire/types";
import { read_landing } from "./flight";
import { DELIVERED, FIGHTING, FLAT, GONE, IN_HARBOUR, LOST, MONSTER, MOVING, NONE, ON_ISLE, SHOOTING, TILE, UPRIGHT } from "./printed";
import { is_tower, type View } from "./view";

function put<T>(list: readonly T[], at: number, value: T): T[] {
  const out = [...list];
  out[at] = value;
  return out;
}

/** Off the table, as somebody's trophy or lost to all. */
function taken(v: View, piece: number, by: number): View {
  return { ...unlocked(v, (a, b) => a === piece || b === piece), stand: put(v.stand, piece, GONE), taken: put(v.taken, piece, by) };
}

function unlocked(v: View, which: (a: number, b: number) => boolean): View {
  const kept = v.backers.map((_, k) => k).filter((k) => !which(v.combats[2 * k]!, v.combats[2 * k + 1]!));
  return {
    ...v,
    combats: kept.flatMap((k) => [v.combats[2 * k]!, v.combats[2 * k + 1]!]),
    backers: kept.map((k) => v.backers[k]!),
    due: kept.map((k) => v.due[k]!),
  };
}

function landed(v: View, numbers: readonly number[]): View {
  const out = { ...v, x: [...v.x], y: [...v.y], yaw: [...v.yaw], stand: [...v.stand] };
  for (const m of read_landing(numbers).moved) {
    if (m.fell) out.stand[m.piece] = FLAT; // what becomes of it is told next
    if (is_tower(m.piece)) continue;
    out.x[m.piece] = m.x;
    out.y[m.piece] = m.y;
    out.yaw[m.piece] = m.yaw;
  }
  return out;
}

function moved(v: View, piece: number, left: number, numbers: readonly number[]): View {
  const [yaw = 0] = numbers;
  const [x, y] = [numbers.at(-2) ?? v.x[piece]!, numbers.at(-1) ?? v.y[piece]!];
  return { ...v, knots: left, x: put(v.x, piece, x), y: put(v.y, piece, y), yaw: put(v.yaw, piece, yaw) };
}

export function advance(v: View, fact: Fact): View {
  const a = fact.args;
  const piece = a.piece ?? NONE;
  const seat = a.seat ?? NONE;
  const more = fact.more ?? [];
  switch (fact.kind) {
    case "begins":
      return { ...v, first: seat };
    case "barrel_dealt":
      return { ...v, barrel_to: put(v.barrel_to, a.harbour ?? 0, a.harbour2 ?? NONE) };
    case "round_began":
      return { ...v, round: a.round ?? v.round };
    case "turn_began":
      return { ...v, turn: seat, round: a.round ?? v.round, phase: SHOOTING, rolled: 0, knots: 0, extra: 0 };
    case "held":
      return { ...v, phase: MOVING };
    case "landed":
      return more.length > 0 ? landed(v, more) : v;
    case "toppled":
      return { ...v, stand: put(v.stand, piece, FLAT) };
    case "destroyed":
      return taken(v, piece, seat);
    case "raised":
      return { ...v, stand: put(v.stand, piece, UPRIGHT) };
    case "stood_up":
      return { ...v, stand: put(v.stand, piece, UPRIGHT) };
    case "monster_hit": {
      const hit = { ...v, damage: a.damage ?? v.damage };
      return hit.damage > 1 ? taken(hit, MONSTER, LOST) : { ...hit, stand: put(v.stand, MONSTER, UPRIGHT) };
    }
    case "parted":
      return unlocked(v, (one, two) => one === piece && two === a.piece2);
    case "rolled":
      return { ...v, phase: MOVING, rolled: a.knots ?? 0, knots: a.knots ?? 0, extra: a.extra ?? 0 };
    case "sailed":
      return moved(v, piece, Math.max(0, a.left ?? 0), more);
    case "tile_moved":
      return moved(v, TILE, Math.max(0, a.left ?? 0), more);
    case "moved_enough":
      return { ...v, phase: FIGHTING };
    case "chest_taken":
      return { ...v, chest: piece };
    case "chest_back":
      return { ...v, chest: ON_ISLE };
    case "loaded":
      return { ...v, barrel_at: put(v.barrel_at, a.barrel ?? 0, piece) };
    case "delivered":
      return { ...v, barrel_at: put(v.barrel_at, a.barrel ?? 0, DELIVERED), barrel_by: put(v.barrel_by, a.barrel ?? 0, seat) };
    case "barrel_back":
      return { ...v, barrel_at: put(v.barrel_at, a.barrel ?? 0, IN_HARBOUR) };
    case "locked":
      return { ...v, combats: [...v.combats, piece, a.piece2 ?? NONE], backers: [...v.backers, NONE], due: [...v.due, 0] };
    case "captured":
      return taken(v, a.piece2 ?? NONE, seat);
    case "swallowed":
      return taken(v, a.piece2 ?? NONE, LOST);
    default:
      return v;
  }
}
