// What the round would bring if it ended now: control region by region, and its Fame.
import { control, regions_of, type Control, type View } from "./view";

export interface Row extends Control {
  region: number;
  wealth: number;
}

export const rows = (v: View): Row[] => regions_of(v).map((region) => ({ region, wealth: v.wealth[region] ?? 0, ...control(v, region) }));

/** Fame that a seat would gain from control. */
export const due = (v: View, seat: number): number => rows(v).reduce((n, row) => (row.seat === seat ? n + row.wealth : n), 0);
