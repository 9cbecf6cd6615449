/* The line to a table: comes back, notices gaps, repeats nothing. */
import { beforeEach, describe, expect, it } from "vitest";
import { backoff, Line, type LineState } from "./line";
import type { ToBrowser } from "./types";

class FakeSocket {
  readyState = 0;
  sent: { type: string; v?: number; id?: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(m: object): void {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
}

let sockets: FakeSocket[];
let timers: Map<number, { fn: () => void; ms: number }>;
let heard: ToBrowser[];
let states: LineState[];
let line: Line;
let asleep = false;

beforeEach(() => {
  asleep = false;
  sockets = [];
  timers = new Map();
  heard = [];
  states = [];
  let n = 0;
  line = new Line(
    "ws://here/ws/KRAKEN-42",
    { message: (m) => heard.push(m), state: (s) => states.push(s) },
    {
      socket: () => {
        const s = new FakeSocket();
        sockets.push(s);
        return s as unknown as WebSocket;
      },
      later: (fn, ms) => (timers.set(++n, { fn, ms }), n),
      cancel: (id) => timers.delete(id),
      chance: () => 0.5,
      asleep: () => asleep,
    },
  );
});

const socket = () => sockets[sockets.length - 1]!;
/** Lets the timer with this wait ring. */
function ring(ms: number): void {
  const found = [...timers].find(([, t]) => t.ms === ms);
  if (!found) throw new Error(`no timer of ${ms} ms, only ${[...timers.values()].map((t) => t.ms)}`);
  timers.delete(found[0]);
  found[1].fn();
}
const types = () => heard.map((m) => m.type);

describe("versions", () => {
  beforeEach(() => {
    line.open();
    socket().accept();
    socket().say({ type: "welcome", v: 4 });
  });

  it("passes on what follows and drops what was heard already", () => {
    socket().say({ type: "update", v: 5 });
    socket().say({ type: "update", v: 5 });
    socket().say({ type: "update", v: 3 });
    expect(types()).toEqual(["welcome", "update"]);
    expect(line.v).toBe(5);
  });

  it("asks once for everything when something was missed", () => {
    socket().say({ type: "update", v: 6 });
    socket().say({ type: "update", v: 7 });
    expect(types()).toEqual(["welcome"]);
    expect(socket().sent.map((m) => m.type)).toEqual(["resync"]);
    socket().say({ type: "welcome", v: 7 });
    socket().say({ type: "update", v: 8 });
    expect(types()).toEqual(["welcome", "welcome", "update"]);
  });

  it("sends acts with the version seen and ids that never repeat", () => {
    const choice = { do: [{ verb: "keep", args: [] }], refs: [], label: { key: "", args: {}, clause: "" }, gain: null, why: [] };
    expect(line.act(choice)).toBe(true);
    line.undo();
    line.done();
    expect(socket().sent.map((m) => [m.type, m.id, m.v])).toEqual([
      ["act", 1, 4],
      ["undo", 2, 4],
      ["close", 3, 4],
    ]);
  });

  it("passes a refusal on, and catches up if it was behind", () => {
    socket().say({ type: "refused", id: 1, why: { key: "no-stale", args: {} }, v: 6 });
    expect(types()).toEqual(["welcome", "refused"]);
    expect(socket().sent.map((m) => m.type)).toEqual(["resync"]);
  });
});

describe("losing the line", () => {
  it("waits longer each time, up to a limit, with jitter", () => {
    expect([0, 1, 2, 3, 10].map((n) => backoff(n, 0.5))).toEqual([250, 500, 1000, 1600, 1600]);
    expect(backoff(10, 0.5, true)).toBe(15000);
    expect(backoff(0, 0)).toBeLessThan(backoff(0, 1));
  });

  it("comes back, and starts from the shortest wait after a welcome", () => {
    line.open();
    socket().drop();
    ring(250);
    socket().drop();
    ring(500);
    socket().accept();
    socket().say({ type: "welcome", v: 9 });
    expect(states.at(-1)).toBe("open");
    socket().drop(1012);
    expect(states.at(-1)).toBe("lost");
    ring(250);
    expect(sockets.length).toBe(4);
  });

  it("knocks again when nobody answers, and seldom while nobody looks", () => {
    line.open();
    ring(4000); // neither made nor refused
    asleep = true;
    for (const ms of [250, 500, 1000, 2000, 4000, 8000]) {
      ring(ms);
      socket().drop();
    }
    asleep = false;
    line.hurry();
    expect(sockets.length).toBe(8);
    socket().drop();
    ring(250); // from the beginning again
  });

  it("refuses to send while it is down, and sends nothing later by itself", () => {
    line.open();
    socket().accept();
    socket().say({ type: "welcome", v: 1 });
    socket().drop();
    expect(line.undo()).toBe(false);
    ring(250);
    socket().accept();
    expect(socket().sent).toEqual([]);
  });

  it("gives up when there is no such table", () => {
    line.open();
    socket().drop(4404);
    expect(states.at(-1)).toBe("unknown");
    expect(timers.size).toBe(0);
    line.hurry();
    expect(sockets.length).toBe(1);
  });

  it("gives up at a locked door, and says which", () => {
    line.open();
    socket().drop(4403);
    expect(states.at(-1)).toBe("locked");
    expect(timers.size).toBe(0);
  });

  it("notices a line that has died silently", () => {
    line.open();
    socket().accept();
    socket().say({ type: "welcome", v: 1 });
    ring(15000);
    expect(socket().sent.map((m) => m.type)).toEqual(["ping"]);
    ring(4000);
    expect(states.at(-1)).toBe("stalled");
    ring(4000);
    expect(states.at(-1)).toBe("lost");
    ring(250);
    expect(sockets.length).toBe(2);
  });

  it("says so when nothing answers what was sent, and stays if it was only slow", () => {
    line.open();
    socket().accept();
    socket().say({ type: "welcome", v: 1 });
    line.undo();
    ring(4000);
    expect(states.at(-1)).toBe("stalled");
    expect(socket().sent.map((m) => m.type)).toEqual(["undo", "ping"]);
    socket().say({ type: "done", id: 1, v: 2 });
    expect(states.at(-1)).toBe("open");
    expect([...timers.values()].map((t) => t.ms)).toEqual([15000]);
    line.why(["cell:0:0"]);
    socket().say({ type: "because", id: 2, why: { key: "", args: {}, clause: "" } });
    expect(types()).toEqual(["welcome", "done", "because"]);
    expect([...timers.values()].map((t) => t.ms)).toEqual([15000]);
    expect(sockets.length).toBe(1);
  });

  it("stays when the ping is answered", () => {
    line.open();
    socket().accept();
    ring(15000);
    socket().say({ type: "pong", n: 1 });
    expect([...timers.values()].map((t) => t.ms)).toEqual([15000]);
    expect(types()).toEqual([]);
  });

  it("hurries when the network comes back, and ignores the old socket", () => {
    line.open();
    const old = socket();
    old.drop();
    line.hurry();
    expect(sockets.length).toBe(2);
    expect([...timers.values()].map((t) => t.ms)).toEqual([4000]); // the old wait is over, only the new knock counts
    old.say({ type: "welcome", v: 3 });
    expect(types()).toEqual([]);
  });

  it("is quiet after it was closed", () => {
    line.open();
    socket().accept();
    const old = socket();
    line.close();
    old.drop();
    line.hurry();
    expect(sockets.length).toBe(1);
    expect(states.at(-1)).toBe("closed");
  });
});

describe("a race", () => {
  beforeEach(() => {
    line.open();
    socket().accept();
    socket().say({ type: "welcome", v: 4 });
  });

  it("is told in versions like everything else: nothing twice, and a gap asks for everything", () => {
    socket().say({ type: "race", v: 5, by: 1, at: 40, facts: [] });
    socket().say({ type: "race", v: 5, by: 1, at: 40, facts: [] });
    socket().say({ type: "update", v: 6 });
    socket().say({ type: "race", v: 7, by: -2, at: 240, facts: [] });
    expect(types()).toEqual(["welcome", "race", "update", "race"]);
    socket().say({ type: "race", v: 9, by: 0, at: 300, facts: [] });
    expect(types()).toHaveLength(4);
    expect(socket().sent.at(-1)!.type).toBe("resync");
  });

  it("sends acts with numbers of their own, and none on a lost line", () => {
    const first = line.race([{ verb: "take", args: [3] }]);
    const second = line.race([{ verb: "place", args: [1] }]);
    expect(second).toBeGreaterThan(first);
    expect(socket().sent.map((m) => m.id)).toEqual([first, second]);
    socket().drop();
    expect(line.race([{ verb: "take", args: [4] }])).toBe(0);
  });

  it("measures while it lasts: a few at once, then now and then, and anew on a new line", () => {
    const pings = () => socket().sent.filter((m) => m.type === "ping").length;
    line.measure(true);
    line.measure(true);
    ring(0);
    ring(150);
    ring(300);
    ring(600);
    ring(4000);
    expect(pings()).toBe(5);
    socket().drop();
    ring(250);
    socket().accept();
    ring(0);
    expect(pings()).toBe(1);
    line.measure(false);
    expect([...timers.values()].map((t) => t.ms)).not.toContain(150);
  });
});
