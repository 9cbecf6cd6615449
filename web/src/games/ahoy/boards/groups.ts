// Slots of a board in their groups (four Sail, two Tailwind …), and what may lie on them in words.
import { COST_SLOT, CREW_SLOT, EVEN, SHIP_SLOT } from "../printed";
import { BOARDS, slot_of } from "../print";

export interface Group {
  action: number;
  dashed: boolean; // cannot be damaged
  slots: number[];
}

/** By faction: slots of the same action belong together. */
export const GROUPS: readonly (readonly Group[])[] = BOARDS.map((board) => {
  const out: Group[] = [];
  board.forEach(({ action, dashed }, slot) => {
    const last = out.at(-1);
    if (last?.action === action) last.slots.push(slot);
    else out.push({ action, dashed, slots: [slot] });
  });
  return out;
});

/** Whether a die of this value fits what is printed on the slot. */
export function fits(faction: number, slot: number, value: number): boolean {
  if (slot >= COST_SLOT) return true;
  const { needs } = slot_of(faction, slot);
  return needs === "" || (needs === EVEN ? value % 2 === 0 : Number(needs) === value);
}

/** The card a crew's slot or cost slot lies on; -1: it is on a board or plan. */
export const card_of_slot = (slot: number): number =>
  slot >= COST_SLOT ? slot - COST_SLOT : slot >= CREW_SLOT && slot < SHIP_SLOT ? slot - CREW_SLOT : -1;

const CLAUSES = [
  "AH-100",
  "AH-101",
  "AH-102",
  "AH-103",
  "AH-117",
  "AH-116",
  "AH-118",
  "AH-132",
  "AH-132",
  "AH-132",
  "AH-154",
  "AH-155",
  "AH-221",
  "AH-200",
  "AH-201",
  "AH-218",
  "AH-222",
  "AH-136",
  "AH-136",
];
export const action_clause = (action: number): string => CLAUSES[action] ?? "AH-025";
