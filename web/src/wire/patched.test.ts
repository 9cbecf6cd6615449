import { expect, it } from "vitest";
import { patched } from "./patched";

it("sets fields, whole lists and places of lists, and leaves the old view as it was", () => {
  const view = { turn: 0, coins: [1, 2, 3], hands: [[4], 2], chosen: [false, null] };
  const after = patched(view, { turn: 1, coins: { 2: 5 }, hands: [[], 3], chosen: { 0: true } });
  expect(after).toEqual({ turn: 1, coins: [1, 2, 5], hands: [[], 3], chosen: [true, null] });
  expect(view).toEqual({ turn: 0, coins: [1, 2, 3], hands: [[4], 2], chosen: [false, null] });
});
