// Ahoy's front end, as the shell asks for it.
import type { Face } from "../../table/face";
import { recall } from "./recall";
import FameIcon from "./boards/FameIcon.svelte";
import { TWINS, has_hand } from "./boards/reach";
import Cover from "./Cover.svelte";
import { explain, label, note } from "./explain";
import Hand from "./Hand.svelte";
import Main from "./Main.svelte";
import { motion } from "./motion";
import { seat_face } from "./seats";
import Scoring from "./Scoring.svelte";
import Side from "./Side.svelte";
import Small from "./Small.svelte";
import Victor from "./Victor.svelte";
import type { View } from "./view";
import { ISLAND } from "./printed";
import { printed } from "./view";

// Comrades in part; all of them is what one usually wants.
const COUNTS = Array.from({ length: 20 }, (_, n) => `button:count-${n}`);

/** The log says where: a space by its terrain and its region. */
function where(args: Record<string, number>, v: View): Record<string, number> {
  const at = args.figure === undefined ? undefined : (args.space2 ?? args.space);
  const tile = at === undefined ? undefined : v.tiles[at >> 2];
  if (at === undefined || at < 0 || tile === undefined || tile < 0) return args;
  return { ...args, tile, terrain: printed(v, at).terrain, ashore: Number(printed(v, at).terrain === ISLAND) };
}

export const face: Face<View> = {
  id: "ahoy",
  Cover,
  seat: seat_face,
  Main,
  Small,
  Hand,
  has_hand,
  Side,
  side_title: (ctx) => ctx.t("face-side-title"),
  Scoring,
  Victor,
  keys: [
    { keys: "R", says: "face-keys-turn" },
    { keys: "P", says: "face-keys-place" },
    { keys: "+ − 0", says: "face-keys-zoom" },
    { keys: "Alt", says: "face-keys-all" },
  ],
  subtitle: (v, ctx) => (v.round < 1 ? ctx.t("face-subtitle-start") : ctx.t("face-subtitle", { round: v.round })),
  note,
  purse: (v, seat, ctx) => ({ value: v.fame[seat] ?? 0, label: ctx.t("face-fame", { fame: v.fame[seat] ?? 0 }), icon: FameIcon }),
  recall,
  motion,
  explain,
  label,
  said: where,
  last_counts: ["moved"],
  twins: TWINS,
  also: ["smuggle", "deliver"],
  in_place: Object.values(TWINS),
  turn: (v) => v.turn,
  aside: [0, 1, 2, 3].map((k) => `button:change-${k}`).concat("button:hold", "button:aside", COUNTS),
  phone: { board: "tall", small: 108 },
  folds: true,
};
