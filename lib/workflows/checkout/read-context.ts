import "server-only";
import { getCartSettings, getCheckoutSettings, getSellingTerms } from "@/lib/cached/store";
import type { SellingTerms } from "@/lib/data/pricing/selling-terms";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import type { StoreDetails } from "@/lib/domain/store/store";

/** What is read once for a checkout, because it does not depend on what the shopper chooses in it. */
export type CheckoutContext = {
  store: StoreDetails;
  visitor: Visitor;
  pricing: PricingSettings;
  settings: CheckoutSettings;
  terms: Pick<SellingTerms, "methods" | "deliveryPlans">;
};

/**
 * Reads the context. Must not be called in a transaction, because the cached reads use connections other than that of
 * the transaction.
 */
export async function readCheckoutContext(store: StoreDetails, visitor: Visitor): Promise<CheckoutContext> {
  const [pricing, settings, { taxRates, ...terms }] = await Promise.all([
    getCartSettings(store.id),
    getCheckoutSettings(store.id),
    getSellingTerms(store.id),
  ]);
  if (!pricing || !settings) throw new Error(`No settings to check out with at ${store.id}`);
  // If the table of tax rates is empty for this store, the rate in the store's details, which `pricing` already
  // contains, applies.
  return {
    store,
    visitor,
    pricing: taxRates.length > 0 ? { ...pricing, taxRates } : pricing,
    settings,
    terms: { ...terms, methods: shippingMethods(terms.methods, settings) },
  };
}
