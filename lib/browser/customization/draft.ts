import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import type { FitFields } from "@/lib/domain/customization/fields";

const KEY = "fit_draft";

/** What a shopper has entered for a product that is made to measure and has not put into the bag yet. */
export type FitDraft = {
  slug: string;
  /** Empty until it is chosen. */
  addonId: string;
  /** The fit profile that is used or changed; empty for a new one. */
  modelId: string;
  /** Whether the fields differ from that fit profile, so that it has to be saved. */
  isChanged: boolean;
  fields: FitFields;
};

/** The draft for this product that this tab has kept: it survives reloads, signing in and a lost connection. */
export function readFitDraft(slug: string): FitDraft | null {
  const draft = readSaved<FitDraft | null>(KEY, isDraft, null, "session");
  return draft?.slug === slug ? draft : null;
}

export const writeFitDraft = (draft: FitDraft) => writeSaved(KEY, draft, "session");
export const removeFitDraft = () => removeSaved(KEY, "session");

function isDraft(value: unknown): value is FitDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("slug" in value && "addonId" in value && "modelId" in value && "fields" in value)) return false;
  const { slug, addonId, modelId, fields } = value;
  if (![slug, addonId, modelId].every((part) => typeof part === "string") || !Array.isArray(fields)) return false;
  return fields.every(
    (field: unknown) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string"),
  );
}
