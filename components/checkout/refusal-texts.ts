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

/** What keeps a checkout from becoming an order, and what can be done about it. */
export const CHECKOUT_REFUSAL_TEXTS: Record<CheckoutRefusal, string> = {
  bag_empty: "Nothing is chosen yet.",
  quantity_refused: "One of the quantities cannot be had like that. Please look at what you have chosen.",
  value_below_minimum: "The shop takes orders from a larger sum on. Please add something.",
  weight_above_maximum: "This is more than one parcel may weigh. Please order it in two parts, or write to us.",
  method_not_for_destination: "This way of sending does not go to that country. Please choose another.",
  no_zone_for_destination: "We do not send to this place yet. Please choose another address.",
  no_rate_for_zone: "We do not send to this place yet. Please choose another address.",
  cod_not_offered: "Cash on delivery is not offered.",
  cod_shipping_undecided: "Choose first how it is sent.",
  cod_abroad: "Only within the country.",
  cod_above_maximum: "Only for smaller sums.",
  cod_customised_item: "Not for what is made to measure.",
  cod_pickup: "Not for what you collect yourself.",
  cod_guest: "Only for customers with an account.",
  cod_offer: "Not together with an offer code. Take the code out, or pay another way.",
  cod_item: "Not for everything in this order: what cannot be paid on delivery says so.",
  delivery_not_offered: "This shop sends nothing at the moment.",
  order_kind_needed: "Please choose whether we send it or you collect it.",
  branch_needed: "Please choose where you will collect it.",
  collector_needed: "Please say who will collect it, and the number to call.",
  address_needed: "Please say where it goes.",
  pincode_not_served: "We do not deliver to this PIN code. Please choose another address.",
  place_not_served: "We do not send to this place. Please choose another address.",
  method_needed: "Please choose how it is sent.",
  slot_needed: "Please choose a day and a time.",
  slot_gone: "That time is no longer free. Please choose another.",
  item_unavailable: "Something in it is not to be had like that any more.",
  billing_inactive: "This shop is being tried out and takes no orders yet.",
};

/** Everything that a form of the checkout may be refused with. */
export type CheckoutFormRefusal =
  | CheckoutRefusal
  | ItemRefusal
  | OfferRefusal
  | GiftCardRefusal
  | OrderRefusal
  | keyof typeof QUOTATION_REFUSAL_TEXTS
  | AccountRefusal;

/** What a code means here goes before what it means in the account. */
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
