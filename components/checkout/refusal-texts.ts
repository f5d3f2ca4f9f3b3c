import { REFUSAL_TEXTS, refusalText } from "@/components/form/refusal-texts";
import { ORDER_REFUSAL_TEXTS, type OrderRefusal } from "@/components/order/refusal-texts";
import { GIFT_CARD_REFUSAL_TEXTS, OFFER_REFUSAL_TEXTS } from "@/components/pricing/code-refusal-texts";
import { QUOTATION_REFUSAL_TEXTS } from "@/components/quotation/refusal-texts";
import type { FormRefusal } from "@/lib/browser/form/refusals";
import type { ItemRefusal } from "@/lib/domain/cart/refresh";
import type { CheckoutRefusal } from "@/lib/domain/checkout/checkout";
import type { AccountRefusal } from "@/lib/domain/customer/refusals";
import type { GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";
import { ITEM_REFUSAL_TEXTS } from "./item-refusal-texts";

/** Texts that say why a checkout cannot become an order, and what the shopper can do about it. */
export const CHECKOUT_REFUSAL_TEXTS: Record<CheckoutRefusal, string> = {
  bag_empty: "There are no items to order. Add an item first.",
  quantity_refused: "An item is not available in the quantity you chose. Change it to continue.",
  value_below_minimum: "Your order is below the minimum amount. Add more items to continue.",
  weight_above_maximum: "This order is too heavy for one parcel. Split it into two orders, or contact us.",
  cod_not_offered: "Cash on delivery is not available.",
  cod_shipping_undecided: "Choose a delivery method first.",
  cod_abroad: "Not available for addresses abroad.",
  cod_above_maximum: "Not available for orders of this amount.",
  cod_customised_item: "Not available for made-to-measure items.",
  cod_pickup: "Not available for pickup.",
  cod_guest: "Only available to customers with an account. Sign in to use it.",
  cod_offer: "Not available with an offer code. Remove the code, or pay another way.",
  cod_item: "Not available for some items in this order. They are marked in the list.",
  delivery_not_offered: "This shop does not deliver at the moment.",
  order_kind_needed: "Choose delivery or pickup.",
  branch_needed: "Choose a shop to collect your order from.",
  collector_needed: "Enter the name and number of the person who collects the order.",
  address_needed: "Enter a delivery address.",
  pincode_not_served: "We do not deliver to this PIN code. Choose another address.",
  place_not_served: "We do not deliver to this address. Choose another one.",
  method_needed: "Choose a delivery method.",
  slot_needed: "Choose a day and a time.",
  slot_gone: "That time is no longer available. Choose another one.",
  item_unavailable: "An item in your order is no longer available. Remove it to continue.",
  billing_inactive: "This shop does not take orders yet.",
};

/** All refusal codes that a form of the checkout can get. */
export type CheckoutFormRefusal =
  | CheckoutRefusal
  | ItemRefusal
  | OfferRefusal
  | GiftCardRefusal
  | OrderRefusal
  | keyof typeof QUOTATION_REFUSAL_TEXTS
  | AccountRefusal;

/**
 * If several tables have a text for a code, the last one wins: in the checkout, a checkout text is better than an
 * account text.
 */
const TEXTS: Record<FormRefusal<CheckoutFormRefusal>, string> = {
  ...REFUSAL_TEXTS,
  ...ITEM_REFUSAL_TEXTS,
  ...OFFER_REFUSAL_TEXTS,
  ...GIFT_CARD_REFUSAL_TEXTS,
  ...CHECKOUT_REFUSAL_TEXTS,
  ...ORDER_REFUSAL_TEXTS,
  ...QUOTATION_REFUSAL_TEXTS,
};

export function isCheckoutFormRefusal(code: string): code is CheckoutFormRefusal {
  return Object.hasOwn(TEXTS, code);
}

export function checkoutRefusalText(
  code: FormRefusal<CheckoutFormRefusal>,
  retryAfterSeconds: number | null = null,
): string {
  return code === "too_many_attempts" ? refusalText(code, retryAfterSeconds) : TEXTS[code];
}
