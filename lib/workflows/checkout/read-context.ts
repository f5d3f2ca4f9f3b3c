import "server-only";
import { getCartSettings, getCheckoutSettings, getSellingTerms } from "@/lib/cached/store";
import type { SellingTerms } from "@/lib/data/pricing/selling-terms";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import type { StoreDetails } from "@/lib/domain/store/store";

/** The facts that stay the same while a checkout is changed or becomes an order. */
export type CheckoutContext = {
  store: StoreDetails;
  visitor: Visitor;
  pricing: PricingSettings;
  settings: CheckoutSettings;
  terms: Pick<SellingTerms, "methods" | "deliveryPlans">;
};

/** Must not be called in a transaction: the cached reads use another connection. */
export async function readCheckoutContext(store: StoreDetails, visitor: Visitor): Promise<CheckoutContext> {
  const [pricing, settings, { taxRates, ...terms }] = await Promise.all([
    getCartSettings(store.id),
    getCheckoutSettings(store.id),
    getSellingTerms(store.id),
  ]);
  if (!pricing || !settings) throw new Error(`No settings to check out with at ${store.id}`);
  // A store without a list of tax rates uses the one in its details.
  return {
    store,
    visitor,
    pricing: taxRates.length > 0 ? { ...pricing, taxRates } : pricing,
    settings,
    terms,
  };
}
