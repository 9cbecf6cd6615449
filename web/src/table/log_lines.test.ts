/* A turn is one line that says where, nothing twice; who came and went has lines of its own. */
import { beforeEach, expect, it } from "vitest";
import type { Fact } from "../wire/types";
import type { Face } from "./face";
import { last_words, line_name, line_words } from "./log_lines";
import { Scene } from "./scene.svelte";

let scene: Scene;
const fact = (kind: string, args: Record<string, number>, more: Partial<Fact> = {}): Fact => ({
  kind,
  args,
  say: { key: kind === "note" ? "note-lent" : `event-${kind}`, args, clause: "" },
  minor: false,
  refs: [],
  more: [],
  patch: {},
  ...more,
});
const began = (seat: number): Fact => ({ ...fact("turn_began", { seat, round: 1 }), say: null });
const placed = (seat: number, cell = 0): Fact => fact("placed", { seat, character: 3, cell });
const earned = (seat: number, coins: number): Fact => fact("earned", { seat, coins, cell: 0, source: 3 }, { minor: true });

beforeEach(() => {
  scene = new Scene({ motion: () => null } as unknown as Face);
  scene.you = 0;
  const seat = (name: string) => ({ kind: "person", name, level: "", away: false, lent: false });
  scene.table = { game: "captain_flip", seats: [seat("Ann"), seat("Bo")] } as unknown as Scene["table"];
});
const lines = (): string[] => scene.lines.map((line) => `${line_name(scene, line)}|${line_words(scene, line)}`);

it("groups a turn into one line, and counts what is the same", () => {
  scene.log = [began(1), fact("drew", { seat: 1, character: 3 }), placed(1, 7), earned(1, 3), earned(1, 3), began(0), placed(0)];
  expect(lines()).toEqual(["Bo|draws a Cook, Cook to column 2, Cook +3 ×2", "Ann|Cook to column 1"]);
  expect(last_words(scene)).toBe("Ann: Cook to column 1");
});

it("names whoever does something in the middle of somebody's turn", () => {
  scene.log = [began(1), placed(1), placed(0)];
  expect(lines()).toEqual(["Bo|Cook to column 1, Cook to column 1 (Ann)"]);
});

it("tells a stand-in's deeds as the bot's, and that it stands in as a line of its own", () => {
  scene.log = [began(0), fact("note", { seat: 0 }), { ...placed(0), lent: true }];
  expect(lines()).toEqual(["|A bot plays for you from here on.", "Ann (bot)|Cook to column 1"]);
  expect(scene.tell(scene.log[2]!)).toBe("Ann (bot) places the Cook in column 1.");
});

it("takes back facts and leaves notes", () => {
  scene.log = [placed(0), placed(0, 5), fact("note", { seat: 1 })];
  scene.take_back(1);
  expect(scene.log.map((f) => f.kind)).toEqual(["placed", "note"]);
});

it("shows the last turn again from how it stood, and leaves all as it was", async () => {
  const seen: unknown[] = [];
  scene.face = {
    motion: (_: Fact, ctx: Scene) => (seen.push(ctx.view.tiles), null),
  } as unknown as Face;
  const to = (tiles: number, f: Fact): Fact => ({ ...f, patch: { tiles } });
  scene.view = { tiles: 10 };
  scene.queue.push({ facts: [to(11, began(1)), to(12, placed(1)), to(13, earned(1, 2))], settle: () => (scene.view = { tiles: 20 }) });
  await expect.poll(() => scene.busy).toBe(false);
  const told = scene.log.length;
  seen.length = 0;
  scene.again(1);
  await expect.poll(() => scene.busy).toBe(false);
  expect(seen).toEqual([10, 11, 12]);
  expect([scene.view.tiles, scene.log.length]).toEqual([20, told]);
});
