/* Colours of seats: what is chosen, and what the others have then. */
import { afterEach, expect, it } from "vitest";
import type { SeatInfo } from "../wire/types";
import { dress, hues_of } from "./hues";

it("who has chosen nothing has the colour of the seat, unless somebody else took it", () => {
  expect(hues_of([-1, -1, -1])).toEqual([0, 1, 2]);
  expect(hues_of([1, -1, -1])).toEqual([1, 0, 2]); // the one whose colour was taken has the first that is free
  expect(hues_of([4, 0, -1, -1, -1])).toEqual([4, 0, 2, 3, 1]);
});

const seat = (colour?: number) => ({ kind: "person", name: "", colour }) as SeatInfo;
const worn = (n: number) => document.documentElement.style.getPropertyValue(`--seat-${n}`);

afterEach(() => document.documentElement.removeAttribute("style"));

it("the page wears them as long as the table is there", () => {
  const off = dress([seat(2), seat(), seat(0)]);
  expect([0, 1, 2].map(worn)).toEqual(["var(--hue-2)", "", "var(--hue-0)"]);
  off();
  expect([0, 1, 2].map(worn)).toEqual(["", "", ""]);
});
