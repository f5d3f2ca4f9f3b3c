/** Texts that say why a payment failed, by refusal code. Some codes are from our server, others from the browser. */
const TEXTS: Readonly<Record<string, string>> = {
  payment_declined:
    "Your bank declined the payment, and you have not been charged. Try another card or payment method.",
  payment_under_way:
    "The bank has not confirmed this payment yet. Do not pay again: we will e-mail you as soon as it is confirmed.",
  payment_unavailable:
    "This payment method is not available at the moment, and you have not been charged. Choose another one.",
  order_not_payable:
    "The time to pay for this order has run out, and you have not been charged. Go back to checkout and order again.",
  order_unknown: "We cannot find this order in your account. If you were signed out, sign in and try again.",
  too_many_attempts: "Too many attempts. Wait 15 minutes, or choose another payment method.",
  script_failed: "The payment form did not load. Check your internet connection, or choose another payment method.",
  network_failed: "The connection was lost. Check your orders before you pay again.",
};

export function paymentRefusalText(code: string): string {
  return TEXTS[code] ?? "Something went wrong on our side. Try again in a moment, or choose another payment method.";
}
