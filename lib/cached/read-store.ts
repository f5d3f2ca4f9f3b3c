import "server-only";
import { toCheckoutSettings } from "@/lib/contracts/checkout/settings";
import { type PaymentState, payableMarks, paymentStates } from "@/lib/contracts/payment/problems";
import { findPaymentAccount, toPaymentTypes } from "@/lib/contracts/payment/types";
import { toPricingSettings } from "@/lib/contracts/pricing/settings";
import { type SeoDetailsWire, toSeoDetails } from "@/lib/contracts/site/seo-details";
import { type StoreWire, toOrigin, toStoreDetails } from "@/lib/contracts/store/details";
import { settingProblems } from "@/lib/contracts/store/problems";
import { findSeoWire, findStoreWire } from "@/lib/data/store/stores";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { PaymentType, ProviderKind } from "@/lib/domain/payment/payment";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import { BASE_PATH } from "@/lib/domain/site/base-path";
import { offeredChat } from "@/lib/domain/site/chat";
import type { SeoDetails } from "@/lib/domain/site/seo";
import type { StoreId } from "@/lib/domain/store/id";
import { hasBasePath } from "@/lib/domain/store/origin-path";
import { problemLine, type StoreProblem } from "@/lib/domain/store/problem";
import type { StoreDetails } from "@/lib/domain/store/store";
import { canBePaid } from "@/lib/integrations/payment-providers";
import { readSeoFromService, readStoreFromService } from "@/lib/integrations/store-api";
import type { ShopLook } from "@/lib/server/away-page";
import { env } from "@/lib/server/env";
import { logOnce } from "@/lib/server/log-once";

/**
 * The store's details, from our database or, if STORE_API_URL is set, from the store service at that URL; null if the
 * store does not exist.
 */
export async function readStore(storeId: StoreId): Promise<StoreDetails | null> {
  const wire = await readStoreWire(storeId);
  return wire && toDetails(storeId, wire);
}

function toDetails(storeId: StoreId, wire: StoreWire): StoreDetails {
  const { PORT, SHARED_PORT, STORE_ORIGIN } = env();
  for (const problem of settingProblems(wire)) logOnce(problemLine(storeId, problem), console.warn);
  const details = toStoreDetails(storeId, wire, {
    fallbackOrigin: STORE_ORIGIN ?? `http://localhost:${SHARED_PORT ?? PORT}${BASE_PATH}`,
  });
  const { footer } = details;
  const paymentMethods = payableMarks(footer.paymentMethods, toCheckout(storeId, wire).payments);
  return { ...details, footer: { ...footer, paymentMethods } };
}

/** A store with all its settings, from one reading. */
export type Shop = {
  details: StoreDetails;
  /** The settings for a cart. They contain no tax rates: tax depends on the billing address, and a cart has none. */
  pricing: PricingSettings;
  checkout: CheckoutSettings;
};

/** The store with all its settings; null if it does not exist. */
export async function readShop(storeId: StoreId): Promise<Shop | null> {
  const wire = await readStoreWire(storeId);
  if (!wire) return null;
  const details = toDetails(storeId, wire);
  return { details, pricing: toPricingSettings(wire.store_details, []), checkout: toCheckout(storeId, wire) };
}

/** The checkout settings alone, as they are now: when an order is paid, an older reading will not do. */
export async function readCheckoutSettings(storeId: StoreId): Promise<CheckoutSettings | null> {
  const wire = await readStoreWire(storeId);
  return wire && toCheckout(storeId, wire);
}

/** The payment methods that the owner has entered, and whether shoppers are offered them; null if there is no store. */
export async function readPaymentStates(storeId: StoreId): Promise<{ name: string; state: PaymentState }[] | null> {
  const wire = await readStoreWire(storeId);
  return wire && statesOf(storeId, wire);
}

/** What the owner has to mend in the stored settings, as far as these show it; null if there is no store. */
export async function readStoreProblems(storeId: StoreId): Promise<StoreProblem[] | null> {
  const wire = await readStoreWire(storeId);
  return wire && settingProblems(wire);
}

function statesOf(storeId: StoreId, wire: StoreWire) {
  return paymentStates(wire.store_details.payment_types, (payment) => canBePaid(storeId, payment));
}

/** Logs once that a payment method is switched on and yet not offered. */
function logPaymentProblems(storeId: StoreId, wire: StoreWire): void {
  for (const { name, state } of statesOf(storeId, wire)) {
    if (state === "offered" || state === "off") continue;
    const line = `The payment method ${name} of ${storeId} is not offered: ${state}. \`npm run store -- payments\` says more.`;
    logOnce(line, console.warn);
  }
}

/**
 * Payment methods that are not fully set up on this deployment, for instance because a secret key is missing, are left
 * out.
 */
function toCheckout(storeId: StoreId, wire: StoreWire): CheckoutSettings {
  logPaymentProblems(storeId, wire);
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

/** A payment method that is set up, by its name, offered or not; undefined if there is none, null if there is no store. */
export async function readPaymentMethod(storeId: StoreId, name: string): Promise<PaymentType | null | undefined> {
  const wire = await readStoreWire(storeId);
  if (!wire) return null;
  const named = wire.store_details.payment_types.filter((type) => type.name === name);
  const [method] = toPaymentTypes(named.map((type) => ({ ...type, status: "active" as const })));
  return method;
}

/** The store's current SEO details, from the database or service that `readStore` uses; null if they cannot be read. */
export async function readSeo(storeId: StoreId): Promise<SeoDetails | null> {
  const { STORE_API_URL } = env();
  const wire: SeoDetailsWire | null | undefined = STORE_API_URL
    ? await readSeoFromService(storeId, STORE_API_URL)
    : await findSeoWire(storeId);
  return wire ? toSeoDetails(wire) : null;
}

/** What the middleware has to know about a store before it serves one of its pages. */
export type StoreFacts = {
  isActive: boolean;
  takesOrders: boolean;
  chatScriptUrl: string | null;
  look: ShopLook | null;
};

export function storeFacts(store: StoreDetails | null): StoreFacts {
  const chat = store && offeredChat(store);
  return {
    isActive: store?.status === "active",
    takesOrders: store?.setting.hidesPrices === false,
    chatScriptUrl: chat?.type === "third_party" ? chat.scriptUrl : null,
    look: store && { name: store.name, accent: store.seo.tileColor || null },
  };
}

/**
 * Reads the store from our database or from the store service. No other function decides between the two. A store in
 * our database whose address has another path than this build is refused at start; one from the service, here.
 */
async function readStoreWire(storeId: StoreId): Promise<StoreWire | null> {
  const { DATA_DIR, STORE_API_URL } = env();
  if (!STORE_API_URL) return findStoreWire(storeId);
  const wire = await readStoreFromService(storeId, { address: STORE_API_URL, folder: DATA_DIR });
  const origin = wire && toOrigin(wire.store_details.base_url);
  if (!origin || hasBasePath(origin)) return wire;
  const line = `Store service: ${storeId} has the address ${origin}, but this build was made with BASE_PATH=${BASE_PATH}, so it is not served.`;
  logOnce(line, console.error);
  return null;
}
