import "server-only";
import { CART_PAGE, CART_QUERY, ITEM_FIELD } from "@/lib/domain/cart/page";
import type { Answer } from "@/lib/http/handle";

/** The page to show after a cart form sent without script: the cart page, with the reason if the change was refused. */
export function toCart(answer: Answer, fields: URLSearchParams): string {
  if (answer.ok) return CART_PAGE;
  const item = fields.get(ITEM_FIELD);
  return `${CART_PAGE}?${new URLSearchParams({ [CART_QUERY.refusal]: answer.code, ...(item && { [CART_QUERY.item]: item }) })}`;
}

/** Prefix of the form fields for the chosen options, such as `variant.Colour`. */
const VARIANT = "variant.";

/** The request body for adding an item to the cart, made from the form's fields. */
export function itemFields(fields: URLSearchParams) {
  const { quantity, ...rest } = Object.fromEntries([...fields].filter(([name]) => !name.startsWith(VARIANT)));
  const variantTypes = [...fields]
    .filter(([name]) => name.startsWith(VARIANT))
    .map(([name, value]) => ({ name: name.slice(VARIANT.length), value }));
  return { ...rest, quantity: toNumber(quantity), variant_types: variantTypes };
}

export function quantityField(fields: URLSearchParams) {
  return { quantity: toNumber(fields.get("quantity")) };
}

/**
 * The request body for changing the cart's note and gift wrapping. Browsers do not send an unticked checkbox, so a form
 * with the checkbox for gift wrapping has a hidden field with "false".
 */
export function detailFields(fields: URLSearchParams) {
  const note = fields.get("note");
  const giftWrap = fields.get("gift_wrap");
  return { ...(note !== null && { note }), ...(giftWrap !== null && { gift_wrap: giftWrap === "true" }) };
}

function toNumber(text: string | null | undefined): number {
  return text ? Number(text) : Number.NaN;
}
