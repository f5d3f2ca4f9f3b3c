import type { CartWording } from "@/components/cart/wording";
import { refusalText, type SomeRefusalTexts } from "@/components/ui/refusal-texts";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import type { RefusedForm } from "@/lib/contracts/api/refused-form";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { formRefusals } from "./refused-form";

/** The outcome of a form sent without script, read from the query of the page that the form redirected to. */
export type FormOutcome = {
  done: string | null;
  /**
   * The text of a refusal on a page with several forms. The query does not say which form was sent, so the page cannot
   * show the text inside that form.
   */
  refused: string | null;
  /** The same refusal as `refused`, for a page with one form, which shows the text inside the form. */
  refusals: Refusals;
};

/** The texts of a group of pages: what its forms have done, and why they are refused. */
export type OutcomeTexts = {
  done: Readonly<Record<string, string | ((wording: CartWording) => string)>>;
  refusals: SomeRefusalTexts;
};

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Anybody can write an address, so codes without a text say nothing that was not written here. */
export function readOutcome(
  query: Query,
  { done, refusals }: OutcomeTexts,
  { wording, refused = null }: { wording: CartWording; refused?: RefusedForm | null | undefined },
): FormOutcome {
  const doneCode = one(query[OUTCOME_QUERY.done]);
  const doneText = Object.hasOwn(done, doneCode) ? done[doneCode] : undefined;
  const code = one(query[OUTCOME_QUERY.refusal]);
  const field = one(query[OUTCOME_QUERY.field]);
  return {
    done: (typeof doneText === "function" ? doneText(wording) : doneText) ?? null,
    refused: code === "" ? null : refusalText(refusals, code, { wording }),
    refusals: code === "" ? NO_REFUSALS : formRefusals(refused, refusalsOf(code, field)),
  };
}

function refusalsOf(code: string, field: string): Refusals {
  return field === "" ? { ...NO_REFUSALS, form: code } : { ...NO_REFUSALS, fields: { [field]: code } };
}

/** The value of a query parameter; an empty string if the parameter is missing or given more than once. */
export function one(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
