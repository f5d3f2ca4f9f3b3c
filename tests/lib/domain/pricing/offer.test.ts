import fc from "fast-check";
import { applyOffer, chooseOffer, type OfferedOrder } from "@/lib/domain/pricing/apply-offer";
import { bagQuantity } from "@/lib/domain/pricing/bag-size";
import { discountOn } from "@/lib/domain/pricing/discount";
import { type ItemToPrice, itemTotal } from "@/lib/domain/pricing/item-price";
import type { KnownOffer, OfferTerms } from "@/lib/domain/pricing/offer";
import { totalOf } from "@/lib/domain/pricing/total";
import { aCurrency, RUPEE } from "../../../factories/currency";
import { anItem, anOffer, NOW, percent, rupees } from "../../../factories/pricing";

const PERCENT_10 = { type: "percentage", millionths: percent(10) } as const;

/** An order with an offer. Shipping within the country costs ₹80. */
function anOrder(overrides: Partial<OfferedOrder> = {}): OfferedOrder {
  const items = overrides.items ?? [anItem({ discountedPrice: rupees(8_000) })];
  const shipping = { amount: rupees(80), direction: "domestic" } as const;
  return {
    items,
    bagQuantity: bagQuantity(items),
    manualDiscount: 0,
    shipping,
    remaining: totalOf(items.map(itemTotal)) + shipping.amount - (overrides.manualDiscount ?? 0),
    skipsDiscounted: false,
    charge: RUPEE,
    now: NOW,
    ...overrides,
  };
}
const orderOf = (price: number, overrides: Partial<OfferedOrder> = {}) =>
  anOrder({ items: [anItem({ discountedPrice: price })], ...overrides });
const amountOff = (terms: OfferTerms, order: OfferedOrder) => {
  const answer = applyOffer(anOffer({ terms }), order);
  return answer.ok ? answer.value.amount : answer.code;
};

describe("the examples of docs/domain.md#offers", () => {
  it("10% up to 500 on 8,000 is 500", () => {
    const terms = { appliesTo: "order", discount: PERCENT_10, limit: rupees(500) } as const;
    expect(amountOff(terms, orderOf(rupees(8_000)))).toBe(rupees(500));
    expect(amountOff({ ...terms, limit: null }, orderOf(rupees(8_000)))).toBe(rupees(800));
  });
  it("flat 1,000 on eligible 700 is 700", () => {
    const terms = { appliesTo: "order", discount: { type: "amount", amount: rupees(1_000) }, limit: null } as const;
    expect(amountOff(terms, orderOf(rupees(700)))).toBe(rupees(700));
    expect(amountOff(terms, orderOf(rupees(1_700)))).toBe(rupees(1_000));
    expect(amountOff({ ...terms, limit: rupees(600) }, orderOf(rupees(1_700)))).toBe(rupees(600));
  });
  it("15% on sarees only, discounted items excluded, of 6,000 with 2,000 discounted is 600", () => {
    const saree = { categoryIds: ["sarees", "silk"] };
    const items = [
      anItem({ id: "a", ...saree, discountedPrice: rupees(4_000) }),
      anItem({ id: "b", ...saree, sellingPrice: rupees(2_500), discountedPrice: rupees(2_000) }),
      anItem({ id: "c", categoryIds: ["yarn"], discountedPrice: rupees(9_000) }),
    ];
    const terms: OfferTerms = {
      appliesTo: "items",
      items: { kind: "category", ids: ["stoles", "sarees"] },
      discount: { type: "percentage", millionths: percent(15) },
      limit: null,
    };
    expect(amountOff(terms, anOrder({ items, skipsDiscounted: true }))).toBe(rupees(600));
    expect(amountOff(terms, anOrder({ items }))).toBe(rupees(900));
  });
});

