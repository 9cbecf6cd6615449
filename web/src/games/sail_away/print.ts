// How to read what is printed on islands, ships and cards, and which clause speaks of each.
import { DOCKMASTER, ISLANDS, NONE, SHIPS as PRINTED } from "./printed";

export interface Ship {
  holds: readonly number[]; // all in one row as they are drawn, the smuggler's last
  points: number;
  smuggler: boolean;
}
export const SHIPS: readonly Ship[] = PRINTED.map(({ holds, points, smuggler }) => ({
  holds: smuggler === NONE ? holds : [...holds, smuggler],
  points,
  smuggler: smuggler !== NONE,
}));

export const island_print = (island: number, space: number): number => ISLANDS[island]?.spaces[space] ?? 0;
export const ship_print = (n: number, hold: number): number => SHIPS[n]?.holds[hold] ?? 0;
export const is_smuggler = (n: number, hold: number): boolean => !!SHIPS[n]?.smuggler && hold === SHIPS[n].holds.length - 1;
/** How many spaces of a ship show a resource. */
export const cargo = (n: number, resource: number): number => SHIPS[n]?.holds.filter((r) => r === resource).length ?? 0;

export const CARD_CLAUSES = ["SA-50", "SA-51", "SA-52", "SA-53", "SA-54", "SA-55", "SA-56", "SA-57"];
export const ABILITY_CLAUSES = ["SA-40", "SA-41", "SA-42", "SA-43", "SA-44"];
/** Dockmaster's and Mapmaker's Fees go on as long as a crate lies there. */
export const lasts = (card: number): boolean => card >= DOCKMASTER;
