// What the log says about a card, and how a ship is tidied.
import { describe, expect, it } from "vitest";
import { fact } from "../../dev/recorded";
import type { Ctx } from "../../table/face";
import type { Question } from "../../wire/types";
import { stand, stands, table } from "./fixtures";
import { SPACES, TRAVEL } from "./printed";
import { PRINT, asks_assets, type_of } from "./print";
import { unlisted } from "./travel/tidy";
import { told } from "./travel/told";
import { behind, code_at, load_at, place_ref, type View } from "./view";

describe("what the log says about a card", () => {
  it("knows who resolved it and what was paid and got", () => {
    for (const one of stands.filter((s) => s.view.phase === TRAVEL && s.view.card >= 0)) {
      const { now } = told(one.log ?? [], one.view.seats);
      expect(now?.card, one.name).toBe(one.view.card);
      for (const d of now!.deeds) {
        if (d.fate !== "resolved") continue;
        expect(d.paid.length, one.name).toBe(PRINT[one.view.card]!.asks.length);
        if (!asks_assets(type_of(one.view.card))) expect(d.paid.map((i) => i.n).sort()).toEqual([...PRINT[one.view.card]!.asks].sort());
      }
    }
  });
  it("counts a token that was left once, set aside first or not", () => {
    const heard = (...kinds: string[]) =>
      told(
        ["drawn", "gained", ...kinds].map((kind) => fact({ kind, args: { seat: 0, colour: 2, type: 0 } })),
        2,
      ).now!.deeds[0]!;
    expect(heard()).toMatchObject({ got: [{ what: "cargo", n: 2 }], lost: 0 });
    expect(heard("left_behind")).toMatchObject({ got: [], lost: 1 }); // by the rules before
    expect(heard("set_aside")).toMatchObject({ got: [], lost: 1 });
    expect(heard("set_aside", "gained", "left_behind")).toMatchObject({ got: [{ what: "cargo", n: 2 }], lost: 1 });
  });
  it("counts the cards behind us", () => {
    for (const one of stands.filter((s) => s.view.phase === TRAVEL)) expect(behind(one.view)).toBeLessThanOrEqual(13);
    expect(behind({ ...stand("ask-choose/4").view, left: [0, 0, 0, 0], bottom: 0, back: -1 })).toBe(13);
  });
});

describe("tidying the ship", () => {
  const ctx_of = (name: string, guide = false): [Question, Ctx<View>] => {
    const one = stand(name);
    return [one.ask!, { view: one.view, you: one.you, table: { ...table(one.view.seats), guide } } as unknown as Ctx<View>];
  };
  it("offers exactly what the server would take", () => {
    const key = (verb: string, args: readonly number[]): string => [verb, ...args].join(" ");
    const asked = stands.filter((s) => s.view.phase === TRAVEL && s.ask);
    expect(asked.filter((s) => s.free!.length > 0).length).toBeGreaterThan(5);
    for (const one of asked) {
      const ctx = { view: one.view, you: one.you, table: table(one.view.seats) } as unknown as Ctx<View>;
      const mine = unlisted(one.ask!, ctx).map((c) => key(c.do[0]!.verb, c.do[0]!.args));
      expect(mine.sort(), one.name).toEqual(one.free!.map(([verb, ...args]) => key(verb, args)).sort());
    }
  });
  it("is offered to the others too while one stows", () => {
    const [ask, ctx] = ctx_of("ask-choose/4");
    expect(unlisted(null, ctx)).toEqual(unlisted(ask, ctx));
    expect(unlisted(null, { ...ctx, you: -1 } as Ctx<View>)).toEqual([]);
  });
  it("offers what lies aboard and nothing else", () => {
    const [ask, ctx] = ctx_of("ask-choose/4");
    const all = unlisted(ask, ctx);
    const tossed = all.filter((c) => c.do[0]!.verb === "toss").map((c) => c.do[0]!.args[0]!);
    expect(tossed.length).toBeGreaterThan(0);
    for (const place of tossed) {
      const code = code_at(ctx.view, ctx.you, place % SPACES);
      expect(code).toBeGreaterThan(0);
      expect(code).not.toBe(24);
      if (place >= SPACES) expect(load_at(ctx.view, ctx.you, place % SPACES).length).toBeGreaterThan(0);
    }
    for (const c of all) expect(c.refs.slice(0, 2)).toEqual(["button:tidy", `button:${c.do[0]!.verb}`]);
    for (const c of all.filter((x) => x.do[0]!.verb === "lift"))
      expect(c.refs.slice(2)).toEqual(c.do[0]!.args.map((place) => place_ref(ctx.you, place)));
  });
  it("is silent when pirates have been met, in a guided game, and for who only watches", () => {
    const [pirates, met] = ctx_of("ask-pirates/4");
    expect(unlisted(pirates, met)).toEqual([]);
    expect(unlisted(...ctx_of("ask-choose/4", true))).toEqual([]);
    const [ask, ctx] = ctx_of("ask-choose/4");
    expect(unlisted(ask, { ...ctx, you: -1 } as Ctx<View>)).toEqual([]);
  });
});
