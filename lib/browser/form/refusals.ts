import type { ApiAnswer } from "@/lib/browser/call-api";

/**
 * Why a form was refused, as codes: those of the server, or `value_needed`, `network_failed` and `fault`, which the
 * browser finds. The components have a text for each code, and one for codes that they do not know.
 */
export type Refusals = {
  /** The refusal that concerns the whole form; null if there is none. */
  form: string | null;
  /** The refusals that concern a field, by the field's name. */
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | null;
};

export const NO_REFUSALS: Refusals = { form: null, fields: {}, retryAfterSeconds: null };

type Refused = ApiAnswer<unknown> & { ok: false };

/** Reads the refusals from a response and assigns each to a field of `form`, or to the form as a whole. */
export function toRefusals({ code, errors, retryAfterSeconds }: Refused, form: HTMLFormElement): Refusals {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const name = fieldNames(error.path).find((candidate) => form.elements.namedItem(candidate));
    if (name) fields[name] ??= error.code;
  }
  return { form: Object.keys(fields).length > 0 ? null : code, fields, retryAfterSeconds };
}

/**
 * The names that a form may use for the input at `path`: the path itself, the path with underscores for dots, or its
 * last part.
 */
function fieldNames(path: string): string[] {
  return [path, path.replaceAll(".", "_"), path.slice(path.lastIndexOf(".") + 1)];
}
