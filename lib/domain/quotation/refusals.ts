import type { CheckoutRefusal, PricedCheckout } from "../checkout/checkout";
import { fail, ok, type Result } from "../result";

/** Why a checkout cannot become a quotation. */
export type RequestQuotationRefusal =
  | CheckoutRefusal
  | "quotations_off"
  | "sign_in_needed"
  | "checkout_unknown"
  | "checkout_ordered"
  | "idempotency_key_reused"
  | "total_changed";

/**
 * Why an answer to a quotation is refused. If the quotation belongs to somebody else, the reason is
 * `quotation_unknown`, as if it did not exist.
 */
export type QuotationRefusal =
  | "quotation_unknown"
  /** The owner has not sent prices yet. */
  | "quotation_not_priced"
  /** The shopper answered prices that the owner has since replaced by newer ones. */
  | "quotation_revised"
  | "quotation_confirmed"
  | "quotation_cancelled"
  /** The shopper has already asked to change this revision. */
  | "revision_asked";

export type ReviseRefusal = QuotationRefusal | "prices_needed" | "item_unknown" | "addon_not_priced";

export type ApproveRefusal = QuotationRefusal | "item_unavailable" | "billing_inactive";

/**
 * Why this checkout cannot become a quotation; null if it can. `seenTotal` is the subtotal the shopper saw, in minor
 * units of the base currency; null if the page did not send it.
 */
export function quotationRefusal(
  { refusals, bill }: PricedCheckout,
  seenTotal: number | null,
): Result<null, RequestQuotationRefusal> {
  const [refusal] = refusals;
  if (refusal) return fail(refusal);
  return seenTotal === null || seenTotal === bill.subTotal ? ok(null) : fail("total_changed");
}
