import type { Place } from "../pricing/place";
import { methodsTo } from "../pricing/shipping";
import type { NextStep } from "./checkout";
import type { FulfilmentInput } from "./fulfilment";
import { hasPickupHours } from "./pickup-slots";

/** What follows the address of a delivery at home, and the choice of a branch. */
export function nextSteps(
  facts: Pick<FulfilmentInput, "settings" | "storeCountry" | "methods" | "deliveryPlans" | "openingDays">,
): { delivery: NextStep; pickup: NextStep } {
  return { delivery: afterAddress(facts), pickup: hasPickupHours(facts) ? "pickup_slot" : "review" };
}

function afterAddress({
  settings,
  storeCountry,
  methods,
  deliveryPlans,
}: Pick<FulfilmentInput, "settings" | "storeCountry" | "methods" | "deliveryPlans">): NextStep {
  if (settings.takesQuotations) return "review";
  if (settings.hasDeliverySlots && deliveryPlans.length > 0) return "delivery_slot";
  const home: Place = { country: { code: storeCountry, name: storeCountry }, state: "" };
  // A single method is chosen without asking.
  return methodsTo(home, methods, storeCountry).length > 1 ? "method" : "review";
}
