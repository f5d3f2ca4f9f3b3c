import { plainPincode } from "../address/rules";
import { deliveryTimeAfterMaking, momentMade } from "../delivery/making";
import { directionTo, type Place } from "../pricing/place";
import {
  deliveryTimeTo,
  type Fulfilment,
  methodsTo,
  type Parcel,
  type ShippingMethod,
  shippingCost,
} from "../pricing/shipping";
import type { Branch, Currency, OpeningDay, PickupDelay } from "../store/store";
import { workingDaysOf } from "../store/working-days";
import type { Checkout, CheckoutRefusal, MethodChoice, OrderKind, SlotDay } from "./checkout";
import { type DeliveryPlan, deliverySlots } from "./delivery-slots";
import { hasPickupHours, type PickupRules, pickupSlots } from "./pickup-slots";
import type { CheckoutSettings } from "./settings";

export type FulfilmentInput = {
  settings: CheckoutSettings;
  storeCountry: string;
  currency: Pick<Currency, "chargeBasisPoints">;
  methods: readonly ShippingMethod[];
  deliveryPlans: readonly DeliveryPlan[];
  /** The branches of the store where shoppers can collect orders. */
  branches: readonly Branch[];
  openingDays: readonly OpeningDay[];
  /** Dates on which the shop is closed, as YYYY-MM-DD. */
  closedDates: readonly string[];
  timeZone: string;
  /** The country and state of the shipping address; null until there is one. */
  destination: Place | null;
  /** The working days for which an order has to wait until its items are made; 0 if they lie ready. */
  makingDays: number;
  now: Date;
};

/**
 * How an order reaches the shopper: the choices that are still valid, the options to choose from, and what is missing.
 */
export type ResolvedFulfilment = {
  fulfilment: Fulfilment;
  branch: Branch | null;
  method: MethodChoice | null;
  slot: Checkout["slot"];
  methods: readonly MethodChoice[];
  slots: readonly SlotDay[];
  refusals: readonly CheckoutRefusal[];
};

const UNRESOLVED: ResolvedFulfilment = {
  fulfilment: { kind: "undecided" },
  branch: null,
  method: null,
  slot: null,
  methods: [],
  slots: [],
  refusals: [],
};

/**
 * Compares the shopper's choices for delivery or pickup with the options that are currently available. If there is only
 * one branch or shipping method, it is chosen.
 *
 * Source: docs/domain.md#checkout and #shipping-cost. Delivery slots exist only in the store's own country, because
 *         carriers abroad do not deliver at a fixed hour; destinations abroad use the shipping methods.
 */
export function resolveFulfilment(
  checkout: Checkout,
  kind: OrderKind | null,
  facts: FulfilmentInput,
  parcel: Parcel,
): ResolvedFulfilment {
  if (kind === "pickup") return pickup(checkout, facts);
  return kind === "delivery" ? delivery(checkout, facts, parcel) : { ...UNRESOLVED, refusals: ["order_kind_needed"] };
}

function pickup({ branchId, collector, slot }: Checkout, facts: FulfilmentInput): ResolvedFulfilment {
  const { branches, settings } = facts;
  const branch = branches.length === 1 ? branches[0] : branches.find(({ id }) => id === branchId);
  const rules: PickupRules = {
    openingDays: facts.openingDays,
    closedDates: facts.closedDates,
    slotMinutes: settings.pickupSlotMinutes,
    delay: branch?.pickupDelay ?? settings.pickupDelay,
    timeZone: facts.timeZone,
  };
  const slots = pickupSlots(rules, whenMade(facts));
  const chosen = hasPickupHours(rules) ? slotOf(slot, slots) : { slot: null, refusals: [] };
  return {
    ...UNRESOLVED,
    fulfilment: { kind: "pickup" },
    branch: branch ?? null,
    slot: chosen.slot,
    slots,
    refusals: [
      ...(branch ? [] : (["branch_needed"] as const)),
      ...(collector ? [] : (["collector_needed"] as const)),
      ...chosen.refusals,
    ],
  };
}

function delivery(checkout: Checkout, facts: FulfilmentInput, parcel: Parcel): ResolvedFulfilment {
  const { shippingAddress } = checkout;
  const { destination, settings, storeCountry, deliveryPlans } = facts;
  if (!shippingAddress || !destination) return { ...UNRESOLVED, refusals: ["address_needed"] };
  const refusal = placeRefusal({ pincode: shippingAddress.pincode, destination }, settings, storeCountry);
  if (refusal) return { ...UNRESOLVED, refusals: [refusal] };
  // A quotation needs no shipping method: the shop states the shipping cost when it answers the request.
  if (settings.takesQuotations) return UNRESOLVED;
  const isDomestic = directionTo(destination, storeCountry) === "domestic";
  return isDomestic && settings.hasDeliverySlots && deliveryPlans.length > 0
    ? deliveryInSlot(checkout, destination, facts)
    : deliveryByMethod(checkout, destination, facts, parcel);
}

function whenMade({ makingDays, openingDays, closedDates, timeZone, now }: FulfilmentInput): Date {
  return momentMade(makingDays, { workingDays: workingDaysOf(openingDays, closedDates), timeZone }, now);
}

