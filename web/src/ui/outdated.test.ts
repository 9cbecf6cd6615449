/* A page that is open over a new build says so at home. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "../App.svelte";
import { outdated } from "./outdated.svelte";

const answers: Record<string, unknown> = {
  "/api/games": [],
  "/api/me": { name: "Anne", avatar: "a2-0-1-3-2-5-0-1" },
  "/api/tables": { tables: [] },
  "/api/news": { said: [], invitations: [] },
};
let app: object;

beforeEach(() => {
  const look = document.querySelector.bind(document);
  vi.spyOn(document, "querySelector").mockImplementation((css: string) =>
    css.startsWith("script") ? ({ getAttribute: () => "/assets/mine.js" } as unknown as Element) : look(css),
  );
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(answers[path.split("?")[0]!] ?? {}), { headers: { "x-client": "/assets/newer.js" } })),
  );
  history.replaceState(null, "", "/");
});
afterEach(() => {
  void unmount(app);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const said = (): string => document.querySelector("[role=alert]")?.textContent ?? "";

it("as soon as the server has answered anything", async () => {
  outdated.compare("/assets/mine.js");
  app = mount(App, { target: document.body });
  flushSync();
  expect(said()).toBe("");
  await vi.waitFor(() => expect(said()).toContain("Load again"), { timeout: 60_000 });
}, 60_000);
