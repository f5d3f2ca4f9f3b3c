import type { CheckoutRefusal, PaymentChoice, PricedCheckout } from "../checkout/checkout";
import type { GiftCardRefusal } from "../pricing/gift-card";
import type { OfferRefusal } from "../pricing/offer";
import { fail, ok, type Result } from "../result";

/** Why a checkout cannot become an order. */
export type PlaceOrderRefusal =
  | CheckoutRefusal
  | OfferRefusal
  | GiftCardRefusal
  /** The store sells nothing directly: it takes only quotations or enquiries. */
  | "ordering_off"
  | "sign_in_needed"
  | "checkout_unknown"
  | "checkout_ordered"
  | "idempotency_key_reused"
  | "payment_needed"
  | "payment_unknown"
  | "payment_refused"
  | "cod_code_needed"
  | "code_wrong"
  | "code_over"
  | "mobile_invalid"
  | "terms_not_accepted"
  | "total_changed"
  | "gift_card_changed";

/** What the shopper chose and saw on the page from which the order was submitted. */
export type OrderChoice = {
  /** The name of the chosen payment method; empty if the shopper chose none. */
  paymentName: string;
  /** The total the shopper saw, in minor units of the base currency; null if the page did not send it. */
  seenTotal: number | null;
};

/**
 * Returns the payment method for an order from this checkout, null if nothing is left to pay, or the reason why the
 * order is refused. The shopper must have seen the price: an order is also refused if an offer or gift card no longer
 * applies, or if the total has changed.
 *
 * Source: docs/domain.md#paying: without a payment name only a free order is possible.
 */
export function choosePayment(
  { refusals, bill, payments }: PricedCheckout,
  { paymentName, seenTotal }: OrderChoice,
): Result<PaymentChoice | null, PlaceOrderRefusal> {
  const [refusal] = refusals;
  if (refusal) return fail(refusal);
  if (bill.offer.refusal) return fail(bill.offer.refusal.code, "offer_code");
  const [card] = bill.giftCards.refused;
  if (card) return fail(card.reason, "gift_card_codes");
  if (!bill.totals.isComplete) return fail("method_needed");
  const { finalPrice } = bill.totals;
  const payment = paymentName ? payments.find(({ name }) => name === paymentName) : null;
  if (finalPrice > 0) {
    if (payment === null) return fail("payment_needed", "payment_name");
    if (payment === undefined) return fail("payment_unknown", "payment_name");
    if (payment.refusals.length > 0) return fail("payment_refused", "payment_name");
  }
  // Until the shopper chooses cash on delivery, the page shows its charge beside the payment method and not in the
  // total, so the total without the charge is accepted too.
  const charge = bill.cashOnDelivery.isCharged ? bill.cashOnDelivery.charge : 0;
  const matchesSeenTotal = seenTotal === null || seenTotal === finalPrice || seenTotal === finalPrice - charge;
  if (!matchesSeenTotal) return fail("total_changed");
  return ok(finalPrice > 0 && payment ? payment : null);
}
