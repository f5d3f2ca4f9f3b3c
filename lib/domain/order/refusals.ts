import type { CheckoutRefusal, PaymentChoice, PricedCheckout } from "../checkout/checkout";
import type { GiftCardRefusal } from "../pricing/gift-card";
import type { OfferRefusal } from "../pricing/offer";
import { fail, ok, type Result } from "../result";

/** Why a checkout cannot become an order. */
export type PlaceOrderRefusal =
  | CheckoutRefusal
  | OfferRefusal
  | GiftCardRefusal
  /** The store takes quotations or enquiries only. */
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
  | "total_changed"
  | "gift_card_changed";

/** What the shopper has chosen and seen on the page that sent the order. */
export type OrderChoice = {
  /** Name of the payment method; empty if none was chosen. */
  paymentName: string;
  /** The total the shopper saw, in minor units of the base currency; null if the page did not send it. */
  seenTotal: number | null;
};

/**
 * The payment method for an order of this checkout, null if nothing is left to pay; or the reason why the checkout
 * cannot be ordered. Nothing is ordered at a price the shopper has not seen: if an offer or gift card no longer
 * applies, the order is refused.
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
  // The page shows the charge for cash on delivery beside the payment method, so the total on screen may not include
  // it yet.
  const charge = bill.cashOnDelivery.isCharged ? bill.cashOnDelivery.charge : 0;
  const matchesSeenTotal = seenTotal === null || seenTotal === finalPrice || seenTotal === finalPrice - charge;
  if (!matchesSeenTotal) return fail("total_changed");
  return ok(finalPrice > 0 && payment ? payment : null);
}
