import "server-only";
import { toCheckoutSettings } from "@/lib/contracts/checkout/settings";
import { findPaymentAccount } from "@/lib/contracts/payment/types";
import { toPricingSettings } from "@/lib/contracts/pricing/settings";
import { type SeoDetailsWire, toSeoDetails } from "@/lib/contracts/site/seo-details";
import { type StoreWire, toStoreDetails } from "@/lib/contracts/store/details";
import { findStoreWire } from "@/lib/data/store/stores";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { PaymentType, ProviderKind } from "@/lib/domain/payment/payment";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import { offeredChat } from "@/lib/domain/site/chat";
import type { SeoDetails } from "@/lib/domain/site/seo";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { canBePaid } from "@/lib/integrations/payment-providers";
import { readSeoFromService, readStoreFromService } from "@/lib/integrations/store-api";
import type { ShopLook } from "@/lib/server/away-page";
import { env } from "@/lib/server/env";

/**
 * The store's details, from our database or, if STORE_API_URL is set, from the service there; null if the store does
 * not exist.
 */
export async function readStore(storeId: StoreId): Promise<StoreDetails | null> {
  const { PORT, STORE_ORIGIN } = env();
  const wire = await readStoreWire(storeId);
  return wire && toStoreDetails(storeId, wire, { fallbackOrigin: STORE_ORIGIN ?? `http://localhost:${PORT}` });
}

/**
 * The pricing settings for a cart. They contain no tax rates: tax depends on the billing address, and a cart has none.
 */
export async function readCartSettings(storeId: StoreId): Promise<PricingSettings | null> {
  const wire = await readStoreWire(storeId);
  return wire && toPricingSettings(wire.store_details, []);
}

/**
 * The checkout settings. Payment methods that are not fully set up on this deployment, for instance because a secret
 * key is missing, are left out.
 */
export async function readCheckoutSettings(storeId: StoreId): Promise<CheckoutSettings | null> {
  const wire = await readStoreWire(storeId);
  if (!wire) return null;
  const settings = toCheckoutSettings(wire);
  return { ...settings, payments: settings.payments.filter((payment) => canBePaid(storeId, payment)) };
}

/**
 * The store's account with a payment provider; null if it is not set up on this deployment. It is returned even if the
 * owner has switched the payment method off.
 */
export async function readPaymentAccount(storeId: StoreId, kind: ProviderKind): Promise<PaymentType | null> {
  const wire = await readStoreWire(storeId);
  const account = wire && findPaymentAccount(wire.store_details.payment_types, kind);
  return account && canBePaid(storeId, account) ? account : null;
}

/** The store's current SEO details, from the database or service that `readStore` uses; null if they cannot be read. */
export async function readSeo(storeId: StoreId): Promise<SeoDetails | null> {
  const { STORE_API_URL } = env();
  const wire: SeoDetailsWire | null | undefined = STORE_API_URL
    ? await readSeoFromService(storeId, STORE_API_URL)
    : (await findStoreWire(storeId))?.store_details.seo_details;
  return wire ? toSeoDetails(wire) : null;
}

/** What the middleware has to know about a store before it serves one of its pages. */
export type StoreFacts = {
  isActive: boolean;
  takesOrders: boolean;
  chatScriptUrl: string | null;
  look: ShopLook | null;
};

export async function readStoreFacts(storeId: StoreId): Promise<StoreFacts> {
  const store = await readStore(storeId);
  const chat = store && offeredChat(store);
  return {
    isActive: store?.status === "active",
    takesOrders: store?.setting.hidesPrices === false,
    chatScriptUrl: chat?.type === "third_party" ? chat.scriptUrl : null,
    look: store && { name: store.name, accent: store.seo.tileColor || null },
  };
}

/** Reads the store from our database or from the store service. No other function decides between the two. */
function readStoreWire(storeId: StoreId): Promise<StoreWire | null> {
  const { DATA_DIR, STORE_API_URL } = env();
  return STORE_API_URL
    ? readStoreFromService(storeId, { address: STORE_API_URL, folder: DATA_DIR })
    : findStoreWire(storeId);
}
