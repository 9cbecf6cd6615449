/* Addresses, set-ups, rule anchors and log lines. */
import { describe, expect, it } from "vitest";
import { log_lines } from "../table/log_lines";
import { parse } from "../router.svelte";
import type { Fact, GameCard, SeatWish } from "../wire/types";
import { with_anchors } from "./clauses";
import { reached_by } from "../table/reached_by";
import { ago } from "./ago";
import { asked_options, friends, quick, rechosen, resized, seated, settled, typed_code, usual_options } from "./setup";

describe("addresses", () => {
  const at = (path: string) => parse(new URL(path, "http://here"));
  it("lead to pages", () => {
    expect(at("/")).toEqual({ page: "home", join: "" });
    expect(at("/t/kraken-42")).toEqual({ page: "table", code: "KRAKEN-42" });
    expect(at("/t/KRAKEN-42/replay?step=7")).toEqual({ page: "replay", code: "KRAKEN-42", step: 7, eyes: "" });
    expect(at("/t/KRAKEN-42/replay?eyes=open")).toMatchObject({ page: "replay", step: -1, eyes: "open" });
    expect(at("/t/KRAKEN-42/replay?eyes=everybody's")).toMatchObject({ page: "replay", eyes: "" });
    expect(at("/rules/captain_flip#CF-06")).toEqual({ page: "rules", game: "captain_flip", clause: "CF-06" });
    expect(at("/practice/ship_ahoy")).toEqual({ page: "practice", game: "ship_ahoy" });
    expect(at("/s/KRAKEN-42#x1-y")).toEqual({ page: "seat", token: "KRAKEN-42.x1-y" });
    expect(at("/s/KRAKEN-42.x1-y")).toEqual({ page: "seat", token: "KRAKEN-42.x1-y" });
    expect(at("/s")).toEqual({ page: "lost" });
    expect(at("/practice")).toEqual({ page: "lost" });
    expect(at("/rules/nope")).toEqual({ page: "lost" });
    expect(at("/rules/toString")).toEqual({ page: "lost" });
    expect(at("/somewhere/else")).toEqual({ page: "lost" });
  });
});

describe("a table's code", () => {
  it.each([
    ["treasure 416", "TREASURE-416"],
    [" Treasure  416 ", "TREASURE-416"],
    ["treasure - 416", "TREASURE-416"],
    ["kraken-42", "KRAKEN-42"],
    ["http://here:8000/t/KRAKEN-42", "KRAKEN-42"],
    ["http://here/t/kraken-42/?motion=off", "KRAKEN-42"],
    ["http://here/t/KRAKEN-42/replay?step=7", "KRAKEN-42"],
    ["  ", ""],
    ["!", ""],
  ])("is read from what was typed: %j", (text, code) => expect(typed_code(text)).toBe(code));
});

describe("set-up", () => {
  const plainly = { several: false, apart: "", seats: 0 };
  const card: GameCard = {
    id: "g",
    rules_version: 1,
    min_seats: 2,
    max_seats: 5,
    minutes: 15,
    options: [{ name: "board", choices: ["A", "B"], default: "A", when: "", ...plainly }],
    levels: ["cabin_boy", "deckhand", "mate", "captain", "admiral"],
    guides: [""],
    paces: [],
    colours: 5,
    roles: [],
  };
  it("starts at once with two bots of the usual strength", () => {
    expect(quick(card)).toEqual({
      game: "g",
      seats: [{ kind: "me" }, { kind: "bot", level: "mate" }, { kind: "bot", level: "mate" }],
      options: { board: "A" },
    });
    expect(quick({ ...card, max_seats: 2 }).seats.length).toBe(2);
  });
  it("asks only for what means something as the rest is chosen, and sends the usual otherwise", () => {
    const sea: GameCard = {
      ...card,
      options: [
        { name: "pace", choices: ["live", "beat"], default: "live", when: "", ...plainly },
        { name: "limit", choices: ["none", "3"], default: "none", when: "pace=live", ...plainly },
      ],
    };
    const names = (chosen: Record<string, string>) => asked_options(sea, chosen).map((o) => o.name);
    expect(names({ pace: "live" })).toEqual(["pace", "limit"]);
    expect(names({ pace: "beat" })).toEqual(["pace"]);
    expect(settled(sea, { pace: "live", limit: "3" })).toEqual({ pace: "live", limit: "3" });
    expect(settled(sea, { pace: "beat", limit: "3" })).toEqual({ pace: "beat", limit: "none" });
  });
  it("takes back what cannot go with a choice, and what is not for so few", () => {
    const sea: GameCard = {
      ...card,
      options: [
        { name: "wind", choices: ["no", "yes"], default: "no", when: "", several: false, apart: "kraken", seats: 0 },
        { name: "kraken", choices: ["no", "yes"], default: "no", when: "", several: false, apart: "wind", seats: 0 },
        { name: "rough", choices: ["no", "yes"], default: "no", when: "", several: false, apart: "", seats: 3 },
      ],
    };
    const windy = rechosen(sea, usual_options(sea), "wind", "yes");
    expect(windy).toEqual({ wind: "yes", kraken: "no", rough: "no" });
    expect(rechosen(sea, windy, "kraken", "yes")).toEqual({ wind: "no", kraken: "yes", rough: "no" });
    expect(rechosen(sea, windy, "kraken", "no")).toEqual(windy);
    expect(settled(sea, { ...windy, rough: "yes" }, 2).rough).toBe("no");
    expect(settled(sea, { ...windy, rough: "yes" }, 3).rough).toBe("yes");
  });
  it("keeps what was chosen when seats are added or taken away", () => {
    const seats = [{ kind: "me" as const }, { kind: "open" as const }];
    expect(resized(seats, 4, card).map((s) => s.kind)).toEqual(["me", "open", "bot", "bot"]);
    expect(resized(resized(seats, 5, card), 1, card)).toEqual(seats);
  });
  it("keeps me who I am when seats are added or taken away", () => {
    const roles = [
      ["squadron", "union"],
      ["squadron", "smuggler", "union"],
      ["squadron", "smuggler", "union", "smuggler"],
    ];
    const ahoy: GameCard = { ...card, max_seats: 4, roles };
    const kinds = (seats: readonly SeatWish[]): string => seats.map((s) => s.kind[0]).join("");
    const union = seated(quick({ ...ahoy, max_seats: 2 }).seats, 1);
    expect(kinds(union)).toBe("bm");
    expect(kinds(resized(union, 3, ahoy))).toBe("bbm");
    expect(kinds(resized(resized(union, 4, ahoy), 2, ahoy))).toBe("bm");
    expect(kinds(resized(seated(quick(ahoy).seats, 1), 2, ahoy))).toBe("bm"); // no Smuggler with two
    expect(kinds(seated(resized(union, 4, ahoy), 3))).toBe("bbbm");
  });
  it("opens seats for friends and waits for my word", () => {
    const table = friends(card);
    expect(table.seats.map((s) => s.kind)).toEqual(["me", "open", "open"]);
    expect(table).toMatchObject({ gather: true, yields: true });
  });
});

