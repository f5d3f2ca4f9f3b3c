import type { CheckoutRefusal, PricedCheckout } from "../checkout/checkout";
import type { CashOnDeliveryRefusal } from "../pricing/cash-on-delivery";
import { fail, ok, type Result } from "../result";

/** Why a checkout cannot become a quotation. */
export type RequestQuotationRefusal =
  | Exclude<CheckoutRefusal, CashOnDeliveryRefusal>
  | "quotations_off"
  | "sign_in_needed"
  | "checkout_unknown"
  | "checkout_ordered"
  | "idempotency_key_reused"
  | "total_changed";

/** Why a quotation cannot change any more. */
export type ClosedRefusal = "quotation_cancelled" | "quotation_confirmed";

/** Why the prices of a revision cannot be approved. */
export type ApprovalRefusal =
  | "quotation_cancelled"
  /** The owner has not sent prices yet. */
  | "quotation_not_priced"
  /** The shopper answered prices that the owner has since replaced by newer ones. */
  | "quotation_revised";

/** Why the shopper cannot ask for a revision. `revision_asked`: the shopper has already asked to change this one. */
export type RevisionRefusal = ClosedRefusal | ApprovalRefusal | "revision_asked";

/** Why the owner cannot send new prices. */
export type ReviseRefusal = ClosedRefusal | "prices_needed" | "item_unknown" | "addon_not_priced";

/**
 * Why this checkout cannot become a quotation; null if it can. `seenTotal` is the subtotal the shopper saw, in minor
 * units of the base currency; null if the page did not send it.
 */
export function quotationRefusal(
  { refusals, bill }: PricedCheckout,
  seenTotal: number | null,
): Result<null, RequestQuotationRefusal> {
  const refusal = refusals.find(isNotAboutPaying);
  if (refusal) return fail(refusal);
  return seenTotal === null || seenTotal === bill.subTotal ? ok(null) : fail("total_changed");
}

/** Nothing is paid for a quotation, so nothing that concerns paying stands in its way. */
function isNotAboutPaying(refusal: CheckoutRefusal): refusal is Exclude<CheckoutRefusal, CashOnDeliveryRefusal> {
  return !refusal.startsWith("cod_");
}
