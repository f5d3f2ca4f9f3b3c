import "server-only";
import { findPaymentById, findPaymentByReference } from "@/lib/data/payment/attempts";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreDetails } from "@/lib/domain/store/store";
import { PROVIDERS } from "@/lib/integrations/payment-providers";
import { paymentSecretsOf } from "@/lib/integrations/payment-secrets";
import type { ReceivedCall } from "@/lib/integrations/received-call";
import { checkPayment } from "./check";

/** `later`: the provider is to call again. */
export type WebhookResult = { kind: "heard"; touched: readonly string[] } | { kind: "forged" } | { kind: "later" };

/** Where the provider's calls go, as its settings name it. */
export function webhookAddress({ origin }: Pick<StoreDetails, "origin">, provider: ProviderKind): string {
  return `${origin}/api/webhooks/${provider}`;
}

/**
 * Hears what a provider calls about. The call only names a payment: what has become of it is asked of the provider, so a
 * call that comes twice, late or before an earlier one does no harm. One about something that is not ours is heard and
 * forgotten, since the owner may take money in other ways through the same account.
 */
export async function receiveWebhook(
  store: StoreDetails,
  provider: ProviderKind,
  call: Omit<ReceivedCall, "address">,
): Promise<WebhookResult> {
  const heard = PROVIDERS[provider].hear(paymentSecretsOf(store.id), {
    ...call,
    address: webhookAddress(store, provider),
  });
  if (heard.kind === "forged") return heard;
  if (heard.kind === "other") return { kind: "heard", touched: [] };
  const { eventId, reference, paymentId } = heard.event;
  const payment =
    paymentId === null
      ? await findPaymentByReference(store.id, provider, reference)
      : await findPaymentById(store.id, paymentId);
  if (payment?.provider !== provider) return { kind: "heard", touched: [] };
  const { outcome, touched } = await checkPayment(store.id, payment, { reference, eventId });
  return outcome === "unknown" ? { kind: "later" } : { kind: "heard", touched };
}
