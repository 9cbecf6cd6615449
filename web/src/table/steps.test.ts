/* The shown view, fact by fact: patched as the server says, with what the face recalls; as in the race where that has just ended. */
import { expect, it } from "vitest";
import type { Fact } from "../wire/types";
import type { Face } from "./face";
import { Scene } from "./scene.svelte";

const fact = (kind: string, patch: Fact["patch"]): Fact => ({ kind, args: {}, say: null, minor: false, refs: [], more: [], patch });
interface View {
  coins: number[];
  told?: string;
  raced?: string;
}
const seen: View[] = [];
const face = {
  motion: (_: Fact, ctx: Scene) => (seen.push(ctx.view), null),
  recall: (v: View, f: Fact, before: View) => (before.told === f.kind ? v : { ...v, told: f.kind }),
  raced: (v: View, f: Fact) => ({ ...v, raced: f.kind }),
} as unknown as Face;

async function shown(unpatched: boolean, ...facts: Fact[]): Promise<View[]> {
  const scene = new Scene(face);
  scene.view = { coins: [1, 2] };
  scene.unpatched = unpatched;
  seen.length = 0;
  await new Promise<void>((done) => scene.queue.push({ facts, settle: done }));
  return [...seen, scene.view];
}

it("changes with each fact and not before it", async () => {
  const views = await shown(false, fact("earned", { coins: { 1: 5 } }), fact("paid", { coins: [0, 5] }));
  expect(views).toEqual([{ coins: [1, 2] }, { coins: [1, 5], told: "earned" }, { coins: [0, 5], told: "paid" }]);
});

it("what ends a race comes without patches and goes the race's way", async () => {
  expect((await shown(true, fact("full", {}), fact("ended", { coins: [9, 9] }))).at(-1)).toEqual({
    coins: [9, 9],
    raced: "full",
    told: "ended",
  });
});