/**
 * The branches with the time after which each has an order ready: the days of making come first. In a store without opening hours that is agreed with
 * the shop.
 */
export function withPickupDelays({
  branches,
  settings,
  openingDays,
  makingDays,
}: Pick<FulfilmentInput, "branches" | "settings" | "openingDays" | "makingDays">): Branch[] {
  const tellsTime = hasPickupHours({ openingDays });
  return branches.map((branch) => ({
    ...branch,
    pickupDelay: tellsTime ? afterMaking(branch.pickupDelay ?? settings.pickupDelay, makingDays) : null,
  }));
}

/** A delay of hours or days adds little to working days, so the days of making are told with it in working days. */
function afterMaking({ unit, count }: PickupDelay, makingDays: number): PickupDelay {
  if (makingDays === 0) return { unit, count };
  return { unit: "working_day", count: makingDays + (unit === "hour" ? Math.ceil(count / 24) : count) };
}

/** The branches where shoppers can collect orders. */
export function pickupBranches({ branches }: { branches: readonly Branch[] }): Branch[] {
  return branches.filter(({ isPickupLocation, isActive }) => isPickupLocation && isActive);
}

/** Whether the store has any way to bring an order to a shopper. Without one, nobody can order. */
export function deliversAnything(
  settings: CheckoutSettings,
  facts: Pick<FulfilmentInput, "methods" | "deliveryPlans" | "branches">,
): boolean {
  return sendsOrders(settings, facts) || (settings.offersPickup && facts.branches.length > 0);
}

/** Whether the store can send orders to any place. A quotation can always be asked for: the answer says how it is sent. */
export function sendsOrders(
  { delivers, hasDeliverySlots, shipsOnlyAtHome, takesQuotations }: CheckoutSettings,
  { methods, deliveryPlans }: Pick<FulfilmentInput, "methods" | "deliveryPlans">,
): boolean {
  const reaches = methods.some(({ direction, isActive }) => isActive && (direction === "domestic" || !shipsOnlyAtHome));
  return delivers && (takesQuotations || reaches || (hasDeliverySlots && deliveryPlans.length > 0));
}

/**
 * Why the store never delivers to this place; null if it may deliver there by some method. See
 * docs/domain.md#served-places.
 */
export function placeRefusal(
  { pincode, destination }: { pincode: string; destination: Place },
  { pincodes, shipsOnlyAtHome }: Pick<CheckoutSettings, "pincodes" | "shipsOnlyAtHome">,
  storeCountry: string,
): "pincode_not_served" | "place_not_served" | null {
  if (shipsOnlyAtHome && directionTo(destination, storeCountry) === "international") return "place_not_served";
  const isServed = pincodes.length === 0 || pincodes.some((served) => plainPincode(served) === plainPincode(pincode));
  return isServed ? null : "pincode_not_served";
}

function deliveryInSlot({ slot }: Checkout, destination: Place, facts: FulfilmentInput): ResolvedFulfilment {
  const slots = deliverySlots(facts.deliveryPlans, whenMade(facts), facts.timeZone);
  const chosen = slotOf(slot, slots);
  return {
    ...UNRESOLVED,
    fulfilment: chosen.slot ? { kind: "slot", destination, price: chosen.slot.price } : { kind: "undecided" },
    slot: chosen.slot,
    slots,
    refusals: chosen.refusals,
  };
}

function deliveryByMethod(
  { shippingMethodId }: Checkout,
  destination: Place,
  { methods: all, storeCountry, currency, makingDays }: FulfilmentInput,
  parcel: Parcel,
): ResolvedFulfilment {
  const available = methodsTo(destination, all, storeCountry).flatMap((method) => {
    const fulfilment = { kind: "delivery", destination, method } as const;
    const cost = shippingCost(fulfilment, parcel, storeCountry, currency);
    if (!cost.ok) return [];
    const { id, name } = method;
    const deliveryTime = deliveryTimeAfterMaking(deliveryTimeTo(method, destination), makingDays);
    return [{ fulfilment, choice: { id, name, deliveryTime, price: cost.value.amount } }];
  });
  const methods = available.map(({ choice }) => choice);
  const chosen = available.length === 1 ? available[0] : available.find(({ choice }) => choice.id === shippingMethodId);
  if (chosen) return { ...UNRESOLVED, fulfilment: chosen.fulfilment, method: chosen.choice, methods };
  return { ...UNRESOLVED, methods, refusals: [methods.length === 0 ? "place_not_served" : "method_needed"] };
}

type OfferedSlot = SlotDay["slots"][number];

/** The chosen slot if it is still available; otherwise null with the reason. */
function slotOf(
  chosen: Checkout["slot"],
  days: readonly SlotDay[],
): { slot: OfferedSlot | null; refusals: CheckoutRefusal[] } {
  if (!chosen) return { slot: null, refusals: ["slot_needed"] };
  const slot = days
    .flatMap(({ slots }) => slots)
    .find(({ start, end }) => start.getTime() === chosen.start.getTime() && end.getTime() === chosen.end.getTime());
  return slot ? { slot, refusals: [] } : { slot: null, refusals: ["slot_gone"] };
}
