import { directionTo, type Place } from "../pricing/place";
import {
  deliveryTimeTo,
  type Fulfilment,
  methodsTo,
  type Parcel,
  type ShippingMethod,
  shippingCost,
} from "../pricing/shipping";
import type { Branch, Currency, OpeningDay } from "../store/store";
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
  /** From which orders can be collected. */
  branches: readonly Branch[];
  openingDays: readonly OpeningDay[];
  timeZone: string;
  /** Where the shipping address is; null without one. */
  destination: Place | null;
  now: Date;
};

/** How an order reaches the shopper, as far as it is chosen, and what there is to choose from. */
export type ResolvedFulfilment = {
  fulfilment: Fulfilment;
  branch: Branch | null;
  method: MethodChoice | null;
  slot: Checkout["slot"];
  methods: readonly MethodChoice[];
  slots: readonly SlotDay[];
  refusals: readonly CheckoutRefusal[];
};

const NOTHING: ResolvedFulfilment = {
  fulfilment: { kind: "undecided" },
  branch: null,
  method: null,
  slot: null,
  methods: [],
  slots: [],
  refusals: [],
};

/**
 * What has become of a choice of delivery or pickup. What there is only one of is chosen by itself.
 *
 * Source: domain §4.9, §4.10. Slots of delivery are for the store's own country: nobody is brought something abroad at an
 *         hour, so there the shipping methods are left.
 */
export function resolveFulfilment(
  checkout: Checkout,
  kind: OrderKind | null,
  facts: FulfilmentInput,
  parcel: Parcel,
): ResolvedFulfilment {
  if (kind === "pickup") return pickup(checkout, facts);
  return kind === "delivery" ? delivery(checkout, facts, parcel) : { ...NOTHING, refusals: ["order_kind_needed"] };
}

function pickup({ branchId, collector, slot }: Checkout, facts: FulfilmentInput): ResolvedFulfilment {
  const { branches, settings, now } = facts;
  const branch = branches.length === 1 ? branches[0] : branches.find(({ id }) => id === branchId);
  const rules: PickupRules = {
    openingDays: facts.openingDays,
    slotMinutes: settings.pickupSlotMinutes,
    delayMinutes: settings.pickupDelayMinutes,
    timeZone: facts.timeZone,
  };
  const slots = pickupSlots(rules, now);
  const chosen = hasPickupHours(rules) ? slotOf(slot, slots) : { slot: null, refusals: [] };
  return {
    ...NOTHING,
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
  if (!shippingAddress || !destination) return { ...NOTHING, refusals: ["address_needed"] };
  const refusal = placeRefusal({ pincode: shippingAddress.pincode, destination }, settings, storeCountry);
  if (refusal) return { ...NOTHING, refusals: [refusal] };
  // The shop says later how, and what it costs.
  if (settings.takesQuotations) return NOTHING;
  const isAtHome = directionTo(destination, storeCountry) === "domestic";
  return isAtHome && settings.hasDeliverySlots && deliveryPlans.length > 0
    ? deliveryInSlot(checkout, destination, facts)
    : deliveryByMethod(checkout, destination, facts, parcel);
}

/** Why nothing is sent there at all, whatever the method. Domain §3.3, §4.9. */
export function placeRefusal(
  { pincode, destination }: { pincode: string; destination: Place },
  { pincodes, shipsOnlyAtHome }: Pick<CheckoutSettings, "pincodes" | "shipsOnlyAtHome">,
  storeCountry: string,
): "pincode_not_served" | "place_not_served" | null {
  if (shipsOnlyAtHome && directionTo(destination, storeCountry) === "international") return "place_not_served";
  const isServed = pincodes.length === 0 || pincodes.some((served) => plain(served) === plain(pincode));
  return isServed ? null : "pincode_not_served";
}

const plain = (pincode: string) => pincode.toUpperCase().replace(/[\s-]/g, "");

function deliveryInSlot({ slot }: Checkout, destination: Place, facts: FulfilmentInput): ResolvedFulfilment {
  const slots = deliverySlots(facts.deliveryPlans, facts.now, facts.timeZone);
  const chosen = slotOf(slot, slots);
  return {
    ...NOTHING,
    fulfilment: chosen.slot ? { kind: "slot", destination, price: chosen.slot.price } : { kind: "undecided" },
    slot: chosen.slot,
    slots,
    refusals: chosen.refusals,
  };
}

function deliveryByMethod(
  { shippingMethodId }: Checkout,
  destination: Place,
  { methods: all, storeCountry, currency }: FulfilmentInput,
  parcel: Parcel,
): ResolvedFulfilment {
  const fitting = methodsTo(destination, all, storeCountry).flatMap((method) => {
    const fulfilment = { kind: "delivery", destination, method } as const;
    const cost = shippingCost(fulfilment, parcel, storeCountry, currency);
    if (!cost.ok) return [];
    const { id, name } = method;
    return [
      { fulfilment, choice: { id, name, deliveryTime: deliveryTimeTo(method, destination), price: cost.value.amount } },
    ];
  });
  const methods = fitting.map(({ choice }) => choice);
  const chosen = fitting.length === 1 ? fitting[0] : fitting.find(({ choice }) => choice.id === shippingMethodId);
  if (chosen) return { ...NOTHING, fulfilment: chosen.fulfilment, method: chosen.choice, methods };
  return { ...NOTHING, methods, refusals: [methods.length === 0 ? "place_not_served" : "method_needed"] };
}

type OfferedSlot = SlotDay["slots"][number];

/** The chosen slot, if it is still offered. */
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