it.each([
  { amount: 105, millionths: percent(10), off: 11 }, // 10.5: the half is rounded up
  { amount: 104, millionths: percent(10), off: 10 },
  { amount: 333, millionths: percent(100), off: 333 },
  { amount: 333, millionths: percent(150), off: 333 },
  { amount: 0, millionths: percent(10), off: 0 },
])("takes $off off $amount paise at $millionths millionths", ({ amount, millionths, off }) => {
  expect(discountOn(amount, { type: "percentage", millionths })).toBe(off);
});

const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

it.each<{ case: string; offer: Partial<KnownOffer>; answer: string | null }>([
  { case: "switched off", offer: { isActive: false }, answer: "offer_inactive" },
  { case: "valid from a moment later", offer: { validFrom: AFTER }, answer: "offer_not_yet_valid" },
  { case: "valid from this moment", offer: { validFrom: NOW }, answer: null },
  { case: "valid to a moment ago", offer: { validTo: BEFORE }, answer: "offer_expired" },
  { case: "valid to this moment", offer: { validTo: NOW }, answer: null },
  { case: "used up", offer: { usageLimit: 3, redeemedCount: 3 }, answer: "offer_used_up" },
  { case: "used one time less than its limit", offer: { usageLimit: 3, redeemedCount: 2 }, answer: null },
  { case: "used often without a limit", offer: { redeemedCount: 9 }, answer: null },
  {
    case: "used before, but valid once",
    offer: { isOncePerCustomer: true, wasUsedByCustomer: true },
    answer: "offer_already_used",
  },
  { case: "used before, without a limit per customer", offer: { wasUsedByCustomer: true }, answer: null },
  { case: "valid once, not used before", offer: { isOncePerCustomer: true }, answer: null },
  { case: "for orders of this amount", offer: { minOrderAmount: rupees(8_000) }, answer: null },
  { case: "for larger orders", offer: { minOrderAmount: rupees(8_000) + 1 }, answer: "offer_amount_below_minimum" },
  { case: "for this many pieces", offer: { minOrderQuantity: 100 }, answer: null },
  { case: "for more pieces", offer: { minOrderQuantity: 101 }, answer: "offer_quantity_below_minimum" },
])("answers $answer to an offer $case", ({ offer, answer }) => {
  const applied = applyOffer(anOffer(offer), anOrder());
  expect(applied.ok ? null : applied.code).toBe(answer);
});

it("names the applied offer with its reason", () => {
  expect(applyOffer(anOffer({ isAutomatic: true }), anOrder())).toEqual({
    ok: true,
    value: {
      id: "offer",
      code: "TEN",
      amount: rupees(800),
      reason: { code: "order", isAutomatic: true, leavesOutReduced: false },
    },
  });
});

describe("the amount an order offer applies to", () => {
  const terms = { appliesTo: "order", discount: PERCENT_10, limit: null } as const;
  const reduced = anItem({ id: "b", sellingPrice: rupees(2_500), discountedPrice: rupees(2_000) });
  const items = [anItem({ discountedPrice: rupees(4_000) }), reduced];

  it("excludes reduced items if the store says so, also for its minimum", () => {
    expect(amountOff(terms, anOrder({ items }))).toBe(rupees(600));
    expect(amountOff(terms, anOrder({ items, skipsDiscounted: true }))).toBe(rupees(400));
    const offer = anOffer({ minOrderAmount: rupees(4_000) + 1 });
    expect(applyOffer(offer, anOrder({ items })).ok).toBe(true);
    expect(applyOffer(offer, anOrder({ items, skipsDiscounted: true }))).toMatchObject({
      code: "offer_amount_below_minimum",
    });
  });
  it("is reduced by the manual discount, also for its minimum", () => {
    const order = anOrder({ items, manualDiscount: rupees(1_000) });
    expect(amountOff(terms, order)).toBe(rupees(500));
    expect(applyOffer(anOffer({ minOrderAmount: rupees(5_000) }), order).ok).toBe(true);
    expect(applyOffer(anOffer({ minOrderAmount: rupees(5_000) + 1 }), order).ok).toBe(false);
  });
  it("is 0, never negative, when the manual discount is greater", () => {
    const order = anOrder({ items, manualDiscount: rupees(5_000), skipsDiscounted: true });
    expect(amountOff(terms, order)).toBe("offer_takes_nothing_off");
    expect(applyOffer(anOffer(), order)).toMatchObject({ ok: false });
  });
  it("includes the additional charge", () => {
    expect(amountOff(terms, orderOf(rupees(8_000), { charge: aCurrency({ chargeBasisPoints: 500 }) }))).toBe(
      rupees(840),
    );
  });
});

