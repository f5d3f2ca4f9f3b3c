import "server-only";
import type { StoreId } from "@/lib/domain/ids";
import { type PaymentType, PROVIDER_KINDS, type ProviderKind } from "@/lib/domain/payment";
import { env } from "@/lib/env";
import { foloosi } from "@/lib/integrations/foloosi";
import type { PaymentProvider } from "@/lib/integrations/payment-provider";
import { square } from "@/lib/integrations/square";

export const PROVIDERS: Readonly<Record<ProviderKind, PaymentProvider>> = { square, foloosi };

export function toProviderKind(name: string): ProviderKind | null {
  return PROVIDER_KINDS.find((kind) => kind === name) ?? null;
}

/**
 * Whether paying so can work: a provider needs its secrets. They are those of the store that this deployment serves, so
 * no other store of the same database is paid by them.
 */
export function canBePaid(storeId: StoreId, { kind }: Pick<PaymentType, "kind">): boolean {
  const provider = toProviderKind(kind);
  return provider === null || (storeId === env().STORE_ID && PROVIDERS[provider].isConfigured());
}
