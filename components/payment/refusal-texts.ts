/** What the page says of a try to pay that did not end well, by the code of the shop or of the browser. */
const TEXTS: Readonly<Record<string, string>> = {
  payment_declined:
    "The bank has declined this payment. Nothing was taken. Please try another card, or pay in another way.",
  payment_under_way:
    "We do not know yet what became of the payment. Please do not pay again: as soon as we hear of it, your order goes on and a mail is sent to you.",
  payment_unavailable:
    "Payments of this kind cannot be taken at the moment. Nothing was taken. Please pay in another way.",
  order_not_payable: "The time to pay this order is over. Nothing was taken; please go back to the review.",
  order_unknown: "This order is not yours, or you have been signed out meanwhile.",
  too_many_attempts: "That was tried too often. Please wait a quarter of an hour, or pay in another way.",
  script_failed: "The payment form could not be loaded. Please check your connection, or pay in another way.",
  network_failed: "The connection was lost. Please look at your orders before you try again.",
};

export function paymentRefusalText(code: string): string {
  return TEXTS[code] ?? "Something went wrong on our side. Please try again in a moment, or pay in another way.";
}
