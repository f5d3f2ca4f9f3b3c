import "server-only";
import { type PaymentType, PROVIDER_KINDS, type ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { foloosi } from "./foloosi";
import type { PaymentProvider, ProviderAccount } from "./payment-provider";
import { paymentSecretsOf } from "./payment-secrets";
import { paypal } from "./paypal";
import { razorpay } from "./razorpay";
import { square } from "./square";
import { stripe } from "./stripe";

export const PROVIDERS: Readonly<Record<ProviderKind, PaymentProvider>> = { square, foloosi, razorpay, stripe, paypal };

export function toProviderKind(name: string): ProviderKind | null {
  return PROVIDER_KINDS.find((kind) => kind === name) ?? null;
}

/**
 * Whether a store can accept this payment method: a method of a payment provider only if the store has its own secrets
 * for this provider.
 */
export function canBePaid(storeId: StoreId, { kind }: Pick<PaymentType, "kind">): boolean {
  const provider = toProviderKind(kind);
  return provider === null || PROVIDERS[provider].isConfigured(paymentSecretsOf(storeId));
}

/**
 * Adds the secrets to a payment account. The result may be used only for calls to the provider; it must not be sent to
 * a page.
 */
export function withSecrets(storeId: StoreId, account: PaymentType): ProviderAccount {
  return { ...account, secrets: paymentSecretsOf(storeId) };
}
