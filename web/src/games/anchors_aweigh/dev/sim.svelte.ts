/* A race without a server, for the gallery and for tests: acts take their time, hands clash, others grab at random. */
import type { Ctx, RaceLine, Sent } from "../../../table/face";
import type { Fact } from "../../../wire/types";
import { what_of, verb_of } from "../live";
import { open_assets, open_cargo } from "../loading/law";
import { ABOVE, ACTS, BACK, GONE, LOADING, MIXED, NONE, TILES } from "../printed";
import { type View } from "../view";

/** Always the same numbers for the same seed. */
export function dice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(list: readonly T[], roll: () => number): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

export function first_view(seats: number, you: number, fronts: readonly number[], roll: () => number, more: Partial<View> = {}): View {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const own = <T>(value: T): (T | null)[] => Array.from({ length: seats }, (_, k) => (k === you ? value : null));
  const faces = fronts.map((front) => (roll() < 0.5 ? front : BACK));
  return {
    seats,
    live: 1,
    reach: 400,
    limit: 0,
    rough: 0,
    stars: seats === 2 ? 1 : 0,
    ocean: 0,
    mix: [5, 2, 3, 3],
    picked: 0,
    round: 1,
    phase: LOADING,
    captain: NONE,
    ended: 0,
    shown_last: 0,
    faces,
    pile: TILES,
    down: faces.filter((f) => f === BACK).length,
    hand: each(NONE),
    shown: each(NONE),
    held: own(NONE),
    acts: each(NONE),
    since: each(0),
    order: each(0),
    beaten: each(NONE),
    arrivals: 0,
    floor: 0,
    at: 0,
    beat: 0,
    filled: each(0),
    above: Array.from({ length: seats * ABOVE }, () => 0),
    below: own(0),
    loads: Array.from({ length: seats * ABOVE }, () => 0),
    below_loads: own(0),
    meddled: each(0),
    monkey_at: own(NONE),
    coins: each(0),
    chests: each(0),
    parrots: each(0),
    supply: [16, 16, 16, 16],
    cards: [4, 15, 21, 28, 41, 9, 33, 2, 48, 26, 38, 12, 45],
    left: [0, 0, 0, 0],
    bottom: 0,
    back: NONE,
    card: NONE,
    used: 0,
    chosen: each(false),
    ...more,
  };
}

const fact = (kind: string, args: Record<string, number>): Fact => ({
  kind,
  args,
  say: null,
  minor: false,
  refs: [],
  more: [],
  patch: {},
});

/** Plays server and other hands; `tell` hands facts on as the shell does. */
export class Sim implements RaceLine {
  readonly muster = null;
  ready(): void {}
  sent: readonly Sent[] = $state.raw([]);
  trip = 40;
  private ids = 0;
  private readonly began: number;
  private readonly inside: number[][]; // which tile lies on which space

