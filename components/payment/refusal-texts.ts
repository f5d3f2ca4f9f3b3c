import { ORDER_REFUSAL_TEXTS } from "@/components/order/refusal-texts";
import {
  CALL_REFUSAL_TEXTS,
  type OwnRefusalTexts,
  type RefusalTexts,
  refusalText,
  type SomeRefusalTexts,
} from "@/components/ui/refusal-texts";

/** Why a payment method cannot be used, and why a payment failed. The browser finds out that a script did not load. */
export const PAYMENT_REFUSAL_TEXTS: RefusalTexts<"payment", "script_failed"> = {
  cod_above_maximum: "Cash on delivery is not available for orders of this amount.",
  cod_abroad: "Cash on delivery is not available for addresses abroad.",
  cod_code_needed: "Enter the code we sent to your mobile number.",
  cod_came_back: "Cash on delivery is not available for this order. Choose another payment method.",
  cod_customised_item: "Cash on delivery is not available for made-to-measure items.",
  cod_guest: "Cash on delivery is only available to customers with an account. Sign in to use it.",
  cod_item: "Cash on delivery is not available for some items in this order. They are marked in the list.",
  cod_new_customer:
    "Cash on delivery is not available for a first order of this amount. Choose another payment method.",
  cod_not_offered: "Cash on delivery is not available.",
  cod_offer: "Cash on delivery is not available with an offer code. Remove the code, or choose another payment method.",
  cod_pickup: "Cash on delivery is not available for pickup.",
  cod_pincode: "Cash on delivery is not available for this PIN code.",
  cod_shipping_undecided: "Choose a delivery method first.",
  payment_currency:
    "You cannot use this payment method in your currency. Change the currency, or choose another method.",
  payment_declined:
    "Your bank declined the payment, and you have not been charged. Try another card or payment method.",
  payment_needed: "Choose a payment method.",
  payment_refused: "You cannot use this payment method for this order. Choose another one.",
  payment_unavailable:
    "This payment method is not available at the moment, and you have not been charged. Choose another one.",
  payment_under_way:
    "The bank has not confirmed this payment yet. Do not pay again: we will e-mail you as soon as it is confirmed.",
  payment_unknown: "This payment method is no longer available. Choose another one.",
  script_failed: "The payment form did not load. Check your internet connection, or choose another payment method.",
};

/** Whoever pays must not be told to try again while the money may be on its way. */
const OWN_TEXTS: OwnRefusalTexts = {
  fault: "Something went wrong. Check your orders before you pay again.",
  network_failed: "The connection was lost. Check your orders before you pay again.",
  order_not_payable:
    "The time to pay for this order has run out, and you have not been charged. Go back to checkout and order again.",
};

const TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...ORDER_REFUSAL_TEXTS,
  ...PAYMENT_REFUSAL_TEXTS,
  ...OWN_TEXTS,
};

/** Why an order was not paid, on the page on which it is paid. */
export function paymentRefusalText(code: string): string {
  return refusalText(TEXTS, code);
}
