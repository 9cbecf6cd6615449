/* What a table hears while its game's front end is still on its way. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Stand, ToBrowser } from "../wire/types";
import type { Face } from "./face";

let loaded: ((face: Face) => void)[] = [];
vi.mock("../games/registry", () => ({ load_face: () => new Promise<Face>((done) => loaded.push(done)) }));
vi.mock("../wire/http", () => ({ http: { me: () => Promise.resolve({ name: "" }) } }));
const { Live } = await import("./live.svelte");

class Socket {
  static last: Socket;
  readyState = 1;
  onmessage: ((e: { data: string }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
  say(m: Partial<ToBrowser>): void {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
}

const stand = (n: number) => ({ view: { n }, to_act: [0], ask: null, can_undo: false, closing: -1, result: null }) as unknown as Stand;
const welcome = (v: number): Partial<ToBrowser> =>
  ({ type: "welcome", v, you: -1, table: { game: "g", seats: [] }, stand: stand(v), log: [], pause: 0 }) as unknown as ToBrowser;
const update = (v: number): Partial<ToBrowser> =>
  ({ type: "update", v, by: 0, facts: [], stand: stand(v), undone: 0 }) as unknown as ToBrowser;
const face = { motion: () => null, label: () => "" } as unknown as Face;

beforeEach(() => {
  loaded = [];
  vi.stubGlobal("WebSocket", Socket);
});

async function opened(): Promise<InstanceType<typeof Live>> {
  const live = new Live("KRAKEN-42");
  await live.open();
  return live;
}

it("follows what came early", async () => {
  const live = await opened();
  Socket.last.say(welcome(3));
  Socket.last.say(update(4));
  loaded.forEach((done) => done(face));
  await vi.waitFor(() => expect(live.shown?.view).toEqual({ n: 4 }));
});

// A chunk asked for a second time need not wait for its styles: the second promise may be kept first.
it.each(["in order", "the second first"])("welcomed twice, it ends with what came last: %s", async (order) => {
  const live = await opened();
  Socket.last.say(welcome(3));
  Socket.last.say(welcome(5));
  Socket.last.say(update(6));
  if (order !== "in order") loaded.reverse();
  for (const done of loaded) {
    done(face);
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(live.shown?.view).toEqual({ n: 6 });
});
