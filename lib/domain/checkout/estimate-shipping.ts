import type { Country } from "../address/country";
import { deliveryTimeAfterMaking } from "../delivery/making";
import type { Place } from "../pricing/place";
import { deliveryTimeTo, methodsTo, type Parcel, type ShippingMethod, shippingCost } from "../pricing/shipping";
import type { Currency } from "../store/store";

/**
 * What a shipping method costs, as far as the postal code tells. `price` in minor units of the base currency including
 * the additional charge; `isAtMost` if it is less in one of the states in which the code may lie.
 */
export type EstimatedMethod = { id: string; name: string; deliveryTime: string; price: number; isAtMost: boolean };

type EstimateInput = {
  methods: readonly ShippingMethod[];
  country: Country;
  /** The states in which the postal code may lie. */
  states: readonly string[];
  parcel: Parcel;
  /** The working days for which the order has to wait until its items are made. */
  makingDays: number;
  storeCountry: string;
  currency: Pick<Currency, "chargeBasisPoints">;
};

/**
 * The shipping methods to a postal code at home, with what they cost. If the code may lie in several states, the highest
 * cost is told, so that the order never costs more than was said.
 *
 * Source: docs/domain.md#shipping-cost; pricing rule 11.
 */
export function estimateShipping({ states, ...facts }: EstimateInput): EstimatedMethod[] {
  const costs = states.flatMap((state) => costsTo({ country: facts.country, state }, facts));
  const ids = [...new Set(costs.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const same = costs.filter((cost) => cost.id === id);
    const [highest] = same.toSorted((one, other) => other.price - one.price);
    return highest ? [{ ...highest, isAtMost: same.some(({ price }) => price < highest.price) }] : [];
  });
}

function costsTo(
  destination: Place,
  { methods, parcel, makingDays, storeCountry, currency }: Omit<EstimateInput, "states" | "country">,
): Omit<EstimatedMethod, "isAtMost">[] {
  return methodsTo(destination, methods, storeCountry).flatMap((method) => {
    const cost = shippingCost({ kind: "delivery", destination, method }, parcel, storeCountry, currency);
    const { id, name } = method;
    const deliveryTime = deliveryTimeAfterMaking(deliveryTimeTo(method, destination), makingDays);
    return cost.ok ? [{ id, name, deliveryTime, price: cost.value.amount }] : [];
  });
}
