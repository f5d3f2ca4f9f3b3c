import { fromMajor } from "@/lib/contracts/codec/decimal";
import type { CustomizedModelWire } from "@/lib/contracts/customization/customized-model";
import type { ShownCustomization } from "./details";

/** What an item of the cart's call is made to; null if it is not made to measure. */
export function shownModel(model: CustomizedModelWire, additionalQuantity: number): ShownCustomization | null {
  return (
    model && {
      addonName: model.addon_name,
      modelId: model.model_id,
      profileName: model.name,
      forWhom: model.for_whom,
      unit: model.mm_unit,
      additionalQuantity: fromMajor(additionalQuantity),
      measurementSets: model.mm_sets.map(({ name, list }) => ({ name, measurements: list })),
      optionGroups: model.custom_list.map(({ name, value }) => ({ name, options: value })),
      notes: model.notes_list,
    }
  );
}
