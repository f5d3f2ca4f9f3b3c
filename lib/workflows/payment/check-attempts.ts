import "server-only";
import { listOpenAttempts } from "@/lib/data/payment/attempts";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { PROVIDERS, toProviderKind } from "@/lib/integrations/payment-providers";
import { checkPayment } from "./check";

/**
 * Asks the providers about all open attempts to pay an order, before the shopper gives it up. Refused if one has paid
 * it, and while an attempt is pending or its outcome is unknown. Exception: an unknown outcome of a hosted payment,
 * which the shopper may simply have abandoned; if it succeeds after all, it is refunded.
 */
export async function checkAttempts(
  storeId: StoreId,
  orderId: string,
): Promise<Result<null, "order_not_payable" | "payment_under_way">> {
  for (const payment of await listOpenAttempts(storeId, orderId)) {
    const outcome = await checkPayment(storeId, payment);
    const kind = toProviderKind(payment.provider);
    const isHosted = kind !== null && !PROVIDERS[kind].chargesTokens;
    if (outcome === "succeeded" || outcome === "to_be_returned") return fail("order_not_payable");
    if (outcome === "pending" || (outcome === "unknown" && !isHosted)) return fail("payment_under_way");
  }
  return ok(null);
}
