import type { ApiAnswer } from "@/lib/browser/call-api";
import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/customer/refusals";

/** Why a form was refused: a refusal code of the server, or a problem that the browser has found. */
export type FormRefusal<Code extends string = AccountRefusal> = Code | BrowserRefusal;

/** The problems that the browser can find with any form. */
export type BrowserRefusal = "request_invalid" | "value_needed" | "network_failed" | "fault";

export type Refusals<Code extends string = AccountRefusal> = {
  /** The refusal that concerns the whole form; null if there is none. */
  form: FormRefusal<Code> | null;
  /** The refusals that concern a field, by the field's name. */
  fields: Readonly<Record<string, FormRefusal<Code>>>;
  retryAfterSeconds: number | null;
};

export const NO_REFUSALS: Refusals<never> = { form: null, fields: {}, retryAfterSeconds: null };

type Refused = ApiAnswer<unknown> & { ok: false };
type Guard<Code extends string> = (code: string) => code is Code;

/** Reads the refusals from a response and assigns each to a field of `form`, or to the form as a whole. */
export function toRefusals(answer: Refused, form: HTMLFormElement): Refusals {
  return toRefusalsOf(answer, form, isAccountRefusal);
}

/** Like `toRefusals`, for forms with refusal codes of their own. `isKnown` says whether a code is one of them. */
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

/**
 * The names by which a form may call the input at `path`: the path itself, the path with underscores for dots, or its
 * last part.
 */
function fieldNames(path: string): string[] {
  return [path, path.replaceAll(".", "_"), path.slice(path.lastIndexOf(".") + 1)];
}

function knownOr<Code extends string>(code: string, fallback: BrowserRefusal, isKnown: Guard<Code>): FormRefusal<Code> {
  if (code === "network_failed") return code;
  return isKnown(code) ? code : fallback;
}
