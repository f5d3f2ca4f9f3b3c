import type { OrderToPrice } from "@/lib/domain/pricing/bill";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { DOLLAR } from "../../../factories/currency";
import { asking, DELIVERED, NOTHING_ASKED, percentOff, priceOf } from "../../../factories/order-to-price";
import {
  anItem,
  anOrderToPrice,
  aShippingMethod,
  BERLIN,
  CASH_ON_DELIVERY,
  KERALA,
  pricingSettings,
  rupees,
} from "../../../factories/pricing";

it("has no final price for an address that is not served", () => {
  const fulfilment = { kind: "delivery", destination: BERLIN, method: aShippingMethod() } as const;
  expect(priceOrder(anOrderToPrice({ fulfilment }))).toMatchObject({
    shipping: { status: "refused", code: "method_not_for_destination" },
    totals: { isComplete: false },
    refusals: ["method_not_for_destination"],
  });
});

it("shows the amount missing for free shipping, based on the sub total alone", () => {
  const shippingOf = (freeFrom: number, manualDiscount: OrderToPrice["manualDiscount"] = null) =>
    priceOrder(
      anOrderToPrice({
        manualDiscount,
        fulfilment: {
          kind: "delivery",
          destination: KERALA,
          method: aShippingMethod({ freeFrom, showsFreeHint: true }),
        },
      }),
    ).shipping;
  expect(shippingOf(rupees(1_200))).toMatchObject({ cost: { amount: rupees(80) }, missingForFree: rupees(200) });
  expect(shippingOf(rupees(1_000), { type: "amount", amount: 5 })).toMatchObject({
    cost: { amount: 0 },
    missingForFree: null,
  });
});
it("makes shipping free by the sub total, not by list prices", () => {
  const method = aShippingMethod({ freeFrom: rupees(1_200) });
  const fulfilment = { kind: "delivery", destination: KERALA, method } as const;
  const items = [anItem({ sellingPrice: rupees(1_500), discountedPrice: rupees(1_000) })];
  expect(priceOf({ items, fulfilment }).grandTotal).toBe(rupees(1_080));
});
it("charges shipping by weight, and nothing for pickup", () => {
  const zone = { name: "South", places: ["Kerala"], pricePerKilogram: rupees(80), deliveryTime: "" };
  const rates = [
    { weightGrams: 500, multiplierMillionths: 1_000_000 },
    { weightGrams: 1_000, multiplierMillionths: 2_000_000 },
  ];
  const method = aShippingMethod({ zones: [{ ...zone, rates }] });
  const fulfilment = { kind: "delivery", destination: KERALA, method } as const;
  expect(priceOf({ fulfilment }).grandTotal).toBe(rupees(1_080));
  expect(priceOf({ fulfilment, items: [anItem({ weightGrams: 510 })] }).grandTotal).toBe(rupees(1_160));
  expect(priceOrder(anOrderToPrice({ fulfilment: { kind: "pickup" } }))).toMatchObject({
    shipping: { status: "known", cost: { amount: 0, reason: { code: "pickup" } }, missingForFree: null },
    totals: { grandTotal: rupees(1_000) },
  });
});

