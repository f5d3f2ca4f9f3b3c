import "server-only";
import { CART_PAGE, ITEM_FIELD, VARIANT_FIELD } from "@/lib/domain/cart/page";
import { readPersonalFields } from "@/lib/domain/personalization/fields";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { fieldsToBody } from "@/lib/http/form-body";
import type { Answer } from "@/lib/http/handle";
import { withRefusal } from "./outcome";

/** The page to show after a cart form sent without script: the cart page, with the reason if the change was refused. */
export function toCart(answer: Answer, fields: URLSearchParams): string {
  if (answer.ok) return CART_PAGE;
  const item = fields.get(ITEM_FIELD);
  return withRefusal(CART_PAGE, answer, { ...(item && { [OUTCOME_QUERY.item]: item }) });
}

/**
 * The request body for adding an item to the cart. Each chosen option and each answer is one field, named after the
 * owner's words for it. The body's own form, a list of names and values, would need two fields for each option, and the product pages
 * have no bytes to spare.
 */
export function itemFields(fields: URLSearchParams) {
  const variantTypes = [...fields]
    .filter(([name]) => name.startsWith(VARIANT_FIELD))
    .map(([name, value]) => ({ name: name.slice(VARIANT_FIELD.length), value }));
  return { ...fieldsToBody(fields), variant_types: variantTypes, personal_list: readPersonalFields([...fields]) };
}
