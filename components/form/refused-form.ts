import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import type { RefusedForm } from "@/lib/contracts/api/refused-form";

/** Everything that a plain form was refused for, each at its field; without it what the page's address tells. */
export function formRefusals<Code extends string>(
  refused: RefusedForm | null,
  told: Refusals<Code>,
  isKnown: (code: string) => code is Code,
): Refusals<Code> {
  const named = refused?.errors.filter(({ path }) => path !== "") ?? [];
  if (named.length === 0) return told;
  // The first that is told of a field is what is to be mended first.
  const entries = named.toReversed().map(({ path, code }) => [path, isKnown(code) ? code : "request_invalid"] as const);
  return { ...NO_REFUSALS, fields: Object.fromEntries(entries) };
}
