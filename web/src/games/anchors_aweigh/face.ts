// Anchors Aweigh!'s front end, as the shell asks for it.
import type { Face } from "../../table/face";
import Cover from "./Cover.svelte";
import { explain_travel, label_travel, note_travel, purse } from "./explain_travel";
import Hand from "./Hand.svelte";
import { loading_advance, with_miss } from "./live";
import { loading_explain, loading_label, missing, race_prompt } from "./loading/words";
import Main from "./Main.svelte";
import { is_whole, TYPE_NAMES } from "./setup/own_deck";
import OwnDeck from "./setup/OwnDeck.svelte";
import { loading_motion } from "./motion_loading";
import { travel_motion } from "./motion_travel";
import { NONE, TRAVEL } from "./printed";
import Scoring from "./Scoring.svelte";
import Side from "./Side.svelte";
import Small from "./Small.svelte";
import Victor from "./Victor.svelte";
import { unlisted } from "./travel/tidy";
import { is_loading, type View } from "./view";

export const face: Face<View> = {
  id: "anchors_aweigh",
  Cover,
  set_up: { Form: OwnDeck, formed: [...TYPE_NAMES, "cards"], ready: is_whole, races: ({ pace }) => pace !== "beat" },
  Main,
  Small,
  Hand,
  has_hand: (v, ctx) =>
    ctx.you >= 0 && ((is_loading(v) && ctx.race !== null) || (v.hand[ctx.you] ?? NONE) >= 0 || ctx.ask?.prompt.key === "ask-stow"),
  Side,
  side_title: (ctx) => ctx.t("face-side-title"),
  Scoring,
  Victor,
  keys: [
    { keys: "F", says: "face-keys-flip" },
    { keys: "A B", says: "face-keys-decks" },
    { keys: "1 2 3 4", says: "face-keys-cargo" },
    { keys: "P", says: "face-keys-back" },
  ],
  subtitle: (v, ctx) =>
    v.round < 1
      ? ctx.t("face-subtitle-start")
      : ctx.t(v.phase >= TRAVEL ? "face-subtitle-travel" : "face-subtitle-loading", { round: v.round }),
  note: (v, seat, ctx) => (is_loading(v) ? missing(v, seat, ctx) : note_travel(v, seat, ctx)),
  purse,
  recall: (v, fact) => (fact.kind === "missed" ? with_miss(v, fact) : v),
  raced: (v, fact) => loading_advance(v, fact) ?? v,
  motion: (fact, ctx) => {
    const loading = loading_motion(fact, ctx);
    return loading ? { ...loading, brisk: true } : travel_motion(fact, ctx);
  },
  explain: (ref, ctx) => loading_explain(ref, ctx) ?? explain_travel(ref, ctx),
  label: (ref, ctx) => loading_label(ref, ctx) ?? label_travel(ref, ctx),
  prompt: race_prompt,
  said: (args, v) => (v.stars === 0 && (args.front ?? NONE) > 0 ? { ...args, front: args.front! & ~1 } : args), // a starfish means nothing here
  unlisted,
  aside: [
    "button:put_back",
    "button:discard",
    "button:toss",
    "button:lift",
    "button:pair",
    "button:pass",
    "button:flee",
    "button:leave",
    "button:decline",
    "button:tidy",
  ],
  phone: { board: "tall", small: 150 },
  low: true,
};
