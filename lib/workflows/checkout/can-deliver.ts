import "server-only";
import { getCheckoutSettings, getSellingTerms } from "@/lib/cached/store";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { deliversAnything, pickupBranches } from "@/lib/domain/checkout/fulfilment";
import type { StoreDetails } from "@/lib/domain/store/store";

/** `deliversAnything`, for the store as it stands. Where it is false, the bag offers to ask the shop instead. */
export async function canDeliver(store: StoreDetails): Promise<boolean> {
  const [settings, { methods, deliveryPlans }] = await Promise.all([
    getCheckoutSettings(store.id),
    getSellingTerms(store.id),
  ]);
  if (!settings) return false;
  const facts = { deliveryPlans, methods: shippingMethods(methods, settings), branches: pickupBranches(store) };
  return deliversAnything(settings, facts);
}
