import { withCharge } from "../currency/currency";
import { fail, ok, type Result } from "../result";
import type { Currency } from "../store/store";
import { partOf } from "./percent";
import { type Direction, directionTo, isCountry, isState, type Place } from "./place";

/** Amounts in minor units of the base currency without the additional charge; see docs/domain.md#shipping-methods. */
export type ShippingMethod = {
  id: string;
  name: string;
  trackingLink: string;
  direction: Direction;
  /** The price of a method without zones. */
  price: number;
  deliveryTime: string;
  /** The sub total from which shipping is free, inclusive; null if shipping is never free. */
  freeFrom: number | null;
  /** Whether shoppers see how much is missing for free shipping. */
  showsFreeHint: boolean;
  /** Null if the price is the same everywhere. */
  zones: readonly ShippingZone[] | null;
  isActive: boolean;
};

export type ShippingZone = {
  name: string;
  /** Names of states if the method ships within the store's country, otherwise names of countries. */
  places: readonly string[];
  pricePerKilogram: number;
  deliveryTime: string;
  rates: readonly ShippingRate[];
};

/**
 * A row of a table of shipping prices. A parcel of up to `weightGrams` costs `multiplierMillionths` × the price per
 * kilogram; the parcel's exact weight does not matter.
 */
export type ShippingRate = { weightGrams: number; multiplierMillionths: number };

/** How an order reaches the shopper; `undecided` until there is a delivery address or a branch for pickup. */
export type Fulfilment =
  | { kind: "undecided" }
  | { kind: "pickup" }
  /** A delivery slot; its price is the shipping cost. See docs/domain.md#delivery-slots. */
  | { kind: "slot"; destination: Place; price: number }
  | { kind: "delivery"; destination: Place; method: ShippingMethod };

export type ShippingReason =
  | { code: "pickup" }
  | { code: "slot" }
  | { code: "flat" }
  | { code: "zone"; zone: string; upToGrams: number }
  | { code: "free"; from: number };

export type ShippingCost = { amount: number; reason: ShippingReason };

export const SHIPPING_REFUSALS = ["method_not_for_destination", "no_zone_for_destination", "no_rate_for_zone"] as const;
export type ShippingRefusal = (typeof SHIPPING_REFUSALS)[number];

/** `subTotal` includes the additional charge; `weightGrams` is the result of `bagWeight`. */
export type Parcel = { subTotal: number; weightGrams: number };

/**
 * The shipping cost of a parcel.
 *
 * Units:  minor units of the base currency including the additional charge, which is added last.
 * Errors: refuses a destination that the method does not serve.
 * Source: docs/domain.md#shipping-cost; pricing rule 11: shipping is free if the sub total is at least `freeFrom`, an
 *         amount without the additional charge.
 */
export function shippingCost(
  fulfilment: Exclude<Fulfilment, { kind: "undecided" }>,
  parcel: Parcel,
  storeCountry: string,
  charge: Pick<Currency, "chargeBasisPoints">,
): Result<ShippingCost, ShippingRefusal> {
  if (fulfilment.kind === "pickup") return ok({ amount: 0, reason: { code: "pickup" } });
  if (fulfilment.kind === "slot") return ok({ amount: withCharge(fulfilment.price, charge), reason: { code: "slot" } });
  const { method, destination } = fulfilment;
  if (method.direction !== directionTo(destination, storeCountry)) return fail("method_not_for_destination");
  const price = methodPrice(method, destination, parcel.weightGrams);
  if (!price.ok) return price;
  const { freeFrom } = method;
  if (freeFrom !== null && parcel.subTotal >= freeFrom)
    return ok({ amount: 0, reason: { code: "free", from: freeFrom } });
  return ok({ amount: withCharge(price.value.amount, charge), reason: price.value.reason });
}

function methodPrice(
  { zones, direction, price }: ShippingMethod,
  destination: Place,
  weightGrams: number,
): Result<ShippingCost, ShippingRefusal> {
  if (zones === null) return ok({ amount: price, reason: { code: "flat" } });
  const zone = zoneOf({ zones, direction }, destination);
  if (!zone) return fail("no_zone_for_destination");
  const rate = rateFor(zone.rates, weightGrams);
  if (!rate) return fail("no_rate_for_zone");
  const amount = partOf(zone.pricePerKilogram, rate.multiplierMillionths);
  return ok({ amount, reason: { code: "zone", zone: zone.name, upToGrams: rate.weightGrams } });
}

function zoneOf({ zones, direction }: Pick<ShippingMethod, "zones" | "direction">, destination: Place) {
  return zones?.find(({ places }) => places.some((place) => isAt(place, destination, direction)));
}

/** The delivery time as the owner wrote it: the zone's text if it has one, otherwise the method's. */
export function deliveryTimeTo(method: ShippingMethod, destination: Place): string {
  return zoneOf(method, destination)?.deliveryTime || method.deliveryTime;
}

function isAt(place: string, { country, state }: Place, direction: Direction): boolean {
  return direction === "domestic" ? isState(place, state) : isCountry(place, country);
}

/**
 * The row with the lowest weight limit that is not below the parcel's weight. For a parcel above all limits, the row
 * with the highest limit.
 */
function rateFor(rates: readonly ShippingRate[], weightGrams: number): ShippingRate | undefined {
  const byWeight = rates.toSorted((one, other) => one.weightGrams - other.weightGrams);
  return byWeight.find((rate) => rate.weightGrams >= weightGrams) ?? byWeight.at(-1);
}

/** The active shipping methods for a destination: the domestic or the international ones. */
export function methodsTo(destination: Place, methods: readonly ShippingMethod[], storeCountry: string) {
  const direction = directionTo(destination, storeCountry);
  return methods.filter((method) => method.isActive && method.direction === direction);
}

/**
 * The amount missing for free shipping, in minor units of the base currency. Null if nothing is missing, or if the
 * method has no free shipping or does not show the hint.
 */
export function missingForFreeShipping(
  { freeFrom, showsFreeHint }: Pick<ShippingMethod, "freeFrom" | "showsFreeHint">,
  subTotal: number,
): number | null {
  return showsFreeHint && freeFrom !== null && freeFrom > subTotal ? freeFrom - subTotal : null;
}
