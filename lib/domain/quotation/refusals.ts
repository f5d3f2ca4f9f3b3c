import type { CheckoutRefusal, PricedCheckout } from "../checkout/checkout";
import { fail, ok, type Result } from "../result";

/** Why a checkout becomes no quotation. */
export type RequestQuotationRefusal =
  | CheckoutRefusal
  | "quotations_off"
  | "sign_in_needed"
  | "checkout_unknown"
  | "checkout_ordered"
  | "idempotency_key_reused"
  | "total_changed";

/** Why a quotation is not answered in that way; another's is `quotation_unknown`. */
export type QuotationRefusal =
  | "quotation_unknown"
  /** The shop has not named a price yet. */
  | "quotation_not_priced"
  /** Another price stands by now than the one that was answered. */
  | "quotation_revised"
  | "quotation_confirmed"
  | "quotation_cancelled"
  /** The shop has been asked for another price already. */
  | "revision_asked";

export type ReviseRefusal = QuotationRefusal | "prices_needed" | "item_unknown" | "addon_not_priced";

export type ApproveRefusal = QuotationRefusal | "item_unavailable" | "billing_inactive";

/**
 * What stands against asking for a quotation of this checkout; `seenTotal` is what the shopper has been shown as the
 * price of all items, in minor units of the base, null when they do not say.
 */
export function quotationRefusal(
  { refusals, bill }: PricedCheckout,
  seenTotal: number | null,
): Result<null, RequestQuotationRefusal> {
  const [refusal] = refusals;
  if (refusal) return fail(refusal);
  return seenTotal === null || seenTotal === bill.subTotal ? ok(null) : fail("total_changed");
}
