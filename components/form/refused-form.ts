import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import type { RefusedForm } from "@/lib/contracts/api/refused-form";

/**
 * All errors of a form sent without script, by field. If no field has an error, returns `fromAddress`, the outcome read
 * from the page's address.
 */
export function formRefusals<Code extends string>(
  refused: RefusedForm | null,
  fromAddress: Refusals<Code>,
  isKnown: (code: string) => code is Code,
): Refusals<Code> {
  const fieldErrors = refused?.errors.filter(({ path }) => path !== "") ?? [];
  if (fieldErrors.length === 0) return fromAddress;
  // Only the first error of a field counts. Later entries replace earlier ones, so the first error is written last.
  const entries = fieldErrors
    .toReversed()
    .map(({ path, code }) => [path, isKnown(code) ? code : "request_invalid"] as const);
  return { ...NO_REFUSALS, fields: Object.fromEntries(entries) };
}
