import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { Right } from "@/lib/domain/staff/right";
import { madeToMeasure } from "../made-to-measure/module";
import { quotations } from "../quotation/module";
import { returns } from "../returns/module";
import type { DeskModule, DeskPlace, DeskPlaces, Placed } from "./module";

/** The modules of the desk. To add one, write its `module.tsx` and list it here; the order is that of each place. */
export const DESK_MODULES: readonly DeskModule[] = [madeToMeasure, quotations, returns];

/** What stands in a place for somebody with these rights, each with a key of its own. */
export function placedAt<Place extends DeskPlace>(
  place: Place,
  rights: readonly Right[],
  { sells_by }: Pick<StoreAnswer, "sells_by">,
): readonly (Placed<DeskPlaces[Place]> & { key: string })[] {
  return DESK_MODULES.flatMap((module) => {
    const entries: readonly Placed<DeskPlaces[Place]>[] = module.places[place] ?? [];
    return entries
      .map((entry, index) => ({ ...entry, key: `${module.name} ${index}` }))
      .filter(({ right, soldBy }) => rights.includes(right) && (soldBy === undefined || soldBy === sells_by));
  });
}
