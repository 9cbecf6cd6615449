// What a fact looks like: flights and voyages are played on the table itself, the rest are small signs.
import type { Ctx, Motion } from "../../table/face";
import type { Fact } from "../../wire/types";
import { bridge, resting } from "./bridge.svelte";
import { length_of, plain_flight, read_landing, voyage, type Track } from "./flight";
import { BALL, TILE } from "./printed";
import { radians } from "./print";
import type { View } from "./view";

const SLOW = 0.35; // of the real speed
const LONGEST = 5600; // ms a flight may take on screen
const REST = 550; // ms to look at what it did
const SAIL_A_KNOT = 480;

/** Where the last shot came from. */
let fired = { x: 0, y: 0, yaw: 0 };

const tracks_of = (v: View, fact: Fact): Track[] => plain_flight(read_landing(fact.more ?? []), fired, (piece) => resting(v, piece));

/** How many ms a flight is shown: slowly, but not for ever. */
export const shown_for = (tracks: readonly Track[]): number => Math.min(LONGEST, length_of(tracks) / SLOW);

/** A shot that was not shown can be looked at afterwards. */
export function keep_flight(v: View, fact: Fact): void {
  if (fact.kind === "fired") remember(fact);
  else if (fact.kind === "landed" && fact.more?.length) bridge.keep(tracks_of(v, fact));
}
function remember({ args }: Fact): void {
  fired = { x: args.x ?? 0, y: args.y ?? 0, yaw: radians(args.yaw ?? 0) };
}

function flight(fact: Fact, ctx: Ctx<View>): Motion | null {
  const tracks = tracks_of(ctx.view, fact);
  const ms = shown_for(tracks);
  if (ms <= 0) return null;
  bridge.begin(tracks, ms, BALL);
  return { ms: ms + REST, hush: true };
}

function sailing(fact: Fact, ctx: Ctx<View>, piece: number): Motion | null {
  const [yaw = 0, ...points] = fact.more ?? [];
  if (points.length < 4) return null;
  const ms = 320 + SAIL_A_KNOT * Math.max(1, fact.args.knots ?? 1);
  const turn = (angle: number): number => (piece === TILE ? 0 : radians(angle));
  bridge.begin(voyage(piece, points, turn(ctx.view.yaw[piece]!), turn(yaw), ms, piece === TILE), ms);
  return { ms, sound: "map" };
}

export function motion(fact: Fact, ctx: Ctx<View>): Motion | null {
  const { args } = fact;
  const at = (piece: number | undefined): string => `piece:${piece ?? -1}`;
  switch (fact.kind) {
    case "fired":
      remember(fact);
      return { ms: 120, sound: "column" };
    case "landed":
      return flight(fact, ctx);
    case "sailed":
      return sailing(fact, ctx, args.piece ?? 0);
    case "tile_moved":
      return sailing(fact, ctx, TILE);
    case "destroyed":
      return {
        ms: 620,
        pulse: [at(args.piece)],
        float: [{ at: at(args.piece), text: ctx.t("face-float-sunk"), tone: args.seat === ctx.you ? "good" : "bad" }],
        sound: "coin",
      };
    case "captured":
      return {
        ms: 620,
        pulse: [at(args.piece2)],
        float: [{ at: at(args.piece2), text: ctx.t("face-float-taken"), tone: args.seat === ctx.you ? "good" : "bad" }],
        sound: "coin",
      };
    case "swallowed":
      return {
        ms: 620,
        pulse: [at(args.piece2)],
        float: [{ at: at(args.piece2), text: ctx.t("face-float-lost"), tone: "bad" }],
        sound: "flip",
      };
    case "toppled":
      return { ms: 380, pulse: [at(args.piece)], sound: "flip" };
    case "rolled":
      return { ms: 700, shows: "before", sound: "bag" };
    case "fought":
      return { ms: 420, pulse: [at(args.piece), at(args.piece2)], sound: "place" };
    case "flag":
    case "swords":
      return { ms: 900, shows: "before", sound: "flip" };
    case "delivered":
      return { ms: 520, float: [{ at: at(args.piece), text: "+2", tone: "brass" }], sound: "coin" };
    case "chest_taken":
      return { ms: 420, pulse: [at(args.piece)], sound: "coin" };
    case "raised":
    case "stood_up":
      return { ms: 260, pulse: [at(args.piece)] };
    case "turn_began":
      return { ms: 140 };
    default:
      return null;
  }
}
