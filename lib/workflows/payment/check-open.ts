import "server-only";
import { claimOpenPayments, failOpenPayment } from "@/lib/data/payment/attempts";
import { checkPayment } from "./check";

/** By then a provider has called, or nothing was ever paid. */
const GIVEN_UP_AFTER_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Asks the providers about all payments that were begun and not heard of since, so that neither a lost answer nor a lost
 * call of theirs loses anybody's money.
 */
export async function checkOpenPayments({
  now = new Date(),
  signal,
}: {
  now?: Date;
  signal?: AbortSignal;
} = {}): Promise<{ asked: number; settled: number }> {
  const due = await claimOpenPayments(now);
  const done = { asked: 0, settled: 0 };
  for (const { storeId, ...payment } of due) {
    if (signal?.aborted) break;
    done.asked += 1;
    const { outcome } = await checkPayment(storeId, payment, { now });
    if (outcome !== "pending" && outcome !== "unknown") done.settled += 1;
    const isForgotten = now.getTime() - payment.createdAt.getTime() > GIVEN_UP_AFTER_MILLISECONDS;
    if (outcome === "unknown" && isForgotten) await failOpenPayment(storeId, payment.id, now);
  }
  return done;
}
