import type { CheckoutRefusal } from "@/lib/domain/checkout/checkout";
import type { AccountRefusal } from "@/lib/domain/customer/refusals";
import type { PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import type { GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";

/** What may be refused besides: in choosing, in ordering, and in telling of a transfer. */
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
  branch_unknown: "Nothing can be collected there any more. Please choose another shop.",
  checkout_ordered: "This has been sent to us already.",
  checkout_unknown: "This is over. Please begin again from what you have chosen.",
  cod_code_needed: "Please enter the code that we send to your number.",
  currency_unknown: "The shop does not sell in that currency.",
  gift_card_changed: "A gift card was used elsewhere just now. Please look at the bill again.",
  gift_cards_off: "The shop takes no gift cards.",
  gift_wrap_off: "The shop does not wrap gifts.",
  gst_off: "The shop asks for no GST number.",
  idempotency_key_missing: "Please load the page again, and send it from there.",
  idempotency_key_reused: "This was sent once before with another choice. Please load the page again.",
  method_unknown: "That way of sending is not offered any more. Please choose another.",
  notes_off: "The shop takes no notes.",
  offer_codes_off: "The shop takes no offer codes.",
  ordering_off: "Nothing can be ordered here at the moment.",
  order_not_payable: "Nothing has to be paid for this order any more.",
  payment_currency: "Not in this currency.",
  payment_needed: "Please choose how to pay.",
  payment_refused: "It cannot be paid like that. Please choose another way.",
  payment_unknown: "This way to pay is not offered any more. Please choose another.",
  pickup_not_offered: "Nothing can be collected at the moment.",
  reference_needed: "Please enter the number of the transfer.",
  total_changed: "The bill has changed meanwhile. Please look at it again before you order.",
};
