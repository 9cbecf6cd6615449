// What is printed on islands, ships, cards and slots, and which clause speaks of each; the server's components.py has the same.

export const NONE = -1;
export const RESOURCES = 6;
export const SPACES = 5;
export const HOLDS = 4;
export const BERTHS = 3;
export const SLOTS = 5;
export const CARD_SPACES = 2;
export const ON_TOP = 16;
export const TREASURE = 12;
export const SHIPS_TO_END = 5;
export const FIRST_SPOT = 5; // the bit of the first pirate action card in View.used

export interface Island {
  spaces: readonly number[]; // 0 to 5 resources, 6 and 7 two and three coins
  reward: number;
}

const cycle = (i: number): number => i % RESOURCES;
const six = <T>(make: (i: number) => T): T[] => Array.from({ length: RESOURCES }, (_, i) => make(i));

export const ISLANDS: readonly Island[] = [
  ...six((i) => ({ spaces: [i, i, i + 1, i + 1, i + 2].map(cycle), reward: 2 })), // two and two and one
  ...six((i) => ({ spaces: [0, 1, 2, 3, 4, 5].filter((r) => r !== i), reward: 1 })), // all but one
  { spaces: [6, 6, 6, 7, 7], reward: 1 }, // Treasure Island
];

export interface Ship {
  holds: readonly number[]; // the smuggler's last
  points: number;
  smuggler: boolean;
}

const ship = (holds: number[], points: number, smuggler?: number): Ship => ({
  holds: (smuggler === undefined ? holds : [...holds, smuggler]).map(cycle),
  points,
  smuggler: smuggler !== undefined,
});

export const SHIPS: readonly Ship[] = [
  ...six((i) => ship([i, i + 1], 4)),
  ...six((i) => ship([i, i + 2], 3, i + 4)),
  ...six((i) => ship([i, i, i + 3], 7)),
  ...six((i) => ship([i, i + 1, i + 2], 6, i + 4)),
  ...six((i) => ship([i, i, i + 1, i + 1], 11)),
  ...six((i) => ship([i, i + 1, i + 2, i + 3], 10)),
];

export const island_print = (island: number, space: number): number => ISLANDS[island]?.spaces[space] ?? 0;
export const ship_print = (n: number, hold: number): number => SHIPS[n]?.holds[hold] ?? 0;
export const is_smuggler = (n: number, hold: number): boolean => !!SHIPS[n]?.smuggler && hold === SHIPS[n].holds.length - 1;
/** How many spaces of a ship show a resource. */
export const cargo = (n: number, resource: number): number => SHIPS[n]?.holds.filter((r) => r === resource).length ?? 0;

export const CARD_CLAUSES = ["SA-50", "SA-51", "SA-52", "SA-53", "SA-54", "SA-55", "SA-56", "SA-57"];
export const ABILITY_CLAUSES = ["SA-40", "SA-41", "SA-42", "SA-43", "SA-44"];
/** Dockmaster's and Mapmaker's Fees go on as long as a crate lies there. */
export const lasts = (card: number): boolean => card >= 6;
