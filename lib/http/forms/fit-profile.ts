import "server-only";
import type { z } from "zod";
import type { fitProfileBodySchema } from "@/lib/contracts/customization/calls";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { readFitFields } from "@/lib/domain/customization/fields";
import { CUSTOMIZE_PAGE, CUSTOMIZE_QUERY, fitProfilePath } from "@/lib/domain/customization/pages";
import type { Answer } from "@/lib/http/handle";
import { withDone, withRefusal } from "./outcome";

/**
 * How the form for a fit profile is handled. Its fields are named after the errors (`mm_sets.upper-body.Chest`), because
 * names of measurements, options and notes are the owner's words.
 */
export const fitProfileForm = {
  parseForm: toBody,
  redirectTo: savedFitProfilePath,
  keepsField: () => true,
};

function toBody(fields: URLSearchParams): z.input<typeof fitProfileBodySchema> {
  const { name, forWhom, addonId, unit, measurements, choices, notes } = readFitFields([...fields]);
  return {
    name,
    for_whom: forWhom,
    addon_id: addonId,
    mm_unit: unit,
    mm_sets: measurements.map(({ setId, values }) => ({ mmset_id: setId, list: [...values] })),
    custom_list: choices.map(({ group, options }) => ({ name: group, value: [...options] })),
    notes_list: [...notes],
  };
}

/** The page after the form: that of the product, to order with the profile, or the list of profiles in the account. */
function savedFitProfilePath(answer: Answer<never> | Answer, fields: URLSearchParams): string {
  const next = readNextPath(fields.get(ACCOUNT_QUERY.next), ACCOUNT_PAGES.fitProfiles);
  if (!answer.ok) return withRefusal(readNextPath(fields.get(ACCOUNT_QUERY.back), next), answer);
  if (!next.startsWith(`${CUSTOMIZE_PAGE}/`)) return withDone(next, "fit_profile_saved");
  const { model } = answer.value as { model: { model_id: string } };
  return `${next}${next.includes("?") ? "&" : "?"}${new URLSearchParams({ [CUSTOMIZE_QUERY.model]: model.model_id })}`;
}

/** The page after deleting a fit profile. */
export function removedFitProfilePath(answer: Answer): string {
  return answer.ok
    ? withDone(ACCOUNT_PAGES.fitProfiles, "fit_profile_removed")
    : withRefusal(ACCOUNT_PAGES.fitProfiles, answer);
}

/** The page after keeping a fit profile: the visitor's own copy or, after a refusal, the page of the link again. */
export function keptFitProfilePath(answer: Answer, fields: URLSearchParams): string {
  if (!answer.ok) return withRefusal(fitProfilePath(fields.get("model_id") ?? "", fields.get("key") ?? ""), answer);
  const { model } = answer.value as { model: { model_id: string } };
  return withDone(fitProfilePath(model.model_id), "fit_profile_kept");
}

/** The page of the profile again, after its link was e-mailed. */
export function mailedFitProfilePath(answer: Answer, fields: URLSearchParams): string {
  const page = readNextPath(fields.get(ACCOUNT_QUERY.back), ACCOUNT_PAGES.fitProfiles);
  return answer.ok ? withDone(page, "fit_profile_mailed") : withRefusal(page, answer);
}