describe("cash on delivery", () => {
  it("shows its charge, but adds it only when chosen", () => {
    expect(priceOrder(anOrderToPrice())).toMatchObject({
      cashOnDelivery: { isCharged: false, charge: rupees(50), refusals: [] },
      totals: { grandTotal: rupees(1_080), finalPrice: rupees(1_080) },
    });
    expect(priceOf({ cashOnDelivery: DELIVERED })).toEqual({ grandTotal: rupees(1_130), finalPrice: rupees(1_130) });
  });
  it("compares the amount before its charge, including packaging and shipping", () => {
    const settings = (maxAmount: number) =>
      pricingSettings({
        packaging: { type: "amount", amount: rupees(20) },
        cashOnDelivery: { ...CASH_ON_DELIVERY, maxAmount },
      });
    const refusals = (maxAmount: number) =>
      priceOrder(anOrderToPrice({ settings: settings(maxAmount), cashOnDelivery: DELIVERED })).refusals;
    expect(refusals(rupees(1_100))).toEqual([]);
    expect(refusals(rupees(1_100) - 1)).toEqual(["cod_above_maximum"]);
  });
  it("is not charged when refused, and blocks the order only when chosen", () => {
    const settings = pricingSettings({ cashOnDelivery: { ...CASH_ON_DELIVERY, allowsGuests: false } });
    const guest = (isChosen: boolean) =>
      priceOrder(anOrderToPrice({ settings, cashOnDelivery: { ...DELIVERED, isChosen, isGuest: true } }));
    expect(guest(true)).toMatchObject({ refusals: ["cod_guest"], totals: { finalPrice: rupees(1_080) } });
    expect(guest(false)).toMatchObject({ refusals: [], cashOnDelivery: { refusals: ["cod_guest"] } });
  });
  it("is refused together with an offer where those are prepaid only", () => {
    const settings = pricingSettings({ cashOnDelivery: { ...CASH_ON_DELIVERY, allowsOffers: false } });
    const offer = asking({ appliesTo: "order", discount: percentOff(10), limit: null });
    expect(priceOrder(anOrderToPrice({ settings, offer })).cashOnDelivery.refusals).toEqual(["cod_offer"]);
    expect(priceOrder(anOrderToPrice({ settings, offer: NOTHING_ASKED })).cashOnDelivery.refusals).toEqual([]);
  });
});

describe("the refusals of a cart", () => {
  it.each<{ case: string; order: Partial<OrderToPrice>; refusals: string[] }>([
    {
      case: "exactly the minimum value",
      order: { settings: pricingSettings({ minCheckoutValue: rupees(1_000) }) },
      refusals: [],
    },
    {
      case: "a paisa less than the minimum value",
      order: { settings: pricingSettings({ minCheckoutValue: rupees(1_000) + 1 }) },
      refusals: ["value_below_minimum"],
    },
    {
      case: "a minimum reached by list prices only",
      order: {
        items: [anItem({ sellingPrice: rupees(1_500), discountedPrice: rupees(1_000) })],
        settings: pricingSettings({ minCheckoutValue: rupees(1_200) }),
      },
      refusals: ["value_below_minimum"],
    },
    {
      case: "a minimum reached only with the charge",
      order: { currency: DOLLAR, settings: pricingSettings({ minCheckoutValue: rupees(1_050) }) },
      refusals: [],
    },
    {
      case: "exactly the maximum weight",
      order: { settings: pricingSettings({ maxShippingWeightGrams: 500 }) },
      refusals: [],
    },
    {
      case: "more than the maximum weight",
      order: { settings: pricingSettings({ maxShippingWeightGrams: 499 }) },
      refusals: ["weight_above_maximum"],
    },
    {
      case: "any item with a tiny maximum weight",
      order: { settings: pricingSettings({ maxShippingWeightGrams: 1 }) },
      refusals: ["weight_above_maximum"],
    },
    { case: "any weight without a maximum", order: { items: [anItem({ weightGrams: 90_000 })] }, refusals: [] },
    {
      case: "half a piece",
      order: { items: [anItem(), anItem({ id: "half", quantity: 50 })] },
      refusals: ["quantity_refused"],
    },
    {
      case: "an empty cart",
      order: { items: [], settings: pricingSettings({ minCheckoutValue: 1 }) },
      refusals: ["bag_empty", "value_below_minimum"],
    },
  ])("answers $refusals to $case", ({ order, refusals }) => {
    expect(priceOrder(anOrderToPrice(order)).refusals).toEqual(refusals);
  });
  it("says which item has the wrong quantity", () => {
    const items = [anItem({ quantity: 150 }), anItem({ id: "half", quantity: 50 }), anItem({ id: "fine" })];
    expect(priceOrder(anOrderToPrice({ items })).items.map(({ refusal }) => refusal)).toEqual([
      "quantity_off_step",
      "quantity_below_minimum",
      null,
    ]);
  });
});
