import "server-only";
import { parseSubmission } from "@conform-to/dom/future";
import { configureCoercion } from "@conform-to/zod/v4/future";
import type { z } from "zod";
import type { $ZodType } from "zod/v4/core";

/**
 * The names that a field can have: `note`, `shipping_address.city`. Other names are ignored; conform throws for some of
 * them.
 */
const FIELD_NAME = /^(?!.*constructor)[a-z]\w*(?:\.[a-z]\w*)*$/;

/**
 * The request body that a form's fields stand for, still with texts only: a dot in a name leads into an object, and
 * fields with the same name are a list.
 */
export function fieldsToBody(fields: URLSearchParams): Record<string, unknown> {
  return parseSubmission(fields, { skipEntry: (name) => !FIELD_NAME.test(name) }).payload;
}

/**
 * The schema for a body made of a form's fields: it turns their texts into the numbers and booleans that `schema`
 * expects. An empty text stays one, because it clears what was there before.
 */
export function formSchema<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>> {
  return coerceFormValue(schema);
}

const { coerceFormValue } = configureCoercion({
  stripEmptyString: (text) => text,
  customize: (type) => {
    const read = READERS[innermost(type)._zod.def.type];
    return read === undefined ? null : (sent) => read(lastOf(sent));
  },
});

const READERS: Readonly<Record<string, (sent: unknown) => unknown>> = {
  string: (sent) => sent,
  enum: (sent) => sent,
  number: (sent) => (sent ? Number(sent) : undefined),
  boolean: (sent) => (sent === "true" ? true : sent === "false" ? false : sent),
};

/**
 * Browsers send nothing for an unticked checkbox, so a hidden field "false" stands before it. If the checkbox is ticked,
 * both are sent, and the last one counts.
 */
function lastOf(sent: unknown): unknown {
  return Array.isArray(sent) ? sent.at(-1) : sent;
}

/** The type inside optional types and those with a default value: these take a missing value, which "" may stand for. */
function innermost(type: $ZodType): $ZodType {
  const { def } = type._zod;
  return "innerType" in def ? innermost(def.innerType as $ZodType) : type;
}
