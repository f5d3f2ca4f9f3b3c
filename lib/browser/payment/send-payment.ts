import { callApi } from "@/lib/browser/call-api";
import type { PaymentResultWire } from "@/lib/contracts/payment/calls";

/**
 * How a payment attempt ended. `leads_on`: the browser has to open `path`. `refused`: the attempt failed for the reason
 * `code`.
 */
export type SentPayment = { kind: "leads_on"; path: string } | { kind: "refused"; code: string };

const PAUSE_MS = 4_000;
/**
 * How many times the request is sent, which takes about 40 seconds in total. If the outcome is unknown after that, the
 * provider's webhook or the background worker settles the order.
 */
const MAX_REQUESTS = 10;
/**
 * After these codes, the money may already have been taken. So the same attempt is sent again, with the same key; this
 * never charges more.
 */
const REPEATED_CODES: readonly string[] = ["payment_under_way", "network_failed", "fault"];

/**
 * Sends a payment attempt. Sends the same attempt again until its outcome is known, and calls `onWaiting` before each
 * repeat.
 */
export async function sendPayment(
  path: `/api/${string}`,
  body: object,
  { key, onWaiting, pause = PAUSE_MS }: { key?: string; onWaiting: () => void; pause?: number },
): Promise<SentPayment> {
  let lastCode = "payment_under_way";
  for (let count = 0; count < MAX_REQUESTS; count += 1) {
    if (count > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const answer = await callApi<PaymentResultWire>(path, {
      method: "POST",
      body,
      ...(key && { idempotencyKey: key }),
    });
    if (answer.ok && ["succeeded", "to_be_returned"].includes(answer.value.payment)) {
      return { kind: "leads_on", path: answer.value.leads_to };
    }
    if (answer.ok && answer.value.payment === "failed") return { kind: "refused", code: "payment_declined" };
    if (!answer.ok && !REPEATED_CODES.includes(answer.code)) return { kind: "refused", code: answer.code };
    lastCode = answer.ok ? "payment_under_way" : answer.code;
    onWaiting();
  }
  return { kind: "refused", code: lastCode };
}
