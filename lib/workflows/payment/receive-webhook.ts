import "server-only";
import { readPaymentAccount } from "@/lib/cached/read-store";
import { unusableValues } from "@/lib/contracts/api/unusable-values";
import { findAttemptById, findAttemptByReference } from "@/lib/data/payment/attempts";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreDetails } from "@/lib/domain/store/store";
import { PROVIDERS, withSecrets } from "@/lib/integrations/payment-providers";
import type { WebhookCall } from "@/lib/integrations/webhook-call";
import { checkPayment } from "./check";
import { noticeDispute } from "./notice-dispute";

/**
 * `unreadable`: it names a payment with characters that the database cannot store. `retry_later`: the provider is asked
 * to send the webhook again.
 */
export type WebhookResult = { kind: "received" | "forged" | "unreadable" | "retry_later" };

/**
 * The webhook URL, as entered in the provider's settings.
 *
 * @internal Exported for tests.
 */
export function webhookAddress({ origin }: Pick<StoreDetails, "origin">, provider: ProviderKind): string {
  return `${origin}/api/webhooks/${provider}`;
}

/**
 * Handles a provider's webhook. We take from it only the reference of a payment and ask the provider for its status, so
 * duplicate, late or reordered webhooks do no harm. Webhooks about payments we do not know are accepted and ignored,
 * because the owner may use the same account for other sales.
 */
export async function receiveWebhook(
  store: StoreDetails,
  provider: ProviderKind,
  call: Omit<WebhookCall, "address">,
): Promise<WebhookResult> {
  const account = await readPaymentAccount(store.id, provider);
  // A store without an account cannot tell a webhook from a forged one.
  if (!account) return { kind: "forged" };
  const address = webhookAddress(store, provider);
  const webhook = await PROVIDERS[provider].readWebhook(withSecrets(store.id, account), { ...call, address });
  if (webhook.kind === "forged") return webhook;
  if (webhook.kind === "other") return { kind: "received" };
  if (webhook.kind === "dispute") return receiveDispute(store, provider, webhook.disputeId);
  if (unusableValues(Object.entries(webhook.event)).length > 0) return { kind: "unreadable" };
  const { eventId, reference, paymentId } = webhook.event;
  const payment =
    paymentId === null
      ? await findAttemptByReference(store.id, provider, reference)
      : await findAttemptById(store.id, paymentId);
  if (payment?.provider !== provider) return { kind: "received" };
  const outcome = await checkPayment(store.id, payment, { reference, eventId });
  return { kind: outcome === "unknown" ? "retry_later" : "received" };
}

async function receiveDispute(
  { id }: Pick<StoreDetails, "id">,
  provider: ProviderKind,
  disputeId: string,
): Promise<WebhookResult> {
  if (unusableValues([["id", disputeId]]).length > 0) return { kind: "unreadable" };
  return { kind: (await noticeDispute(id, provider, disputeId)) === "unknown" ? "retry_later" : "received" };
}