describe("an offer on items", () => {
  const items = [
    anItem({ id: "a", productId: "saree", categoryIds: ["silk"], discountedPrice: rupees(3_000) }),
    anItem({ id: "b", productId: "stole", categoryIds: ["wool"], discountedPrice: rupees(1_000) }),
  ];
  const on = (kind: "category" | "product", ...ids: string[]): OfferTerms => ({
    appliesTo: "items",
    items: { kind, ids },
    discount: PERCENT_10,
    limit: null,
  });
  it("applies to matching items, without the manual discount", () => {
    expect(amountOff(on("product", "saree"), anOrder({ items, manualDiscount: rupees(500) }))).toBe(rupees(300));
    expect(amountOff(on("category", "wool"), anOrder({ items }))).toBe(rupees(100));
    expect(amountOff(on("product", "saree", "stole"), anOrder({ items }))).toBe(rupees(400));
  });
  it("gives no discount on a cart without matching items", () => {
    expect(amountOff(on("product", "silk"), anOrder({ items }))).toBe("offer_takes_nothing_off");
    expect(amountOff(on("category", "saree"), anOrder({ items }))).toBe("offer_takes_nothing_off");
  });
  it("gives no more discount than is left to pay", () => {
    const terms: OfferTerms = {
      ...on("product", "saree"),
      appliesTo: "items",
      items: { kind: "all" },
      limit: null,
      discount: { type: "percentage", millionths: percent(100) },
    };
    expect(amountOff(terms, anOrder({ items, remaining: 7 }))).toBe(7);
    expect(amountOff(terms, anOrder({ items, remaining: 1 }))).toBe(1);
    expect(amountOff(terms, anOrder({ items, remaining: 0 }))).toBe("offer_takes_nothing_off");
  });
});

describe("an offer on shipping", () => {
  const on = (direction: "all" | "domestic" | "international"): OfferTerms => ({
    appliesTo: "shipping",
    direction,
    discount: { type: "percentage", millionths: percent(100) },
    limit: null,
  });
  const abroad = anOrder({ shipping: { amount: rupees(90), direction: "international" } });
  it.each([
    { direction: "all", order: anOrder(), off: rupees(80) },
    { direction: "domestic", order: anOrder(), off: rupees(80) },
    { direction: "international", order: anOrder(), off: "offer_takes_nothing_off" },
    { direction: "all", order: abroad, off: rupees(90) },
    { direction: "domestic", order: abroad, off: "offer_takes_nothing_off" },
    { direction: "international", order: abroad, off: rupees(90) },
    { direction: "all", order: anOrder({ shipping: null }), off: "offer_awaits_shipping" },
    { direction: "all", order: anOrder({ shipping: { amount: 0, direction: null } }), off: "offer_takes_nothing_off" },
  ] as const)("($direction) takes $off off", ({ direction, order, off }) => {
    expect(amountOff(on(direction), order)).toBe(off);
  });
  it("keeps to its limit, and other offers do not wait for shipping", () => {
    expect(amountOff({ appliesTo: "shipping", direction: "all", discount: PERCENT_10, limit: 5 }, anOrder())).toBe(5);
    expect(amountOff({ appliesTo: "order", discount: PERCENT_10, limit: 5 }, anOrder({ shipping: null }))).toBe(5);
  });
});

