/* The log follows what happens until somebody scrolls away from it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Fact } from "../wire/types";
import Log from "./Log.svelte";
import { Scene } from "./scene.svelte";
import type { Face } from "./face";

const fact = (): Fact => ({
  kind: "drew",
  args: { seat: 0 },
  say: { key: "event-drew", args: {}, clause: "" },
  minor: false,
  refs: [],
  more: [],
  patch: {},
});
let resized = (): void => {};
let list: HTMLElement;
let scene: Scene;
let log: object;
const around = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  around.mockClear();
  HTMLElement.prototype.scrollIntoView = around;
  scene = new Scene({ motion: () => null } as unknown as Face);
  scene.table = { game: "captain_flip", seats: [] } as unknown as Scene["table"];
  scene.log = Array.from({ length: 9 }, fact);
  log = mount(Log, { target: document.body, props: { scene } });
  flushSync();
  list = document.querySelector<HTMLElement>("[role=log]")!;
  // A page without a layout: the list is 300 high and shows 100 of it.
  Object.defineProperty(list, "scrollHeight", { value: 300, configurable: true });
  lower(100);
  resized();
  list.scrollTop = 200;
});
afterEach(() => {
  void unmount(log);
  vi.unstubAllGlobals();
});

function lower(height: number): void {
  Object.defineProperty(list, "clientHeight", { value: height, configurable: true });
}
/** Whether one more line is followed: by the list alone, for what stands around it must not scroll. */
function told(): boolean {
  scene.log = [...scene.log, fact()];
  flushSync();
  expect(around).not.toHaveBeenCalled();
  return list.scrollTop === 300;
}

it("goes on following when its box becomes lower", () => {
  expect(told()).toBe(true);
  lower(30); // somebody opens a panel above it
  list.scrollTop = 120;
  list.dispatchEvent(new Event("scroll")); // browsers tell of one that nobody made
  resized();
  expect(list.scrollTop).toBe(300); // as far down as it goes
  expect(told()).toBe(true);
});

it("stays where somebody has scrolled to, and follows again from the end", () => {
  list.scrollTop = 40;
  list.dispatchEvent(new Event("scroll"));
  expect(told()).toBe(false);
  resized();
  expect(list.scrollTop).toBe(40);
  list.scrollTop = 190;
  list.dispatchEvent(new Event("scroll"));
  expect(told()).toBe(true);
});
