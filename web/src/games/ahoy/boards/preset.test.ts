// Passing beforehand: answered after a fixed pause whatever the hand holds, for one battle or for the turn, and told to nobody.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { table_of } from "../../../dev/stand";
import { Scene } from "../../../table/scene.svelte";
import type { Choice } from "../../../wire/types";
import Stage from "../battle/Stage.svelte";
import { face } from "../face";
import { stand } from "../fixtures";
import { NONE } from "../printed";
import { the_union, type View } from "../view";
import Beforehand from "./Beforehand.svelte";
import First from "./First.svelte";
import { PAUSE_MS, choose, forget, may_preset, preset } from "./preset.svelte";
import Preset from "./Preset.svelte";

const asked = stand("ask-plan-battle/4");
const UNION = the_union(asked.view);
let sent: Choice[] = [];
let parts: Record<string, unknown>[] = [];

/** The Union's browser, or another's; the question is put, or not yet. */
function scene(put = true, you = UNION): Scene {
  const s = new Scene(face, (choice) => void sent.push(choice));
  s.table = table_of("ahoy", asked.view.seats);
  s.view = asked.view;
  s.you = you;
  s.acting = [UNION];
  s.pending = put && you === UNION ? asked.ask : null;
  s.offer();
  return s;
}
function draw(part: unknown, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  parts.push(mount(part as never, { target, props: props as never }));
  flushSync();
  return target;
}
const said = (): string[] => sent.map((c) => c.do[0]!.verb);
const later = (ms: number): void => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const p of parts.splice(0)) void unmount(p);
  document.body.innerHTML = "";
  preset.say = "ask";
  sent = [];
  parts = [];
  vi.useRealTimers();
});

describe("passing beforehand", () => {
  it("nothing is answered for who wants to be asked", () => {
    draw(Beforehand, { ctx: scene() });
    later(10 * PAUSE_MS);
    expect(said()).toEqual([]);
  });

  it.each([
    ["battle", "pass"],
    ["turn", "hold"],
  ] as const)("%s: answers after the pause and not before", (say, verb) => {
    const s = scene();
    choose(s, say);
    draw(Beforehand, { ctx: s });
    later(PAUSE_MS - 1);
    expect(said()).toEqual([]);
    later(1);
    expect(said()).toEqual([verb]);
  });

  it("takes as long whether or not a card fits", () => {
    const pass = asked.ask!.choices.filter((c) => c.do[0]!.verb !== "play");
    expect(pass.length).toBe(2);
    for (const choices of [pass, asked.ask!.choices]) {
      const s = scene(false);
      s.pending = { ...asked.ask!, choices };
      s.offer();
      choose(s, "battle");
      draw(Beforehand, { ctx: s });
      later(PAUSE_MS - 1);
      expect(said()).toEqual([]);
      later(1);
      expect(said()).toEqual(["pass"]);
      void unmount(parts.pop()!);
      sent = [];
    }
  });

  it("can be thought better of until then", () => {
    const s = scene();
    choose(s, "turn");
    draw(Beforehand, { ctx: s });
    later(PAUSE_MS - 500);
    choose(s, "ask");
    flushSync();
    later(10 * PAUSE_MS);
    expect(said()).toEqual([]);
  });

  it("is forgotten with the turn, and with the battle it was meant for", () => {
    const s = scene();
    choose(s, "turn");
    forget(s);
    expect(preset.say).toBe("turn");
    s.view = { ...asked.view, turn: (asked.view.turn + 1) % asked.view.seats } as View;
    forget(s);
    expect(preset.say).toBe("ask");

    s.view = asked.view;
    choose(s, "battle");
    s.view = { ...asked.view, battle: [] } as View;
    s.pending = null;
    forget(s);
    expect(preset.say).toBe("battle"); // it is still to come
    s.view = asked.view;
    s.pending = asked.ask;
    forget(s);
    s.view = { ...asked.view, battle: [] } as View;
    s.pending = null;
    forget(s);
    expect(preset.say).toBe("ask");
  });

  it("is offered to the Union alone, while it holds a plan", () => {
    expect(may_preset(scene(false))).toBe(true);
    for (const you of [NONE, 0, 1, 3]) expect(may_preset(scene(false, you))).toBe(false);
    const none = scene(false);
    none.view = { ...asked.view, plans: asked.view.plans.map(() => []) } as View;
    expect(may_preset(none)).toBe(false);
  });

  it("shows what the table does already", () => {
    const s = scene(false);
    s.view = { ...asked.view, waived: asked.view.waived.map((_, seat) => (seat === UNION ? 1 : 0)) } as View;
    const select = draw(Preset, { ctx: s }).querySelector("select")!;
    expect(select.value).toBe("turn");
    expect(select.disabled).toBe(true);
  });

  it("others read the same words whatever was said", () => {
    const read = (["ask", "battle", "turn"] as const).map((say) => {
      preset.say = say;
      const el = draw(Stage, { ctx: scene(false, 0) });
      return el.textContent;
    });
    expect(read[0]).toContain("The Union may respond");
    expect(new Set(read).size).toBe(1);
  });
});

describe("the first player card", () => {
  it("lies with whoever begins the round, in a picture and a word", () => {
    const s = scene(false);
    const shown = [0, 1, 2, 3].map((seat) => draw(First, { ctx: s, seat }));
    expect(shown.flatMap((el, seat) => (el.querySelector("svg") ? [seat] : []))).toEqual([s.view.first]);
    expect(shown[s.view.first]!.textContent).toContain("First");
    expect(face.explain(`first:${s.view.first}`, s)?.title).toContain(s.name(s.view.first));
  });
});
