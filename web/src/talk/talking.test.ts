import { beforeEach, describe, expect, it } from "vitest";
import type { Line } from "../wire/types";
import { Talking } from "./talking.svelte";

const line = (n: number, text: string, seat = 1, room: Line["room"] = "table"): Line => ({
  n,
  seat,
  name: seat === 0 ? "Anna" : "Ben",
  who: `who-${seat}`,
  text,
  emote: "",
  at: 0,
  room,
});
const sent: string[] = [];
const mouth = {
  say: (text: string, emote: string) => !!sent.push(text || emote),
  report: () => true,
  is_mine: (l: Line) => l.seat === 0,
  name_of: (l: Line) => l.name,
};
const fresh = (lines: Line[]) => ({ type: "talk" as const, lines, all: false });
const whole = (lines: Line[]) => ({ type: "talk" as const, lines, all: true });
const texts = (talk: Talking) => talk.heard.map((l) => l.text);

describe("talk at a table", () => {
  beforeEach(() => void (sent.length = 0));

  it("counts what is new from others, until somebody looks", () => {
    const talk = new Talking("A-1", mouth);
    talk.hear(whole([line(1, "old")]));
    talk.look();
    talk.hear(fresh([line(2, "mine", 0)]));
    talk.hear(fresh([line(3, "new")]));
    expect(talk.unread).toBe(1);
    talk.open = true;
    talk.hear(fresh([line(4, "seen at once")]));
    expect(talk.unread).toBe(0);
  });

  it("takes a line once, in order, and a whole list in place of what was there", () => {
    const talk = new Talking("A-2", mouth);
    talk.hear(fresh([line(2, "b")]));
    talk.hear(fresh([line(1, "a"), line(2, "b")]));
    expect(texts(talk)).toEqual(["a", "b"]);
    talk.hear(whole([line(1, "a"), line(2, "b"), line(3, "gallery", -1, "gallery")])); // the game is over
    expect(texts(talk)).toEqual(["a", "b", "gallery"]);
  });

  it("hides whom one does not want to hear, and says how much", () => {
    const talk = new Talking("A-3", mouth);
    talk.hear(fresh([line(1, "rude"), line(2, "mine", 0)]));
    talk.mute("who-1");
    talk.hear(fresh([line(3, "rude again")]));
    expect([texts(talk), talk.hidden, talk.unread]).toEqual([["mine"], 2, 0]);
    talk.hear_all();
    expect(texts(talk)).toHaveLength(3);
  });

  it("says nothing where there is nothing to say", () => {
    const talk = new Talking("A-4", mouth);
    expect([talk.say("  "), talk.say("Ahoy"), talk.sign("wow")]).toEqual([false, true, true]);
    expect(sent).toEqual(["Ahoy", "wow"]);
  });
});