describe("the one offer of an order", () => {
  const offerOf = (code: string, value: number, overrides: Partial<KnownOffer> = {}) =>
    anOffer({
      id: code,
      code,
      isAutomatic: true,
      terms: { appliesTo: "order", discount: { type: "percentage", millionths: percent(value) }, limit: null },
      ...overrides,
    });
  const choose = (asked: { code: string; offer: KnownOffer | null } | null, ...automatic: KnownOffer[]) => {
    const { applied, refusal } = chooseOffer({ asked, automatic }, anOrder());
    return { applied: applied?.code ?? null, refusal };
  };
  it("is the automatic offer with the largest discount, among equals the first by code", () => {
    expect(choose(null, offerOf("B", 5), offerOf("C", 7), offerOf("A", 7))).toEqual({ applied: "A", refusal: null });
    expect(choose(null, offerOf("A", 7), offerOf("C", 7), offerOf("B", 5))).toEqual({ applied: "A", refusal: null });
  });
  it("is the automatic offer with the largest discount, whatever its code", () => {
    expect(choose(null, offerOf("A", 5), offerOf("B", 7)).applied).toBe("B");
  });
  it("is none when no automatic offer applies", () => {
    const none = { applied: null, refusal: null };
    expect(choose(null)).toEqual(none);
    expect(choose(null, offerOf("A", 7, { isAutomatic: false }), offerOf("B", 7, { isActive: false }))).toEqual(none);
  });
  it("is the entered one, even if an automatic one gives more", () => {
    const asked = offerOf("ASKED", 5, { isAutomatic: false });
    expect(choose({ code: "asked", offer: asked }, offerOf("A", 7))).toEqual({ applied: "ASKED", refusal: null });
  });
  it("falls back to an automatic one when the entered one is refused, and says why", () => {
    expect(choose({ code: "NONE", offer: null }, offerOf("A", 7))).toEqual({
      applied: "A",
      refusal: { code: "offer_unknown", offerCode: "NONE" },
    });
    expect(choose({ code: "OLD", offer: offerOf("OLD", 5, { isActive: false }) })).toEqual({
      applied: null,
      refusal: { code: "offer_inactive", offerCode: "OLD" },
    });
  });
});

const discounts = fc.oneof(
  fc.record({ type: fc.constant("percentage" as const), millionths: fc.nat(1_500_000) }),
  fc.record({ type: fc.constant("amount" as const), amount: fc.nat(500_000) }),
);
const items: fc.Arbitrary<ItemToPrice[]> = fc.array(
  fc
    .record({
      discountedPrice: fc.nat(200_000),
      sellingPrice: fc.nat(200_000),
      quantity: fc.integer({ min: 1, max: 900 }),
      unit: fc.constantFrom("Pcs" as const, "Mts" as const),
      categoryIds: fc.subarray(["silk", "wool"]),
    })
    .map(anItem),
  { minLength: 1, maxLength: 6 },
);

it("never exceeds the amount it applies to, nor the amount to pay", () => {
  fc.assert(
    fc.property(
      items,
      discounts,
      fc.nat(300_000),
      fc.nat(100_000),
      fc.boolean(),
      (bag, discount, remaining, manual, skips) => {
        const order = anOrder({ items: bag, remaining, manualDiscount: manual, skipsDiscounted: skips });
        const silk = bag.filter(({ categoryIds }) => categoryIds.includes("silk"));
        const wholes: [OfferTerms, number][] = [
          [{ appliesTo: "order", discount, limit: null }, Math.max(0, totalOf(bag.map(itemTotal)) - manual)],
          [
            { appliesTo: "items", items: { kind: "category", ids: ["silk"] }, discount, limit: null },
            totalOf(silk.map(itemTotal)),
          ],
          [{ appliesTo: "shipping", direction: "all", discount, limit: null }, rupees(80)],
        ];
        for (const [terms, whole] of wholes) {
          const answer = applyOffer(anOffer({ terms }), order);
          const amount = answer.ok ? answer.value.amount : 0;
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(Math.min(whole, remaining));
          expect(answer).toEqual(applyOffer(anOffer({ terms }), { ...order, items: bag.toReversed() }));
        }
      },
    ),
  );
});