  constructor(
    private readonly ctx: Ctx<View>,
    private readonly fronts: readonly number[],
    private readonly roll: () => number,
    private readonly tell: (facts: Fact[]) => void,
    private readonly time: () => number = () => performance.now(),
    readonly delay = 40,
  ) {
    this.began = time();
    this.inside = ctx.view.filled.map(() => Array.from({ length: MIXED }, () => NONE));
  }
  now(): number {
    return this.time() - this.began;
  }
  act(verb: string, ...args: number[]): boolean {
    const one: Sent = { id: ++this.ids, verb, args, at: this.now() };
    this.sent = [...this.sent, one];
    setTimeout(() => {
      this.sent = this.sent.filter((s) => s.id !== one.id);
      this.reach(this.ctx.you, ACTS.indexOf(verb), args[0] ?? 0, one.at);
    }, this.delay);
    return true;
  }
  reach(seat: number, act: number, what: number, start = this.now()): void {
    const v = this.ctx.view;
    if ((v.acts[seat] ?? NONE) >= 0 || v.phase !== LOADING) return;
    this.tell([fact("reached", { seat, act, what, start: Math.round(Math.max(start, v.since[seat] ?? 0, v.floor)) })]);
  }
  /** The clock: carries out what is due. */
  ring(): void {
    for (;;) {
      const v = this.ctx.view;
      const due = v.acts.map((act, k) => ({ act, k, at: v.since[k] ?? 0 })).filter(({ act, at }) => act >= 0 && at + v.reach <= this.now());
      due.sort((a, b) => a.at - b.at || (v.order[a.k] ?? 0) - (v.order[b.k] ?? 0));
      if (!due[0]) return;
      this.carry_out(due[0].k, verb_of(due[0].act), what_of(due[0].act));
    }
  }
  private carry_out(seat: number, act: number, what: number): void {
    const v = this.ctx.view;
    const tile = v.hand[seat] ?? NONE;
    if ((v.beaten[seat] ?? NONE) >= 0) return this.tell([fact("missed", { seat, act, tile: what, seat2: v.beaten[seat]! })]);
    const own = seat === this.ctx.you;
    switch (ACTS[act]) {
      case "flip":
        return this.tell([fact("flipped", { seat, tile: what, front: this.fronts[what]! })]);
      case "take":
        if (v.faces[what] === BACK)
          return this.tell([fact("drew", own ? { seat, tile: what, front: this.fronts[what]! } : { seat, tile: what })]);
        return this.tell([fact("took", { seat, tile: what, front: this.fronts[what]! })]);
      case "put_back":
        return this.tell([fact("put_back", { seat, tile, front: this.fronts[tile]! })]);
      case "place":
        this.inside[seat]![what] = tile;
        this.tell([
          what < ABOVE
            ? fact("placed", { seat, tile, front: this.fronts[tile]!, space: what })
            : fact("hid", own ? { seat, tile, space: what, front: this.fronts[tile]! } : { seat, tile, space: what }),
        ]);
        return this.look(seat);
      case "cargo":
        this.tell([fact("loaded", { seat, colour: what, space: open_cargo(v, seat)[0] ?? MIXED })]);
        return this.look(seat);
      case "discard": {
        const gone = this.inside[seat]![what]!;
        return this.tell([fact("discarded", { seat, tile: gone, front: this.fronts[gone]!, space: what })]);
      }
    }
    this.tell([fact("waited", { seat })]);
  }
  private look(seat: number): void {
    const v = this.ctx.view;
    if (open_assets(v, seat).length + open_cargo(v, seat).length > 0) return;
    this.tell([fact("full", { seat }), ...(v.captain < 0 ? [fact("captain", { seat })] : [])]);
  }
  /** Another hand does something, if it is free. */
  bot(seat: number): void {
    const v = this.ctx.view;
    if ((v.acts[seat] ?? NONE) >= 0) return;
    const pick = (list: readonly number[]): number => list[Math.floor(this.roll() * list.length)] ?? NONE;
    if ((v.hand[seat] ?? NONE) >= 0) return this.reach(seat, this.roll() < 0.1 ? 3 : 2, pick(open_assets(v, seat)));
    const up = v.faces.flatMap((face, n) => (face >= 0 ? [n] : []));
    const down = v.faces.flatMap((face, n) => (face === BACK ? [n] : []));
    const mine = v.acts.flatMap((act, k) =>
      k !== seat && act >= 0 && verb_of(act) === 1 && v.faces[what_of(act)] !== GONE ? [what_of(act)] : [],
    );
    if (open_cargo(v, seat).length > 0 && this.roll() < 0.12) return this.reach(seat, 4, pick([0, 1, 2, 3]));
    if (open_assets(v, seat).length === 0) return open_cargo(v, seat).length > 0 ? this.reach(seat, 4, pick([0, 1, 2, 3])) : undefined;
    if (mine.length > 0 && this.roll() < 0.2) return this.reach(seat, 1, pick(mine));
    if (down.length > 0 && this.roll() < 0.35) return this.reach(seat, 0, pick(down));
    const tile = pick(up.length > 0 ? up : down);
    if (tile >= 0) this.reach(seat, 1, tile);
  }
}
