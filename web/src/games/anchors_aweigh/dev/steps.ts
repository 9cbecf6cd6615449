// Facts one after another through the face, for tests and the gallery.
import type { Fact } from "../../../wire/types";
import { travel_advance } from "../advance_travel";
import { loading_advance } from "../live";
import type { View } from "../view";

export const advance_all = (view: View, facts: readonly Fact[]): View =>
  facts.reduce((v, f) => loading_advance(v, f) ?? travel_advance(v, f), view);
