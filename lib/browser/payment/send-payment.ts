import { callApi } from "@/lib/browser/call-api";
import type { PaidWire } from "@/lib/contracts/payment/calls";

/** How a try to pay ended: it leads on, or it is refused by its code. */
export type SentPayment = { kind: "leads_on"; path: string } | { kind: "refused"; code: string };

const PAUSE_MILLISECONDS = 4_000;
/** A good half of a minute; then the order follows by itself. */
const MOST_QUESTIONS = 10;
/** The money may have moved: the same try is asked about again, which charges nothing. */
const ASKED_AGAIN: readonly string[] = ["payment_under_way", "network_failed", "fault"];

/** Sends a try to pay, and asks about it until it is known what became of it. `onWaiting`: it takes longer. */
export async function sendPayment(
  path: `/api/${string}`,
  body: object,
  { key, onWaiting, pause = PAUSE_MILLISECONDS }: { key?: string; onWaiting: () => void; pause?: number },
): Promise<SentPayment> {
  let last = "payment_under_way";
  for (let question = 0; question < MOST_QUESTIONS; question += 1) {
    if (question > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const answer = await callApi<PaidWire>(path, { method: "POST", body, ...(key && { idempotencyKey: key }) });
    if (answer.ok && ["succeeded", "to_be_returned"].includes(answer.value.payment)) {
      return { kind: "leads_on", path: answer.value.leads_to };
    }
    if (answer.ok && answer.value.payment === "failed") return { kind: "refused", code: "payment_declined" };
    if (!answer.ok && !ASKED_AGAIN.includes(answer.code)) return { kind: "refused", code: answer.code };
    last = answer.ok ? "payment_under_way" : answer.code;
    onWaiting();
  }
  return { kind: "refused", code: last };
}
