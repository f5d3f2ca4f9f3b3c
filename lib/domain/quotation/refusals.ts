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

/** Why an answer to a quotation is refused. Other people's quotations are `quotation_unknown`. */
export type QuotationRefusal =
  | "quotation_unknown"
  /** The owner has not sent prices yet. */
  | "quotation_not_priced"
  /** The answer was to prices that have been replaced. */
  | "quotation_revised"
  | "quotation_confirmed"
  | "quotation_cancelled"
  /** A revision was already requested. */
  | "revision_asked";

export type ReviseRefusal = QuotationRefusal | "prices_needed" | "item_unknown" | "addon_not_priced";

export type ApproveRefusal = QuotationRefusal | "item_unavailable" | "billing_inactive";

/**
 * Whether this checkout can become a quotation. `seenTotal` is the subtotal the shopper saw, in minor units of the base;
 * null when not sent.
 */
export function quotationRefusal(
  { refusals, bill }: PricedCheckout,
  seenTotal: number | null,
): Result<null, RequestQuotationRefusal> {
  const [refusal] = refusals;
  if (refusal) return fail(refusal);
  return seenTotal === null || seenTotal === bill.subTotal ? ok(null) : fail("total_changed");
}
