import type { z } from "zod";
import { callApi } from "@/lib/browser/call-api";
import { addonFromWire, measurementSetFromWire } from "@/lib/contracts/customization/addon-from-wire";
import type { AddonWire, MeasurementSetWire } from "@/lib/contracts/customization/addon-wire";
import type { FitProfileWire, fitProfilesWireSchema } from "@/lib/contracts/customization/calls";
import { sizingAssistantFromWire } from "@/lib/contracts/customization/sizing-from-wire";
import type { SizingAssistantWire } from "@/lib/contracts/customization/sizing-wire";
import type { FitProfileContent, FitProfileLabel } from "@/lib/domain/customization/fit-profile";
import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import { type Addon, isMadeToMeasure, type MeasurementSet } from "@/lib/domain/product/addon";

export type CustomizationData = {
  addons: readonly Addon[];
  measurementSets: readonly MeasurementSet[];
  assistants: readonly SizingAssistant[];
};

type AddonsAnswer = { addon_list: AddonWire[]; mm_list: MeasurementSetWire[]; assistant_list: SizingAssistantWire[] };

/** The addons of a product that need a fit profile, with what they ask; null if they could not be fetched. */
export async function loadCustomization(productId: string): Promise<CustomizationData | null> {
  const answer = await callApi<AddonsAnswer>(`/api/products/${encodeURIComponent(productId)}/addons`);
  if (!answer.ok) return null;
  return {
    addons: answer.value.addon_list.map(addonFromWire).filter(isMadeToMeasure),
    measurementSets: answer.value.mm_list.map(measurementSetFromWire),
    assistants: answer.value.assistant_list.map(sizingAssistantFromWire),
  };
}

/** The fit profiles that the visitor has, with whether they fit this addon; none if they could not be fetched. */
export async function loadFitProfiles(addonId: string): Promise<readonly FitProfileWire[]> {
  const answer = await callApi<z.output<typeof fitProfilesWireSchema>>(
    `/api/fit-profiles?${new URLSearchParams({ addon_id: addonId })}`,
  );
  return answer.ok ? answer.value.model_list : [];
}

export function contentOfModel(model: FitProfileWire): FitProfileContent & FitProfileLabel {
  return {
    name: model.name,
    forWhom: model.for_whom,
    addonId: model.addon_id,
    unit: model.mm_unit,
    measurements: model.mm_sets.map(({ mmset_id, list }) => ({ setId: mmset_id, values: list })),
    choices: model.custom_list.map(({ name, value }) => ({ group: name, options: value })),
    notes: model.notes_list,
  };
}
