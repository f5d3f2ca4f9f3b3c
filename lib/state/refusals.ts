import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/account-refusals";
import type { ApiAnswer } from "./call-api";

/** Why a form was not done: what the shop refuses, and what only the browser can know. */
export type FormRefusal = AccountRefusal | "value_needed" | "network_failed" | "fault";

export type Refusals = {
  /** Of the form as a whole. */
  form: FormRefusal | null;
  /** By the name of the field. */
  fields: Readonly<Record<string, FormRefusal>>;
  retryAfterSeconds: number | null;
};

export const NO_REFUSALS: Refusals = { form: null, fields: {}, retryAfterSeconds: null };

/** What an answer refuses, by the fields of `form` that it is about. */
export function toRefusals(answer: ApiAnswer<unknown> & { ok: false }, form: HTMLFormElement): Refusals {
  const fields: Record<string, FormRefusal> = {};
  for (const { path, code } of answer.errors) {
    const name = path.replaceAll(".", "_");
    if (form.elements.namedItem(name)) fields[name] ??= known(code, "request_invalid");
  }
  const isTold = Object.keys(fields).length > 0;
  return {
    form: isTold ? null : known(answer.code, "fault"),
    fields,
    retryAfterSeconds: answer.retryAfterSeconds,
  };
}

function known(code: string, otherwise: FormRefusal): FormRefusal {
  return isAccountRefusal(code) || code === "network_failed" ? code : otherwise;
}