describe("who reaches an address", () => {
  it.each([
    ["http://127.0.0.1:8000/t/KRAKEN-42", "here"],
    ["http://127.0.1.1/t/KRAKEN-42", "here"],
    ["http://localhost:8000/t/KRAKEN-42", "here"],
    ["http://[::1]:8000/t/KRAKEN-42", "here"],
    ["http://192.168.1.20:8000/t/KRAKEN-42", "network"],
    ["http://172.20.0.2/t/KRAKEN-42", "network"],
    ["http://kitchen:8000/t/KRAKEN-42", "network"],
    ["http://172.40.0.2/t/KRAKEN-42", "all"],
    ["https://games.example.org/t/KRAKEN-42", "all"],
  ])("%s: %s", (link, who) => expect(reached_by(link)).toBe(who));
});

describe("rule anchors", () => {
  const html = with_anchors(
    "<p><strong>CF-06</strong> The tile goes down.</p><p>As CF-06 says, and CF-07.</p><table><tr><td>CF-08</td><td>x</td></tr></table>",
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  it("stand where a clause is stated", () => {
    expect(page.getElementById("CF-06")!.tagName).toBe("P");
    expect(page.getElementById("CF-06")!.textContent).toContain("goes down");
    expect(page.getElementById("CF-08")!.tagName).toBe("TR");
    expect(page.querySelectorAll('[id="CF-06"]').length).toBe(1);
  });
  it("also stand at headings, as Markdown links them", () => {
    expect(with_anchors("<h2>Where we had to decide</h2>")).toContain('id="where-we-had-to-decide"');
  });
  it("link every mention", () => {
    expect([...page.querySelectorAll("a.clause")].map((a) => a.getAttribute("href"))).toEqual(["#CF-06", "#CF-06", "#CF-07", "#CF-08"]);
  });
});

describe("log lines", () => {
  const fact = (kind: string, minor = false, said = true): Fact => ({
    kind,
    args: { seat: 1 },
    say: said ? { key: `event-${kind}`, args: {}, clause: "" } : null,
    minor,
    refs: [kind],
    more: [],
    patch: {},
  });
  it("join minor facts, leave out silent ones, and mark where a turn begins", () => {
    const lines = log_lines([fact("drew"), fact("placed"), fact("earned", true), fact("turn_began", false, false), fact("drew")]);
    expect(lines.map((l) => l.facts.map((f) => f.kind))).toEqual([["drew"], ["placed", "earned"], ["drew"]]);
    expect(lines.map((l) => l.opens)).toEqual([false, false, true]);
    expect(lines[1]!.refs).toEqual(["placed", "earned"]);
  });
});

describe("when it was", () => {
  it("is told in the reader's language", () => {
    const now = 1_800_000_000;
    expect(ago(now - 20, now, "en")).toBe("now");
    expect(ago(now + 5, now, "en")).toBe("now"); // clocks differ
    expect(ago(now - 60, now, "en")).toBe("1 minute ago");
    expect(ago(now - 7200, now, "de")).toBe("vor 2 Stunden");
    expect(ago(now - 90_000, now, "en")).toBe("yesterday");
  });
});
