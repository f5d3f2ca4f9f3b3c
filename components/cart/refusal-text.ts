import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { PRODUCT_REFUSAL_TEXTS } from "@/components/product/refusal-texts";
import { type About, CALL_REFUSAL_TEXTS, refusalText, type SomeRefusalTexts } from "@/components/ui/refusal-texts";
import { WISHLIST_REFUSAL_TEXTS } from "@/components/wishlist/refusal-texts";
import type { RefusalOf } from "@/lib/contracts/api/refusals";
import { CART_REFUSAL_TEXTS } from "./refusal-texts";

// The checkout takes the cart's own texts alone, and so does not load those of products and wishlists.
const TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...PRODUCT_REFUSAL_TEXTS,
  ...CART_REFUSAL_TEXTS,
  ...WISHLIST_REFUSAL_TEXTS,
};

/** The text that says why a change of the cart was refused, or why an item cannot be bought as it is. */
export function cartRefusalText(code: string, about: About): string {
  return refusalText(TEXTS, code, about);
}

const NO_CHECKOUT: readonly RefusalOf<"cart">[] = [
  "bag_empty",
  "checkout_unknown",
  "currency_unknown",
  "delivery_not_offered",
  "item_unavailable",
  "ordering_off",
  "quantity_refused",
  "value_below_minimum",
  "weight_above_maximum",
];

/** Whether the code says why no checkout starts from the cart. Otherwise it says why the cart was not changed. */
export function isCheckoutRefusal(code: string): boolean {
  return NO_CHECKOUT.some((known) => known === code);
}

/** Shown while the browser cannot reach the shop. The browser keeps the change and sends it when it is online again. */
export const OFFLINE_TEXT = "You are offline. We will save your change when you are back online.";
