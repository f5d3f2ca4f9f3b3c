import "server-only";
import { type PaymentType, PROVIDER_KINDS, type ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { foloosi } from "./foloosi";
import type { PaymentProvider, ProviderAccount } from "./payment-provider";
import { paymentSecretsOf } from "./payment-secrets";
import { square } from "./square";

export const PROVIDERS: Readonly<Record<ProviderKind, PaymentProvider>> = { square, foloosi };

export function toProviderKind(name: string): ProviderKind | null {
  return PROVIDER_KINDS.find((kind) => kind === name) ?? null;
}

/** Whether a store can accept this payment method. Methods of a payment provider need the store's own secrets. */
export function canBePaid(storeId: StoreId, { kind }: Pick<PaymentType, "kind">): boolean {
  const provider = toProviderKind(kind);
  return provider === null || PROVIDERS[provider].isConfigured(paymentSecretsOf(storeId));
}

/** Only for calls to the provider; the secrets must not reach a page. */
export function withSecrets(storeId: StoreId, account: PaymentType): ProviderAccount {
  return { ...account, secrets: paymentSecretsOf(storeId) };
}
