// What the little picture of an explanation needs of print and view.
import { pledge_of, the_union, type View } from "../view";
export { CARDS, GRID, slot_of } from "../print";
export { DAMAGE } from "../printed";

/** The Flagship of the faction a pile is pledged to; -1: not known. */
export function the_flagship(v: View, seat: number, pile: number): number {
  const known = pledge_of(v, seat);
  return known < 0 ? -1 : known === pile ? 0 : the_union(v);
}
