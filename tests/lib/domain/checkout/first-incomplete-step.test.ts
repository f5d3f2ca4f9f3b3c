import type { CheckoutInput } from "@/lib/domain/checkout/calculate";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import { everyDay, monday, reckon, sent, stands, twoMethods } from "../../../factories/calculated-checkout";
import { aCartItem, aSoldItem } from "../../../factories/cart";
import { aBranch, aCheckout, anAddress, checkoutSettings } from "../../../factories/checkout";
import { aShippingMethod, BERLIN, pricingSettings, rupees } from "../../../factories/pricing";

const branches = [aBranch(), aBranch({ id: "chennai", name: "Chennai", state: "Tamil Nadu" })];
const open = [{ weekday: 1, name: "Monday", isOpen: true, hours: [{ from: "10:00", to: "12:00" }] }];

describe("the first incomplete step", () => {
  it.each<[string, Checkout, Partial<CheckoutInput>, string, string[]]>([
    ["nothing at all, when the shop only sends", sent(), {}, "review", []],
    ["an address", aCheckout(), { destination: null }, "address", ["address_needed"]],
    ["delivery or pickup", aCheckout(), { branches }, "address", ["order_kind_needed"]],
    ["a branch of several", aCheckout({ kind: "pickup" }), { branches }, "address", ["branch_needed"]],
    [
      "who collects it",
      aCheckout({ kind: "pickup", collector: null }),
      { branches: [aBranch()] },
      "address",
      ["collector_needed"],
    ],
    ["nothing, with the only branch", aCheckout({ kind: "pickup" }), { branches: [aBranch()] }, "review", []],
    [
      "another branch than one that is gone",
      aCheckout({ kind: "pickup", branchId: "closed" }),
      { branches },
      "address",
      ["branch_needed"],
    ],
    [
      "a time to collect",
      aCheckout({ kind: "pickup" }),
      { branches: [aBranch()], openingDays: open },
      "shipping",
      ["slot_needed"],
    ],
    [
      "nothing with a time",
      aCheckout({ kind: "pickup", slot: monday }),
      { branches: [aBranch()], openingDays: open },
      "review",
      [],
    ],
    [
      "another time than one that is over",
      aCheckout({
        kind: "pickup",
        slot: { start: new Date("2030-06-10T04:30:00Z"), end: new Date("2030-06-10T05:30:00Z") },
      }),
      { branches: [aBranch()], openingDays: open },
      "shipping",
      ["slot_gone"],
    ],
    [
      "another time than one that this branch needs longer for",
      aCheckout({ kind: "pickup", slot: monday }),
      { branches: [aBranch({ pickupDelay: { unit: "working_day", count: 3 } })], openingDays: open },
      "shipping",
      ["slot_gone"],
    ],
    [
      "another time than one that never was",
      aCheckout({ kind: "pickup", slot: { ...monday, end: new Date("2030-06-17T06:30:00Z") } }),
      { branches: [aBranch()], openingDays: open },
      "shipping",
      ["slot_gone"],
    ],
    ["one of two methods", sent(), { methods: twoMethods }, "shipping", ["method_needed"]],
    ["nothing once it is chosen", sent({ shippingMethodId: "express" }), { methods: twoMethods }, "review", []],
    [
      "another method than one that is gone",
      sent({ shippingMethodId: "pigeon" }),
      { methods: twoMethods },
      "shipping",
      ["method_needed"],
    ],
    ["a way to send it", sent(), { methods: [] }, "review", ["delivery_not_offered"]],
    [
      "another place than one without a zone",
      sent(),
      { methods: [aShippingMethod({ zones: [] })] },
      "address",
      ["place_not_served"],
    ],
    [
      "an address at home, in a shop that does not send abroad",
      sent({ shippingAddress: anAddress({ country: "DE" }) }),
      { destination: BERLIN, settings: checkoutSettings({ shipsOnlyAtHome: true }) },
      "address",
      ["place_not_served"],
    ],
    [
      "another PIN code than one that is not served",
      sent(),
      { settings: checkoutSettings({ pincodes: ["682002", "600004"] }) },
      "address",
      ["pincode_not_served"],
    ],
    [
      "nothing with a PIN code that is served, however it is written",
      sent({ shippingAddress: anAddress({ pincode: "682 001" }) }),
      { settings: checkoutSettings({ pincodes: ["682001"] }) },
      "review",
      [],
    ],
    [
      "a time of delivery, where there are some",
      sent(),
      { settings: checkoutSettings({ hasDeliverySlots: true }), deliveryPlans: [everyDay] },
      "shipping",
      ["slot_needed"],
    ],
    [
      "nothing with a time of delivery",
      sent({ slot: { start: new Date("2030-06-17T04:30:00Z"), end: new Date("2030-06-17T05:30:00Z") } }),
      { settings: checkoutSettings({ hasDeliverySlots: true }), deliveryPlans: [everyDay] },
      "review",
      [],
    ],
    [
      "no time, in a shop that has planned none",
      sent(),
      { settings: checkoutSettings({ hasDeliverySlots: true }) },
      "review",
      [],
    ],
    [
      "no time abroad, where methods are left",
      sent({ shippingAddress: anAddress({ country: "DE" }) }),
      {
        destination: BERLIN,
        methods: [aShippingMethod({ direction: "international" })],
        settings: checkoutSettings({ hasDeliverySlots: true }),
        deliveryPlans: [everyDay],
      },
      "review",
      [],
    ],
    [
      "a shop that gives anything away",
      sent(),
      { settings: checkoutSettings({ delivers: false }) },
      "review",
      ["delivery_not_offered"],
    ],
    ["items", sent(), { items: [] }, "review", ["bag_empty"]],
    [
      "something that is sold no more",
      sent(),
      { items: [aCartItem(), aCartItem({ id: "gone", productId: "gone", sold: null })] },
      "review",
      ["item_unavailable"],
    ],
    [
      "less of what is short",
      sent(),
      { items: [aCartItem({ quantity: 300, sold: aSoldItem({ stock: 200 }) })] },
      "review",
      ["item_unavailable"],
    ],
    [
      "a larger order",
      sent(),
      { pricing: pricingSettings({ minCheckoutValue: rupees(1_001) }) },
      "review",
      ["value_below_minimum"],
    ],
    [
      "a lighter parcel",
      sent(),
      { pricing: pricingSettings({ maxShippingWeightGrams: 190 }) },
      "review",
      ["weight_above_maximum"],
    ],
    ["a store that is not on trial", sent(), { isBillingActive: false }, "review", ["billing_inactive"]],
  ])("lacks %s", (_, checkout, facts, step, refusals) => {
    expect(stands(reckon(checkout, facts))).toEqual({ step, refusals });
  });
});
