import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import type { RefusedForm } from "@/lib/contracts/api/refused-form";

/**
 * The errors of a form sent without script, by field. If no field has an error, returns `fromAddress`: the refusals
 * read from the query of the page's URL.
 */
export function formRefusals(refused: RefusedForm | null, fromAddress: Refusals): Refusals {
  const fieldErrors = refused?.errors.filter(({ path }) => path !== "") ?? [];
  if (fieldErrors.length === 0) return fromAddress;
  // A field may have several errors, of which only the first is shown. `Object.fromEntries` keeps the last entry of a
  // key, so the order is reversed.
  const entries = fieldErrors.toReversed().map(({ path, code }) => [path, code] as const);
  return { ...NO_REFUSALS, fields: Object.fromEntries(entries) };
}
