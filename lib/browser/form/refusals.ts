import type { ApiAnswer } from "@/lib/browser/call-api";
import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/customer/refusals";

/** Why a form was refused: a refusal of the shop, or a problem only the browser knows of. */
export type FormRefusal<Code extends string = AccountRefusal> = Code | BrowserRefusal;

/** The problems that can occur with any form. */
export type BrowserRefusal = "request_invalid" | "value_needed" | "network_failed" | "fault";

export type Refusals<Code extends string = AccountRefusal> = {
  /** The refusal of the form as a whole. */
  form: FormRefusal<Code> | null;
  /** The refusals of single fields, by the field's name. */
  fields: Readonly<Record<string, FormRefusal<Code>>>;
  retryAfterSeconds: number | null;
};

export const NO_REFUSALS: Refusals<never> = { form: null, fields: {}, retryAfterSeconds: null };

type Refused = ApiAnswer<unknown> & { ok: false };
type Guard<Code extends string> = (code: string) => code is Code;

/** The refusals in a response, assigned to the fields of `form`. */
export function toRefusals(answer: Refused, form: HTMLFormElement): Refusals {
  return toRefusalsOf(answer, form, isAccountRefusal);
}

/** Does the same as `toRefusals` for a form with other refusal codes, which `isKnown` recognises. */
export function toRefusalsOf<Code extends string>(
  answer: Refused,
  form: HTMLFormElement,
  isKnown: Guard<Code>,
): Refusals<Code> {
  const fields: Record<string, FormRefusal<Code>> = {};
  for (const { path, code } of answer.errors) {
    const name = fieldNames(path).find((candidate) => form.elements.namedItem(candidate));
    if (name) fields[name] ??= knownOr(code, "request_invalid", isKnown);
  }
  const hasFieldRefusals = Object.keys(fields).length > 0;
  return {
    form: hasFieldRefusals ? null : knownOr(answer.code, "fault", isKnown),
    fields,
    retryAfterSeconds: answer.retryAfterSeconds,
  };
}

/** The names a field may have in the form: its full path with dots or underscores, or the last part alone. */
function fieldNames(path: string): string[] {
  return [path, path.replaceAll(".", "_"), path.slice(path.lastIndexOf(".") + 1)];
}

function knownOr<Code extends string>(code: string, fallback: BrowserRefusal, isKnown: Guard<Code>): FormRefusal<Code> {
  if (code === "network_failed") return code;
  return isKnown(code) ? code : fallback;
}
