import "server-only";
import { CART_PAGE, ITEM_FIELD, VARIANT_FIELD } from "@/lib/domain/cart/page";
import { FILE_FIELD, personalFieldName, readPersonalFields } from "@/lib/domain/personalization/fields";
import { MAX_FILE_BYTES } from "@/lib/domain/personalization/file";
import { ok } from "@/lib/domain/result";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { requesterOf } from "@/lib/http/asker";
import type { CallerFacts } from "@/lib/http/caller";
import { fieldsToBody } from "@/lib/http/form-body";
import type { Answer } from "@/lib/http/handle";
import type { FormFile } from "@/lib/http/read-body";
import { USUAL_BODY_LIMIT } from "@/lib/http/read-input";
import { storePersonalFile } from "@/lib/workflows/personalization/files";
import { withRefusal } from "./outcome";

/** The page to show after a cart form sent without script: the cart page, with the reason if the change was refused. */
export function toCart(answer: Answer, fields: URLSearchParams): string {
  if (answer.ok) return CART_PAGE;
  const item = fields.get(ITEM_FIELD);
  return withRefusal(CART_PAGE, answer, { ...(item && { [OUTCOME_QUERY.item]: item }) });
}

/**
 * The pictures of a form that adds an item without script. Each is stored, and its id is the answer to its field. A
 * refused one refuses the item, so that nobody orders without the picture that they chose.
 */
export const itemFiles = {
  limit: MAX_FILE_BYTES + USUAL_BODY_LIMIT,
  store: async (files: readonly FormFile[], call: CallerFacts["visitor"] & { request: Request }) => {
    const answers: [string, string][] = [];
    for (const { field, bytes } of files) {
      if (!field.startsWith(FILE_FIELD)) continue;
      const stored = await storePersonalFile(requesterOf(call), bytes);
      if (!stored.ok) return stored;
      answers.push([personalFieldName(field.slice(FILE_FIELD.length)), stored.value.id]);
    }
    return ok(answers);
  },
};

/**
 * The request body for adding an item to the cart. Each chosen option and each answer is one field, named after the
 * owner's words for it. The body's own form, a list of names and values, would need two fields for each option, and the
 * product pages have no bytes to spare.
 */
export function itemFields(fields: URLSearchParams) {
  const variantTypes = [...fields]
    .filter(([name]) => name.startsWith(VARIANT_FIELD))
    .map(([name, value]) => ({ name: name.slice(VARIANT_FIELD.length), value }));
  return { ...fieldsToBody(fields), variant_types: variantTypes, personal_list: readPersonalFields([...fields]) };
}
