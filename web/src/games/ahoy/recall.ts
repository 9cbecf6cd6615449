// The round's scoring, kept while it is told: nobody's view has it.
import type { Fact } from "../../wire/types";
import { NONE } from "./printed";
import type { View } from "./view";

export function recall(v: View, fact: Fact): View {
  const { seat = NONE, fame = 0, region = 0 } = fact.args;
  if (fact.kind === "scored") return { ...v, count: [...(v.count ?? []), { region, seat, fame }] };
  if (fact.kind === "contested") return { ...v, count: [...(v.count ?? []), { region, seat: NONE, fame: 0 }] };
  return v.count ? { ...v, count: undefined } : v;
}
