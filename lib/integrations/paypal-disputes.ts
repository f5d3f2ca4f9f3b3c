import "server-only";
import { z } from "zod";
import { readDecimalAmount } from "@/lib/domain/payment/amount";
import type { DisputeStatus } from "@/lib/domain/payment/dispute";
import type { DisputeLookupResult, ProviderAccount, ReceivedWebhook } from "./payment-provider";
import { askPayPal } from "./paypal-api";

const idSchema = z.string().min(1);
const eventSchema = z.object({
  event_type: z.enum(["CUSTOMER.DISPUTE.CREATED", "CUSTOMER.DISPUTE.UPDATED", "CUSTOMER.DISPUTE.RESOLVED"]),
  resource: z.object({ dispute_id: idSchema }),
});

/** The dispute that a webhook is about; null if it is about something else. */
export function readDisputeEvent(body: unknown): ReceivedWebhook | null {
  const event = eventSchema.safeParse(body);
  return event.success ? { kind: "dispute", disputeId: event.data.resource.dispute_id } : null;
}

const disputeSchema = z.object({
  dispute_id: idSchema,
  status: z.string(),
  reason: z.string().default(""),
  dispute_amount: z.object({ value: z.string(), currency_code: z.string() }),
  disputed_transactions: z.array(z.object({ seller_transaction_id: idSchema })).min(1),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});
const captureSchema = z.object({
  custom_id: z.string().optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }) }).optional(),
});

/** PayPal names the capture that is disputed, and the capture names our payment and PayPal's order. */
export async function findDispute(account: ProviderAccount, disputeId: string): Promise<DisputeLookupResult> {
  const answer = await askPayPal(account, `/v1/customer/disputes/${encodeURIComponent(disputeId)}`);
  if (answer?.status === 404) return { kind: "none" };
  const found = disputeSchema.safeParse(answer?.body);
  if (!found.success) return { kind: "unknown" };
  const { dispute_id: id, reason, dispute_amount, disputed_transactions, seller_response_due_date: due } = found.data;
  const captureId = disputed_transactions[0]?.seller_transaction_id ?? "";
  const made = await askPayPal(account, `/v2/payments/captures/${encodeURIComponent(captureId)}`);
  if (made?.status === 404) return { kind: "none" };
  const capture = captureSchema.safeParse(made?.body);
  const amount = readDecimalAmount(dispute_amount.value, dispute_amount.currency_code);
  if (!capture.success || amount === null) return { kind: "unknown" };
  return {
    kind: "found",
    dispute: {
      id,
      status: toStatus(found.data),
      reason,
      amount,
      currencyCode: dispute_amount.currency_code,
      answerBy: due === undefined ? null : new Date(due),
      reference: capture.data.supplementary_data?.related_ids.order_id ?? null,
      paymentId: capture.data.custom_id ?? null,
    },
  };
}

/** What PayPal pays out of its own pocket leaves the shop its money. */
const LOST = ["RESOLVED_BUYER_FAVOUR", "ACCEPTED"];

function toStatus({ status, dispute_outcome }: z.output<typeof disputeSchema>): DisputeStatus {
  if (status !== "RESOLVED") return "open";
  return LOST.includes(dispute_outcome?.outcome_code ?? "") ? "lost" : "won";
}
