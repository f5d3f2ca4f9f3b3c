import fc from "fast-check";
import { AS_IN_THE_BAG, type OrderToPrice } from "@/lib/domain/pricing/bill";
import type { OfferTerms } from "@/lib/domain/pricing/offer";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { totalOf } from "@/lib/domain/pricing/total";
import { DOLLAR, RUPEE } from "../../../factories/currency";
import { asking, DELIVERED, percentOff, priceOf, totals } from "../../../factories/order-to-price";
import {
  aGiftCard,
  anItem,
  anOffer,
  anOrderToPrice,
  CASH_ON_DELIVERY,
  KERALA,
  NOW,
  percent,
  pricingSettings,
  rupees,
  TAMIL_NADU,
} from "../../../factories/pricing";
import { someOrder } from "../../../factories/some-order";

it("adds every part of an order to its price", () => {
  const bill = priceOrder(
    anOrderToPrice({
      items: [
        anItem({
          id: "kurta",
          sellingPrice: rupees(2_500),
          discountedPrice: rupees(2_000),
          addonPrice: rupees(450),
          quantity: 200,
        }),
        anItem({
          id: "silk",
          unit: "Mts",
          discountedPrice: rupees(800),
          addonPrice: rupees(450),
          quantity: 350,
          weightGrams: 180,
        }),
      ],
      settings: pricingSettings({ packaging: { type: "percentage", millionths: percent(2), minimum: 0 } }),
      isGiftWrapped: true,
      manualDiscount: { type: "amount", amount: rupees(150) },
      offer: asking({ appliesTo: "order", discount: percentOff(10), limit: null }),
      giftCards: [{ code: "CARD", card: aGiftCard() }],
      cashOnDelivery: DELIVERED,
    }),
  );
  expect(bill).toMatchObject({
    currency: RUPEE,
    items: [
      {
        id: "kurta",
        unitPrice: rupees(2_450),
        total: rupees(4_900),
        charged: rupees(4_900),
        quantity: 200,
        refusal: null,
      },
      {
        id: "silk",
        unitPrice: rupees(800),
        total: rupees(3_250),
        charged: rupees(3_250),
        quantity: 350,
        refusal: null,
      },
    ],
    bagQuantity: 300,
    bagWeightGrams: 1_630,
    subTotal: rupees(8_150),
    listSubTotal: rupees(9_150),
    shipping: { status: "known", cost: { amount: rupees(80), reason: { code: "flat" } }, missingForFree: null },
    packaging: { amount: rupees(183), reason: { code: "percent_of_list_price" } },
    giftWrapping: { amount: rupees(180), reason: { code: "per_unit", each: rupees(60), bagQuantity: 300 } },
    manualDiscount: { amount: rupees(150), reason: { type: "amount", amount: rupees(150) } },
    offer: { applied: { code: "TEN", amount: rupees(800) }, refusal: null },
    giftCards: { used: [{ code: "CARD", amount: rupees(1_000), balanceAfter: 0 }], refused: [] },
    cashOnDelivery: { isCharged: true, charge: rupees(50), refusals: [] },
    totals: { isComplete: true, grandTotal: rupees(8_643), finalPrice: rupees(6_693) },
    refusals: [],
  });
});

it("adds the charge of a foreign currency once, to the sum, and spreads it over the items", () => {
  const items = [1, 2, 3].map((id) => anItem({ id: String(id), discountedPrice: 10 }));
  const bill = priceOrder(anOrderToPrice({ items, currency: DOLLAR }));
  expect(bill.subTotal).toBe(32); // 31.5 rounded once, not 10.5 three times
  expect(bill.items.map(({ charged }) => charged)).toEqual([11, 11, 10]);
  expect(bill.items.map(({ total }) => total)).toEqual([10, 10, 10]);
  expect(
    priceOrder(anOrderToPrice({ items: [anItem({ discountedPrice: rupees(12_500) })], currency: DOLLAR })).subTotal,
  ).toBe(rupees(13_125));
});

it("charges packaging on list prices including the charge", () => {
  const settings = pricingSettings({ packaging: { type: "percentage", millionths: percent(10), minimum: 0 } });
  const items = [anItem({ sellingPrice: rupees(2_000), discountedPrice: rupees(1_000) })];
  const bill = priceOrder(anOrderToPrice({ items, settings, currency: DOLLAR }));
  expect([bill.listSubTotal, bill.packaging.amount]).toEqual([rupees(2_100), rupees(210)]);
});

