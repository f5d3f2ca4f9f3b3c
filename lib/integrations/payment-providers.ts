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

/** Whether paying so can work: a provider needs the store's own secrets. */
export function canBePaid(storeId: StoreId, { kind }: Pick<PaymentType, "kind">): boolean {
  const provider = toProviderKind(kind);
  return provider === null || PROVIDERS[provider].isConfigured(paymentSecretsOf(storeId));
}

/** For asking the provider, and nothing else: what it answers goes to no page. */
export function withSecrets(storeId: StoreId, account: PaymentType): ProviderAccount {
  return { ...account, secrets: paymentSecretsOf(storeId) };
}
