// What may be done aboard before one answers a card and while anybody stows: throw overboard, move cargo, exchange two alike.
import type { Ctx } from "../../../table/face";
import type { Choice, Question, Sentence } from "../../../wire/types";
import { LOAD, MIXED, NONE, PIRATES, SPACES } from "../printed";
import { code_at, colour_in, front_in, is_storage, load_at, place_ref, type View } from "../view";

const WHEN = new Set(["ask-declare", "ask-choose", "ask-gain", "ask-stow"]);

interface Held {
  place: number;
  colour: number;
}

/** Every cargo token aboard that has a place of its own: two alike on one storage asset are one place. */
function cargo(v: View, seat: number): Held[] {
  const out: Held[] = [];
  for (let space = 0; space < SPACES; space++) {
    const code = code_at(v, seat, space);
    if (colour_in(code) >= 0) out.push({ place: space, colour: colour_in(code) });
    if (!is_storage(code)) continue;
    const [first, second] = load_at(v, seat, space);
    if (first !== undefined) out.push({ place: SPACES + space, colour: first });
    if (second !== undefined && second !== first) out.push({ place: 2 * SPACES + space, colour: second });
  }
  return out;
}

/** Where one more token finds room. */
function room(v: View, seat: number): number[] {
  const out: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    const code = code_at(v, seat, space);
    if (code === 0) out.push(space);
    else if (is_storage(code) && load_at(v, seat, space).length < LOAD) out.push(SPACES + space);
  }
  return out;
}

const say = (key: string, args: Record<string, number>): Sentence => ({ key, args, clause: "" });
const choice = (verb: string, args: number[], refs: string[], label: Sentence): Choice => ({
  do: [{ verb, args }],
  refs: ["button:tidy", `button:${verb}`, ...refs],
  label,
  gain: null,
  why: [],
});

/** The server allows these without listing them; it still judges each. */
export function unlisted(ask: Question | null, ctx: Ctx<View>): Choice[] {
  const v = ctx.view;
  const seat = ctx.you;
  if (seat < 0 || ctx.table.guide) return [];
  if (ask && !WHEN.has(ask.prompt.key)) return [];
  if (ask?.prompt.key === "ask-choose" && v.back === PIRATES) return []; // who has met them does not dodge (AA-38)
  const ref = (place: number): string => place_ref(seat, place);
  const out: Choice[] = [];
  const held = cargo(v, seat);
  const open = room(v, seat);
  const fixed = v.monkey_at[seat] ?? NONE;
  const assets = Array.from({ length: MIXED }, (_, space) => ({ space, front: front_in(code_at(v, seat, space)) })).filter(
    (a) => a.front >= 0 && a.space !== fixed,
  );
  for (const { space, front } of assets) out.push(choice("toss", [space], [ref(space)], say("do-toss", { front })));
  for (const { place, colour } of held) out.push(choice("toss", [place], [ref(place)], say("do-toss-cargo", { colour })));
  for (const { place, colour } of held)
    for (const to of open)
      if (to % SPACES !== place % SPACES || to === place % SPACES)
        out.push(choice("lift", [place, to], [ref(place), ref(to)], say("do-lift", { colour, place: to })));
  if (v.rough)
    for (const { space, front } of assets)
      if (assets.some((b) => b.space !== space && b.front >> 1 === front >> 1))
        out.push(choice("pair", [space], [ref(space)], say("do-pair", { front })));
  return out;
}
