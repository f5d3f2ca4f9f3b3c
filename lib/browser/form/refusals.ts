import type { ApiAnswer } from "@/lib/browser/call-api";

/**
 * Why a form was refused, as codes: those of the server, or `value_needed`, `network_failed` and `fault`, which the
 * browser finds. The components have a text for each code, and one for codes that they do not know.
 */
export type Refusals = {
  /** The refusal that concerns the whole form; null if there is none. */
  form: string | null;
  /** The refusals that concern a field, by the field's name; empty for a field that was changed since. */
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | null;
  /** True once a refused field was changed, which leaves the focus where the shopper types. */
  isMended?: boolean;
};

export const NO_REFUSALS: Refusals = { form: null, fields: {}, retryAfterSeconds: null };

type Refused = ApiAnswer<unknown> & { ok: false };

/** Reads the refusals from a response and assigns each to a field of `form`, or to the form as a whole. */
export function toRefusals({ code, errors, retryAfterSeconds }: Refused, form: HTMLFormElement): Refusals {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const name = fieldOf(error.path, form);
    if (name) fields[name] ??= error.code;
  }
  return { form: Object.keys(fields).length > 0 ? null : code, fields, retryAfterSeconds };
}

/**
 * The field for the input at `path`, which has the path as its name. A part of an input that the form asks for in one
 * field, such as `slot.start`, belongs to that field.
 */
function fieldOf(path: string, form: HTMLFormElement): string | null {
  const parts = path.split(".");
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
  return names.find((name) => form.elements.namedItem(name)) ?? null;
}
