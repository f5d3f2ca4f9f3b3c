import type { CheckoutRefusal } from "@/lib/domain/checkout/checkout";
import type { AccountRefusal } from "@/lib/domain/customer/refusals";
import type { PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import type { GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";

/**
 * The refusal codes that a form around an order can get (checkout choices, placing the order, the transfer reference)
 * and for which no other table has a text.
 */
export type OrderRefusal =
  | Exclude<PlaceOrderRefusal, CheckoutRefusal | OfferRefusal | GiftCardRefusal | AccountRefusal>
  | "branch_unknown"
  | "currency_unknown"
  | "gift_cards_off"
  | "gift_wrap_off"
  | "gst_off"
  | "idempotency_key_missing"
  | "method_unknown"
  | "notes_off"
  | "offer_codes_off"
  | "order_not_payable"
  | "payment_currency"
  | "pickup_not_offered"
  | "reference_needed";

export const ORDER_REFUSAL_TEXTS: Record<OrderRefusal, string> = {
  branch_unknown: "This shop no longer offers pickup. Choose another one.",
  checkout_ordered: "You have already sent this order or request.",
  checkout_unknown: "Your checkout has expired. Start a new one.",
  cod_code_needed: "Enter the code we sent to your mobile number.",
  currency_unknown: "This shop does not accept that currency. Choose another one.",
  gift_card_changed: "One of your gift cards was used for another order. Check your new total.",
  gift_cards_off: "This shop does not accept gift cards.",
  gift_wrap_off: "This shop does not offer gift wrapping.",
  gst_off: "This shop does not ask for a GST number.",
  idempotency_key_missing: "Something went wrong. Reload the page and try again.",
  idempotency_key_reused: "Your order has changed since you sent it. Reload the page and try again.",
  method_unknown: "This delivery method is no longer available. Choose another one.",
  notes_off: "This shop does not accept order notes.",
  offer_codes_off: "This shop does not accept offer codes.",
  ordering_off: "This shop is not taking orders at the moment.",
  order_not_payable: "There is nothing left to pay for this order.",
  payment_currency: "This payment method is not available in your currency.",
  payment_needed: "Choose a payment method.",
  payment_refused: "You cannot use this payment method for this order. Choose another one.",
  payment_unknown: "This payment method is no longer available. Choose another one.",
  pickup_not_offered: "Pickup is not available at the moment.",
  reference_needed: "Enter the reference of your transfer.",
  total_changed: "Your total has changed. Check the new total before you order.",
};
