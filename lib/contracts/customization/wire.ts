import type { z } from "zod";
import type { FitProfile, FitProfileContent, FitProfileLabel } from "@/lib/domain/customization/fit-profile";
import type { FitProfileWire, fitProfileBodySchema } from "./calls";

/** Whether a profile answers the questions of an addon; null if nobody asked about an addon. */
export type Fitting = { fits: boolean; measurementsFit: boolean } | null;

export function fitProfileToWire(profile: FitProfile, fitting: Fitting): FitProfileWire {
  return {
    model_id: profile.id,
    name: profile.name,
    for_whom: profile.forWhom,
    addon_id: profile.addonId,
    mm_unit: profile.unit,
    mm_sets: profile.measurements.map(({ setId, values }) => ({ mmset_id: setId, list: [...values] })),
    custom_list: profile.choices.map(({ group, options }) => ({ name: group, value: [...options] })),
    notes_list: [...profile.notes],
    created_on: profile.createdAt.toISOString(),
    modified_on: profile.modifiedAt.toISOString(),
    fits: fitting?.fits ?? null,
    measurements_fit: fitting?.measurementsFit ?? null,
  };
}

/** Groups and notes that are left empty are the same as those left out, so they are not kept. */
export function toFitProfile(body: z.output<typeof fitProfileBodySchema>): FitProfileContent & FitProfileLabel {
  return {
    name: body.name,
    forWhom: body.for_whom,
    addonId: body.addon_id,
    unit: body.mm_unit,
    measurements: body.mm_sets.map(({ mmset_id, list }) => ({ setId: mmset_id, values: list })),
    choices: body.custom_list
      .filter(({ value }) => value.length > 0)
      .map(({ name, value }) => ({ group: name, options: value })),
    notes: body.notes_list.filter(({ value }) => value !== ""),
  };
}
