import "server-only";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import { ok, type Result } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { PaymentResult } from "@/lib/workflows/payment/payable-order";

/**
 * The response of every payment call. It contains the address of the checkout, which redirects to the order if the
 * order is placed, otherwise back to the payment page.
 */
export function paymentResultToAnswer(paid: Result<PaymentResult> | TooManyAttempts): Answer {
  if (!paid.ok) return paid;
  const { outcome, checkoutId } = paid.value;
  return ok({ payment: outcome, leads_to: checkoutPath(checkoutId) });
}
