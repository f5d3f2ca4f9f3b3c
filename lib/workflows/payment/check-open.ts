import "server-only";
import { claimOpenAttempts, failOpenAttempt } from "@/lib/data/payment/attempts";
import { checkPayment } from "./check";

/** By then the provider has sent its webhook, or nothing was paid. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/**
 * Checks all open payment attempts with their providers, so that no payment gets lost with a lost answer or webhook.
 */
export async function checkOpenPayments({
  now = new Date(),
  signal,
}: {
  now?: Date;
  signal?: AbortSignal;
} = {}): Promise<{ asked: number; settled: number }> {
  const due = await claimOpenAttempts(now);
  const counts = { asked: 0, settled: 0 };
  for (const { storeId, ...payment } of due) {
    if (signal?.aborted) break;
    counts.asked += 1;
    const { outcome } = await checkPayment(storeId, payment, { now });
    if (outcome !== "pending" && outcome !== "unknown") counts.settled += 1;
    const isGivenUp = now.getTime() - payment.createdAt.getTime() > GIVE_UP_AFTER_MS;
    if (outcome === "unknown" && isGivenUp) await failOpenAttempt(storeId, payment.id, now);
  }
  return counts;
}
