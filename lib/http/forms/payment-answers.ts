import "server-only";
import type { RefusalCode } from "@/lib/contracts/api/refusals";
import { ok } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";
import type { PaymentResult } from "@/lib/workflows/payment/payable-order";

/**
 * The response of every payment call. It leads to a page that redirects to the order if the order is placed, otherwise
 * back to the payment page.
 */
export function paymentResultToAnswer<Code extends RefusalCode>(
  paid: { ok: true; value: PaymentResult } | Refusal<Code>,
): Answer<Code> {
  if (!paid.ok) return paid;
  const { outcome, leadsTo } = paid.value;
  return ok({ payment: outcome, leads_to: leadsTo });
}
