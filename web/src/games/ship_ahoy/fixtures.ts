// Stands of random games by the real rules (dev/record.py) for tests and the gallery, found by what is asked.
import type { Stand as Of } from "../../dev/stand";
import stored from "./dev/stands.json?raw";
import type { View } from "./view";

export type Stand = Of<View>;
export const stands = JSON.parse(stored) as Stand[];
export const stand = (name: string): Stand => stands.find((s) => s.name === name) ?? stands[0]!;
