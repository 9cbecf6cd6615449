/* My tables and the server behind them: what waits for me, what is gone, and what happens while nobody answers. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outdated } from "../ui/outdated.svelte";
import { badged, tab } from "../ui/tab";
import { http } from "./http";
import { my_tables } from "./mine.svelte";
import { reach } from "./reach.svelte";
import type { MyTable } from "./types";

const mine = (code: string, status: "waiting" | "playing" | "over", waits: boolean, moved: number): MyTable => ({
  table: {
    code,
    game: "captain_flip",
    rules_version: 1,
    options: {},
    seats: [],
    host: 0,
    status,
    guide: false,
    rematch: "",
    watchers: 0,
    seal: "",
    gathers: false,
    yields: false,
    locked: false,
  },
  you: 0,
  waits,
  scores: [],
  moved,
});
const asked: string[] = [];
let answers: Record<string, unknown> = {};
let is_down = false;
let client = "";

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  is_down = false;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (is_down) throw new TypeError("nobody there");
    const found = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1] ?? {};
    return new Response(JSON.stringify(found), { headers: { "x-client": client } });
  });
  answers = { "/api/me": { name: "Anna", guest: "g" } };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("my tables", () => {
  it("that wait for me come first, then the last moved; what is gone is forgotten", async () => {
    for (const code of ["OVER-1", "GONE-1", "OLD-1", "NEW-1", "MINE-1", "ROOM-1"]) my_tables.add(code, "captain_flip");
    const told = [mine("OVER-1", "over", false, 99), mine("OLD-1", "playing", false, 10), mine("ROOM-1", "waiting", false, 50)];
    const tables = [...told, mine("NEW-1", "playing", false, 20), mine("MINE-1", "playing", true, 5)];
    answers["/api/tables?"] = { tables, gone: ["GONE-1"] };
    await my_tables.refresh();
    expect(my_tables.rows.map((r) => r.table.code)).toEqual(["MINE-1", "NEW-1", "OLD-1", "ROOM-1", "OVER-1"]);
    expect(my_tables.list.map((m) => m.code)).not.toContain("GONE-1");
    answers["/api/tables?"] = { tables: tables.slice(1), gone: [] };
    await my_tables.refresh();
    expect(asked.at(-1)).not.toContain("OVER-1"); // nothing changes there any more
    expect(my_tables.rows.map((r) => r.table.code)).toContain("OVER-1");
    my_tables.drop("OVER-1");
    expect(my_tables.rows.length).toBe(4);
  });
  it("are counted; of the open one the page knows best", () => {
    expect(my_tables.waiting).toBe(1);
    my_tables.look("NEW-1", true);
    expect(my_tables.waiting).toBe(2);
    my_tables.look("MINE-1", false); // I have just moved there
    expect(my_tables.waiting).toBe(0);
    my_tables.look("", false);
    expect(my_tables.waiting).toBe(1);
  });
});

describe("the tab", () => {
  it("counts in its title and in its icon", async () => {
    document.head.innerHTML = '<title>Quarterdeck</title><link rel="icon" href="/compass.svg">';
    const stop = tab.watch();
    tab.mark(2);
    expect(document.title).toBe("(2) Quarterdeck");
    document.title = "Rules"; // another page
    await vi.waitFor(() => expect(document.title).toBe("(2) Rules"));
    tab.mark(0);
    expect(document.title).toBe("Rules");
    stop();
    expect(badged("<svg></svg>", 12)).toContain("9+");
    expect(badged("<svg></svg>", 0)).toBe("<svg></svg>");
  });
});

describe("a server that is away", () => {
  it("is knocked at until it is back", async () => {
    is_down = true;
    await expect(my_tables.refresh()).rejects.toThrow("no-connection");
    expect(reach.away).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.filter((path) => path === "/api/health").length).toBeGreaterThan(3);
    expect(reach.away).toBe(true);
    is_down = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(reach.away).toBe(false);
    const knocks = asked.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBe(knocks); // and left alone then
  });
});

describe("a page", () => {
  it("knows when the server has another client", async () => {
    const script = { getAttribute: () => "/assets/index-a.js" } as unknown as Element;
    vi.spyOn(document, "querySelector").mockReturnValue(script);
    client = "/assets/index-a.js";
    await http.health();
    expect(outdated.newer).toBe(false);
    client = "/assets/index-b.js";
    await http.health();
    expect(outdated.newer).toBe(true);
    vi.restoreAllMocks();
  });
});
