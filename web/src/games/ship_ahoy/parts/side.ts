// From which side somebody looks at the table, and whether they want it flat.
import { harbours_of, type View } from "../view";

/** The camera's way (radians, in quarters of a turn) that brings a seat's harbour to the near edge. */
export function home_way(v: View, seat: number): number {
  const h = harbours_of(v, Math.max(0, seat))[0] ?? 0;
  const d = Math.atan2(v.harbours[2 * h + 1]! - v.size / 2, v.harbours[2 * h]! - v.size / 2);
  const way = (Math.atan2(Math.cos(d), -Math.sin(d)) * 180) / Math.PI;
  return (Math.round((way + 44) / 90) * Math.PI) / 2;
}

/** ?flat=1 in the address: the table from above, without 3D. */
export const wants_flat = (): boolean => new URLSearchParams(location.search).get("flat") === "1";
