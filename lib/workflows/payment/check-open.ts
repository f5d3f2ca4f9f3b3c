import "server-only";
import { claimOpenAttempts, failOpenAttempt } from "@/lib/data/payment/attempts";
import { UnreadableRowError } from "@/lib/data/readable-rows";
import { clock } from "@/lib/server/clock";
import { checkPayment } from "./check";

/**
 * After this time an attempt whose outcome is unknown counts as failed: if anything had been paid, the provider would
 * have sent a webhook by then.
 */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/**
 * Checks all open payment attempts with their providers, so that no payment is overlooked because an answer or a
 * webhook was lost.
 */
export async function checkOpenPayments({
  now = clock.now(),
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
    const outcome = await checkPayment(storeId, payment, { now }).catch(pendingIfUnreadable);
    if (outcome !== "pending" && outcome !== "unknown") counts.settled += 1;
    const isGivenUp = now.getTime() - payment.createdAt.getTime() > GIVE_UP_AFTER_MS;
    if (outcome === "unknown" && isGivenUp) await failOpenAttempt(storeId, payment.id, now);
  }
  return counts;
}

/** An order that cannot be read is in the log. Its payment is not given up, so that the others are checked. */
function pendingIfUnreadable(error: unknown): "pending" {
  if (error instanceof UnreadableRowError) return "pending";
  throw error;
}
