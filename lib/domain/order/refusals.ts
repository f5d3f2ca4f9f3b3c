import type { CheckoutRefusal, PaymentChoice, PricedCheckout } from "../checkout/checkout";
import type { GiftCardRefusal } from "../pricing/gift-card";
import type { OfferRefusal } from "../pricing/offer";
import { fail, ok, type Result } from "../result";

/** Why a checkout becomes no order; what stands against a way to pay has the codes of that way. */
export type PlaceOrderRefusal =
  | CheckoutRefusal
  | OfferRefusal
  | GiftCardRefusal
  /** A shop of quotations or enquiries. */
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

/** What the shopper says when ordering. */
export type OrderChoice = {
  /** Empty says none. */
  paymentName: string;
  /** What they have been shown as the price: minor units of the base. Null does not say. */
  seenTotal: number | null;
};

/**
 * How an order of this checkout is paid, null when nothing is left to pay; or what stands against ordering it. What the
 * shopper has not been shown is never ordered: an offer or a gift card that has gone meanwhile refuses it.
 *
 * Source: domain §2.8 and §7.5: without a payment name only what costs nothing is ordered.
 */
export function chosenPayment(
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
  // The charge for cash on delivery is told beside the choice, not in the total that is shown before it is made.
  const charge = bill.cashOnDelivery.isCharged ? bill.cashOnDelivery.charge : 0;
  const isAsSeen = seenTotal === null || seenTotal === finalPrice || seenTotal === finalPrice - charge;
  if (!isAsSeen) return fail("total_changed");
  return ok(finalPrice > 0 && payment ? payment : null);
}
