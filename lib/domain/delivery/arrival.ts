import type { Country } from "../address/country";
import { statesOfPincode } from "../address/pincodes";
import { isPincodeOf, plainPincode } from "../address/rules";
import { type DeliveryPlan, deliverySlots } from "../checkout/delivery-slots";
import { placeRefusal } from "../checkout/fulfilment";
import type { CheckoutSettings } from "../checkout/settings";
import { isState } from "../pricing/place";
import { methodsTo, type ShippingMethod } from "../pricing/shipping";
import { type CalendarDay, dayAfter, dayOf } from "../store/calendar-day";
import { type WorkingDays, workingDaysAfter } from "../store/working-days";
import type { Making } from "./making";

/** A time such as "3 to 5 days" or "1 working day". */
type Duration = { from: number; to: number; isInWorkingDays: boolean };

/** The first and the last day on which an order may arrive. */
type ArrivalDays = { first: CalendarDay; last: CalendarDay };

const DURATION =
  /^\s*(?:within|in|about)?\s*(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?\s*(working|business)?\s*(day|week)s?\b/i;

/**
 * Reads the delivery time of a shipping method, which is free text; null if it does not begin with a number of days.
 *
 * @internal Exported for tests.
 */
export function readDuration(text: string): Duration | null {
  const [, from, to, working, unit] = DURATION.exec(text) ?? [];
  if (from === undefined) return null;
  const days = unit?.toLowerCase() === "week" ? 7 : 1;
  const isUpTo = /^\s*within/i.test(text);
  const last = Number(to ?? from) * days;
  const first = isUpTo && to === undefined ? 1 : Number(from) * days;
  return first > last ? null : { from: first, to: last, isInWorkingDays: working !== undefined };
}

/** When a store hands over orders. `dispatchDays` counts working days; null if the store does not say. */
type DispatchRules = { dispatchDays: number | null; workingDays: WorkingDays; timeZone: string };

/** How an order reaches a postal code, and how long it has to be made before. */
export type FoundDelivery = { options: readonly DeliveryOption[]; making: Making };

/**
 * The days on which an order of now may arrive: at the latest it leaves after `dispatchDays` working days, of which the
 * day of the order is none. Null if the store names no such time, or the delivery time is not a number of days.
 *
 * Source: docs/domain.md#arrival.
 *
 * @internal Exported for tests.
 */
export function arrivalDays(deliveryTime: string, rules: DispatchRules, now: Date): ArrivalDays | null {
  const duration = readDuration(deliveryTime);
  if (!duration || rules.dispatchDays === null) return null;
  const leaves = workingDaysAfter(dayOf(now, rules.timeZone), rules.dispatchDays, rules.workingDays);
  const after = (days: number) =>
    duration.isInWorkingDays ? workingDaysAfter(leaves, days, rules.workingDays) : dayAfter(leaves, days);
  return { first: after(duration.from), last: after(duration.to) };
}

/** How an order reaches a postal code. Amounts are in minor units of the base currency. */
export type DeliveryOption = {
  /** The shipping method; null for a delivery slot. */
  name: string | null;
  /** The owner's text; empty if there is none. */
  deliveryTime: string;
  days: ArrivalDays | null;
  freeFrom: number | null;
};

export type DeliveryFacts = DispatchRules & {
  settings: Pick<CheckoutSettings, "pincodes" | "shipsOnlyAtHome" | "hasDeliverySlots">;
  /** The store's country, with its code. */
  country: Country;
  methods: readonly ShippingMethod[];
  deliveryPlans: readonly DeliveryPlan[];
  now: Date;
};

export type DeliveryRefusal = "pincode_invalid" | "pincode_not_served";

/**
 * How and when an order of now reaches a postal code in the store's country. A code that may lie in several states has
 * the earliest and the latest day of them. Never empty: a code that no method reaches is refused.
 *
 * Source: docs/domain.md#arrival.
 */
export function deliveryTo(written: string, facts: DeliveryFacts): DeliveryOption[] | DeliveryRefusal {
  const { country, settings, deliveryPlans, methods } = facts;
  const pincode = plainPincode(written);
  if (!isPincodeOf(country.code, pincode)) return "pincode_invalid";
  const states = country.code === "IN" ? statesOfPincode(pincode) : null;
  if (placeRefusal({ pincode, destination: { country, state: "" } }, settings, country.name))
    return "pincode_not_served";
  if (settings.hasDeliverySlots && deliveryPlans.length > 0) return slotOption(facts);
  const domestic = methodsTo({ country, state: "" }, methods, country.name);
  const options = domestic.flatMap((method) => optionOf(method, states, facts) ?? []);
  return options.length > 0 ? options : "pincode_not_served";
}

function slotOption({ deliveryPlans, now, timeZone }: DeliveryFacts): DeliveryOption[] | DeliveryRefusal {
  const [first] = deliverySlots(deliveryPlans, now, timeZone);
  if (!first) return "pincode_not_served";
  const day = dayOf(first.date, timeZone);
  return [{ name: null, deliveryTime: "", days: { first: day, last: day }, freeFrom: null }];
}

function optionOf(
  method: ShippingMethod,
  states: readonly string[] | null,
  facts: DeliveryFacts,
): DeliveryOption | null {
  const times = deliveryTimes(method, states);
  if (times.length === 0) return null;
  const days = times.map((time) => arrivalDays(time, facts, facts.now));
  const known = days.filter((range) => range !== null);
  return {
    name: method.name,
    deliveryTime: times.length === 1 ? (times[0] ?? "") : "",
    days:
      known.length === days.length
        ? {
            first: Math.min(...known.map(({ first }) => first)),
            last: Math.max(...known.map(({ last }) => last)),
          }
        : null,
    freeFrom: method.freeFrom,
  };
}

/** The delivery times of the zones in which these states lie, each once; of all zones if the state is not known. */
function deliveryTimes({ zones, deliveryTime }: ShippingMethod, states: readonly string[] | null): string[] {
  if (zones === null) return [deliveryTime];
  const reached = states
    ? states.flatMap((state) => zones.find(({ places }) => places.some((place) => isState(place, state))) ?? [])
    : zones;
  return [...new Set(reached.map((zone) => zone.deliveryTime || deliveryTime))];
}

/** The lowest sub total from which a method delivers free within the store's country; null if none ever does. */
export function freeDeliveryFrom(methods: readonly ShippingMethod[]): number | null {
  const minima = methods.flatMap(({ isActive, direction, freeFrom }) =>
    isActive && direction === "domestic" && freeFrom !== null ? [freeFrom] : [],
  );
  return minima.length > 0 ? Math.min(...minima) : null;
}