describe("a cart without an address", () => {
  const bag = anOrderToPrice({ ...AS_IN_THE_BAG });
  it("counts as a customer's, without offers, gift cards or cash on delivery", () => {
    const settings = pricingSettings({ cashOnDelivery: { ...CASH_ON_DELIVERY, allowsGuests: false } });
    expect(priceOrder({ ...bag, settings }).cashOnDelivery.refusals).toEqual(["cod_shipping_undecided"]);
  });
  it("has totals so far, without shipping and tax", () => {
    expect(priceOrder(bag)).toMatchObject({
      shipping: { status: "undecided" },
      tax: { status: "unknown" },
      totals: { isComplete: false, grandTotalSoFar: rupees(1_000), finalPriceSoFar: rupees(1_000) },
      giftWrapping: null,
      manualDiscount: null,
      offer: { applied: null, refusal: null },
      cashOnDelivery: { isCharged: false, refusals: ["cod_shipping_undecided"] },
      refusals: [],
    });
  });
  it("has no tax with only the billing address, or only shipping", () => {
    expect(priceOrder({ ...bag, billingPlace: KERALA }).tax).toEqual({ status: "unknown" });
    expect(priceOrder(anOrderToPrice({ billingPlace: null }))).toMatchObject({
      tax: { status: "unknown" },
      totals: { isComplete: true },
    });
  });
  it("does not apply an offer on shipping yet", () => {
    const offer = asking({ appliesTo: "shipping", direction: "all", discount: percentOff(100), limit: null });
    expect(priceOrder({ ...bag, offer }).offer.refusal?.code).toBe("offer_awaits_shipping");
  });
});

describe("reductions", () => {
  const terms = { appliesTo: "order", discount: percentOff(10), limit: null } as const;
  it("apply in the order manual discount, offer, gift cards", () => {
    const bill = priceOrder(
      anOrderToPrice({
        manualDiscount: percentOff(20),
        offer: asking(terms),
        giftCards: [{ code: "CARD", card: aGiftCard({ balance: rupees(5_000) }) }],
      }),
    );
    expect(bill.manualDiscount?.amount).toBe(rupees(200));
    expect(bill.offer.applied?.amount).toBe(rupees(80));
    expect(bill.giftCards.used[0]?.amount).toBe(rupees(800)); // 1,000 + 80 (shipping) - 200 (discount) - 80 (offer)
    expect(totals(bill)).toEqual({ grandTotal: rupees(1_080), finalPrice: 0 });
  });
  it("limit the manual discount to the sub total", () => {
    const bill = priceOrder(anOrderToPrice({ manualDiscount: { type: "amount", amount: rupees(9_000) } }));
    expect(bill.manualDiscount?.amount).toBe(rupees(1_000));
    expect(totals(bill).finalPrice).toBe(rupees(80));
  });
  it("never pay the charge for cash on delivery", () => {
    const giftCards = [{ code: "CARD", card: aGiftCard({ balance: rupees(1_079.99) }) }];
    expect(priceOf({ giftCards, cashOnDelivery: DELIVERED })).toEqual({
      grandTotal: rupees(1_130),
      finalPrice: rupees(50.01),
    });
  });
  it("that leave nothing to pay also leave no charge for cash on delivery", () => {
    const giftCards = [{ code: "CARD", card: aGiftCard({ balance: rupees(1_080) }) }];
    const bill = priceOrder(anOrderToPrice({ giftCards, cashOnDelivery: DELIVERED }));
    expect(totals(bill)).toEqual({ grandTotal: rupees(1_080), finalPrice: 0 });
  });
  it("limit an offer on items to what the manual discount left of the order", () => {
    const items: OfferTerms = { appliesTo: "items", items: { kind: "all" }, discount: percentOff(100), limit: null };
    const bill = priceOrder(anOrderToPrice({ manualDiscount: percentOff(50), offer: asking(items) }));
    expect(bill.offer.applied?.amount).toBe(rupees(580));
    expect(totals(bill).finalPrice).toBe(0);
  });
  it("follow the setting that excludes reduced items, and the store's country", () => {
    const items = [anItem(), anItem({ id: "sale", sellingPrice: rupees(900), discountedPrice: rupees(500) })];
    const settings = pricingSettings({ offersSkipDiscounted: true });
    expect(priceOrder(anOrderToPrice({ items, settings, offer: asking(terms) })).offer.applied?.amount).toBe(
      rupees(100),
    );
    const shipping = { appliesTo: "shipping", direction: "domestic", discount: percentOff(100), limit: null } as const;
    expect(priceOrder(anOrderToPrice({ offer: asking(shipping) })).offer.applied?.amount).toBe(rupees(80));
  });
  it("depend on the cart's quantity and the time", () => {
    const offer = (overrides: object) => ({ asked: { code: "TEN", offer: anOffer(overrides) }, automatic: [] });
    const refusalOf = (overrides: object) =>
      priceOrder(anOrderToPrice({ items: [anItem({ quantity: 300 })], offer: offer(overrides) })).offer.refusal?.code;
    expect(refusalOf({ minOrderQuantity: 300 })).toBeUndefined();
    expect(refusalOf({ minOrderQuantity: 301 })).toBe("offer_quantity_below_minimum");
    expect(refusalOf({ validTo: NOW })).toBeUndefined();
    expect(refusalOf({ validFrom: new Date(NOW.getTime() + 1) })).toBe("offer_not_yet_valid");
  });
});

