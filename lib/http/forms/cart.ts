import "server-only";
import { CART_PAGE, CART_QUERY, ITEM_FIELD } from "@/lib/domain/cart/page";
import type { Answer } from "@/lib/http/handle";

/** Plain forms of the bag lead to the bag, which tells why something was refused. */
export function toCart(answer: Answer, fields: URLSearchParams): string {
  if (answer.ok) return CART_PAGE;
  const item = fields.get(ITEM_FIELD);
  return `${CART_PAGE}?${new URLSearchParams({ [CART_QUERY.refusal]: answer.code, ...(item && { [CART_QUERY.item]: item }) })}`;
}

/** The chosen options of a plain form, which stand in fields of their own: `variant.Colour`. */
const VARIANT = "variant.";

/** What a plain form puts into the bag. */
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

/** A box that is not ticked is not sent, so a form with the box says so in a field of its own. */
export function detailFields(fields: URLSearchParams) {
  const note = fields.get("note");
  const wrap = fields.get("gift_wrap");
  return { ...(note !== null && { note }), ...(wrap !== null && { gift_wrap: wrap === "true" }) };
}

function toNumber(text: string | null | undefined): number {
  return text ? Number(text) : Number.NaN;
}
