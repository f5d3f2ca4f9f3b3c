import { ADDRESS_REFUSAL_TEXTS } from "@/components/address/refusal-texts";
import { AUTHENTICATION_REFUSAL_TEXTS } from "@/components/authentication/refusal-texts";
import { CART_REFUSAL_TEXTS, wordingOf } from "@/components/cart/refusal-texts";
import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { GIFT_CARD_REFUSAL_TEXTS } from "@/components/gift-card/refusal-texts";
import { ORDER_REFUSAL_TEXTS } from "@/components/order/refusal-texts";
import { PAYMENT_REFUSAL_TEXTS } from "@/components/payment/refusal-texts";
import { PRICING_REFUSAL_TEXTS } from "@/components/pricing/refusal-texts";
import { QUOTATION_REFUSAL_TEXTS } from "@/components/quotation/refusal-texts";
import {
  type About,
  CALL_REFUSAL_TEXTS,
  type RefusalTexts,
  refusalText,
  type SomeRefusalTexts,
} from "@/components/ui/refusal-texts";

/**
 * Why a checkout cannot be changed, or cannot become an order or a quotation.
 *
 * @internal Exported for tests.
 */
export const CHECKOUT_REFUSAL_TEXTS: RefusalTexts<"checkout"> = {
  billing_inactive: "This shop does not take orders yet.",
  branch_needed: "Choose a shop to collect your order from.",
  branch_unknown: "Pickup is no longer available at the shop you chose. Choose another one.",
  checkout_ordered: (about) => `You have already sent this ${wordingOf(about).sent}.`,
  collector_needed: "Enter the name and mobile number of the person who will collect the order.",
  gift_wrap_off: "This shop does not offer gift wrap.",
  gst_off: "This shop does not accept GST numbers. Leave the field empty.",
  method_needed: "Choose a delivery method.",
  method_unknown: "This delivery method is no longer available. Choose another one.",
  notes_off: "This shop does not accept order notes.",
  order_kind_needed: "Choose delivery or pickup.",
  pickup_not_offered: "Pickup is not available at the moment.",
  place_not_served: "We do not deliver to this address. Choose another one.",
  slot_gone: "The time you chose is no longer available. Choose another one.",
  slot_needed: "Choose a day and a time.",
  terms_not_accepted: "Accept the terms and conditions to place your order.",
  total_changed: (about) =>
    `Your total has changed. Check the new total before you send your ${wordingOf(about).sent}.`,
};

/** The texts for every form of the checkout, of an order and of a quotation. */
export const CHECKOUT_FORM_TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...AUTHENTICATION_REFUSAL_TEXTS,
  ...ADDRESS_REFUSAL_TEXTS,
  ...CART_REFUSAL_TEXTS,
  ...PRICING_REFUSAL_TEXTS,
  ...GIFT_CARD_REFUSAL_TEXTS,
  ...CHECKOUT_REFUSAL_TEXTS,
  ...ORDER_REFUSAL_TEXTS,
  ...PAYMENT_REFUSAL_TEXTS,
  ...QUOTATION_REFUSAL_TEXTS,
};

export function checkoutRefusalText(code: string, about: About = {}): string {
  return refusalText(CHECKOUT_FORM_TEXTS, code, about);
}