describe("the tax in an order", () => {
  const items = [
    anItem({ id: "a", discountedPrice: rupees(3_000), taxRateId: "gst-5" }),
    anItem({ id: "b", discountedPrice: rupees(1_000), taxRateId: "gst-18" }),
  ];
  const groupsOf = (order: Partial<OrderToPrice>) => {
    const { tax } = priceOrder(anOrderToPrice({ items, ...order }));
    return tax.status === "known" ? tax.groups.map(({ rateId, amount }) => [rateId, amount]) : tax.status;
  };
  it("covers the items and, at the largest group's rate, all other amounts", () => {
    const order = { isGiftWrapped: true, cashOnDelivery: DELIVERED };
    expect(groupsOf(order)).toEqual([
      ["gst-5", rupees(3_000 + 80 + 120 + 50)],
      ["gst-18", rupees(1_000)],
    ]);
  });
  it("is calculated after manual discount and offer, spread over the items by value", () => {
    const offer = asking({ appliesTo: "order", discount: percentOff(10), limit: null });
    const order = { manualDiscount: { type: "amount", amount: rupees(400) }, offer } as const;
    expect(priceOrder(anOrderToPrice({ items, ...order })).items.map(({ reduction }) => reduction)).toEqual([
      rupees(570),
      rupees(190),
    ]);
    expect(groupsOf(order)).toEqual([
      ["gst-5", rupees(3_080 - 570)],
      ["gst-18", rupees(1_000 - 190)],
    ]);
  });
  it("counts an offer on shipping against shipping", () => {
    const offer = asking({ appliesTo: "shipping", direction: "all", discount: percentOff(50), limit: null });
    expect(groupsOf({ offer, manualDiscount: { type: "amount", amount: rupees(400) } })).toEqual([
      ["gst-5", rupees(3_000 - 300 + 40)],
      ["gst-18", rupees(1_000 - 100)],
    ]);
  });
  it("counts the rest of reductions against shipping when the items are free", () => {
    const offer = asking({ appliesTo: "items", items: { kind: "all" }, discount: percentOff(100), limit: null });
    expect(groupsOf({ offer, manualDiscount: { type: "amount", amount: rupees(30) } })).toEqual([
      ["gst-5", rupees(50)],
      ["gst-18", 0],
    ]);
  });
  it("is not lowered by gift cards, which are payment", () => {
    expect(groupsOf({ giftCards: [{ code: "CARD", card: aGiftCard() }] })).toEqual([
      ["gst-5", rupees(3_080)],
      ["gst-18", rupees(1_000)],
    ]);
  });
  it("depends on the billing address, not on the shipping address", () => {
    const { tax } = priceOrder(anOrderToPrice({ items, billingPlace: TAMIL_NADU }));
    expect(tax).toMatchObject({ groups: [{ components: [{ name: "IGST" }] }, { components: [{ name: "IGST" }] }] });
  });
});

it("has no negative amounts, and its parts add up to the total", () => {
  fc.assert(
    fc.property(someOrder, (order) => {
      const bill = priceOrder(order);
      const shipping = bill.shipping.status === "known" ? bill.shipping.cost.amount : 0;
      const charge = bill.cashOnDelivery.isCharged ? bill.cashOnDelivery.charge : 0;
      const costs = [bill.subTotal, shipping, bill.packaging.amount, bill.giftWrapping?.amount ?? 0, charge];
      const cards = bill.giftCards.used.map(({ amount }) => amount);
      const reductions = [bill.manualDiscount?.amount ?? 0, bill.offer.applied?.amount ?? 0, ...cards];
      const known = bill.totals.isComplete
        ? totals(bill)
        : { grandTotal: bill.totals.grandTotalSoFar, finalPrice: bill.totals.finalPriceSoFar };
      for (const amount of [...costs, ...reductions]) expect(amount).toBeGreaterThanOrEqual(0);
      expect(known.grandTotal).toBe(totalOf(costs));
      expect(known.finalPrice).toBe(known.grandTotal - totalOf(reductions));
      expect(known.finalPrice).toBeGreaterThanOrEqual(charge);
      expect(totalOf(bill.items.map(({ charged }) => charged))).toBe(bill.subTotal);
      for (const { charged, reduction } of bill.items) {
        expect(reduction).toBeGreaterThanOrEqual(0);
        expect(reduction).toBeLessThanOrEqual(charged);
      }
      if (bill.tax.status === "known") {
        const taxed = totalOf(bill.tax.groups.map(({ amount }) => amount));
        expect(taxed).toBe(known.finalPrice + totalOf(cards));
        for (const { amount, taxable } of bill.tax.groups) {
          expect(taxable).toBeGreaterThanOrEqual(0);
          expect(amount).toBeGreaterThanOrEqual(taxable);
        }
      }
    }),
    { numRuns: 300 },
  );
});

it("does not depend on the order of the items", () => {
  fc.assert(
    fc.property(someOrder, (order) => {
      const { items: forwards, ...one } = priceOrder(order);
      const { items: backwards, ...other } = priceOrder({ ...order, items: order.items.toReversed() });
      expect(other).toEqual(one);
      expect(backwards.toReversed()).toEqual(forwards);
    }),
  );
});
