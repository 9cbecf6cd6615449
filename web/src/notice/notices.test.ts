/* The system says "your turn" once for each turn, and only while nobody looks at the page. */
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "./notices.svelte";

const said: string[] = [];
class Said {
  static permission = "granted";
  static requestPermission = (): Promise<string> => Promise.resolve(Said.permission);
  onclick: (() => void) | null = null;
  constructor(_: string, options: { tag: string }) {
    said.push(options.tag);
  }
}
const turn = (code: string, open = false) => ({ code, game: "ahoy", open });
const hidden = (is: boolean): void => void vi.spyOn(document, "visibilityState", "get").mockReturnValue(is ? "hidden" : "visible");

beforeEach(async () => {
  vi.stubGlobal("Notification", Said);
  Said.permission = "granted";
  said.length = 0;
  hidden(true);
  notices.look([]);
  notices.pushes = false;
  await notices.want(true);
});

test("once a turn, and again for the next", () => {
  notices.look([turn("A")]);
  notices.look([turn("A"), turn("B")]);
  expect(said).toEqual(["A", "B"]);
  notices.look([turn("B")]);
  notices.look([turn("A"), turn("B")]);
  expect(said).toEqual(["A", "B", "A"]);
});

test("nothing that was seen, nothing that nobody wants", async () => {
  hidden(false);
  notices.look([turn("A")]);
  hidden(true);
  notices.look([turn("A")]);
  expect(said).toEqual([]);
  await notices.want(false);
  notices.look([turn("B")]);
  expect(said).toEqual([]);
});

test("where the server brings it the page is silent, but for the table it shows", () => {
  notices.pushes = true;
  notices.look([turn("A"), turn("B", true)]);
  expect(said).toEqual(["B"]);
});

test("a browser that refuses is not asked again and again", async () => {
  Said.permission = "denied";
  await notices.want(true);
  expect(notices.wanted).toBe(false);
  expect(notices.reach).toBe("blocked");
});
