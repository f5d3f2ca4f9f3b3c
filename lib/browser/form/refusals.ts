import type { ApiAnswer } from "@/lib/browser/call-api";
import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/customer/refusals";

/** Why a form was not done: what the shop refuses, and what only the browser can know. */
export type FormRefusal<Code extends string = AccountRefusal> = Code | BrowserRefusal;

/** What any form may meet. */
export type BrowserRefusal = "request_invalid" | "value_needed" | "network_failed" | "fault";

export type Refusals<Code extends string = AccountRefusal> = {
  /** Of the form as a whole. */
  form: FormRefusal<Code> | null;
  /** By the name of the field. */
  fields: Readonly<Record<string, FormRefusal<Code>>>;
  retryAfterSeconds: number | null;
};

export const NO_REFUSALS: Refusals<never> = { form: null, fields: {}, retryAfterSeconds: null };

type Refused = ApiAnswer<unknown> & { ok: false };
type Guard<Code extends string> = (code: string) => code is Code;

/** What an answer refuses, by the fields of `form` that it is about. */
export function toRefusals(answer: Refused, form: HTMLFormElement): Refusals {
  return toRefusalsOf(answer, form, isAccountRefusal);
}

/** The same for a form that meets other codes; `isKnown` says which. */
export function toRefusalsOf<Code extends string>(
  answer: Refused,
  form: HTMLFormElement,
  isKnown: Guard<Code>,
): Refusals<Code> {
  const fields: Record<string, FormRefusal<Code>> = {};
  for (const { path, code } of answer.errors) {
    const name = fieldNames(path).find((each) => form.elements.namedItem(each));
    if (name) fields[name] ??= known(code, "request_invalid", isKnown);
  }
  const isTold = Object.keys(fields).length > 0;
  return {
    form: isTold ? null : known(answer.code, "fault", isKnown),
    fields,
    retryAfterSeconds: answer.retryAfterSeconds,
  };
}

/** A part of a part has its whole path in its name, or in a form that is about nothing else its own name alone. */
function fieldNames(path: string): string[] {
  return [path, path.replaceAll(".", "_"), path.slice(path.lastIndexOf(".") + 1)];
}

function known<Code extends string>(code: string, otherwise: BrowserRefusal, isKnown: Guard<Code>): FormRefusal<Code> {
  if (code === "network_failed") return code;
  return isKnown(code) ? code : otherwise;
}
