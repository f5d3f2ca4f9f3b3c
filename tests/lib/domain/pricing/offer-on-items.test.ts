import fc from "fast-check";
import type { Bill, OrderToPrice } from "@/lib/domain/pricing/bill";
import type { Discount } from "@/lib/domain/pricing/discount";
import type { OfferTerms } from "@/lib/domain/pricing/offer";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { totalOf } from "@/lib/domain/pricing/total";
import { asking, percentOff } from "@/tests/factories/order-to-price";
import { anItem, anOrderToPrice, KERALA, percent, pricingSettings, rupees } from "@/tests/factories/pricing";
import { someOrder } from "@/tests/factories/some-order";

const ITEMS = [
  anItem({ id: "a", productId: "saree", categoryIds: ["silk"], discountedPrice: rupees(3_000), taxRateId: "gst-5" }),
  anItem({ id: "b", productId: "stole", categoryIds: ["wool"], discountedPrice: rupees(1_000), taxRateId: "gst-18" }),
  anItem({ id: "c", productId: "scarf", categoryIds: ["silk"], discountedPrice: rupees(600), taxRateId: "gst-18" }),
];
const onCategory: OfferTerms = {
  appliesTo: "items",
  items: { kind: "category", ids: ["silk"] },
  discount: percentOff(10),
  limit: null,
};
const buyXGetY = (parts: { buy: number; get: number; percentage: number }): OfferTerms => ({
  appliesTo: "buy_x_get_y",
  buy: { type: "quantity", quantity: parts.buy, items: { kind: "all" } },
  get: { quantity: parts.get, items: { kind: "all" }, millionths: percent(parts.percentage) },
  setLimit: null,
});
const onOrder = (discount: Discount = percentOff(10)): OfferTerms => ({ appliesTo: "order", discount, limit: null });
const amountOff = (amount: number) => ({ type: "amount", amount }) as const;

const billOf = (terms: OfferTerms, order: Partial<OrderToPrice> = {}) =>
  priceOrder(anOrderToPrice({ items: ITEMS, offer: asking(terms), ...order }));
const groupsOf = ({ tax }: Bill) =>
  tax.status === "known" ? Object.fromEntries(tax.groups.map(({ rateId, amount }) => [rateId, amount])) : tax.status;

it.each<{ what: string; terms: OfferTerms; order?: Partial<OrderToPrice>; reductions: number[]; groups: object }>([
  {
    what: "a category, on the items of the category",
    terms: onCategory,
    reductions: [300, 0, 60],
    groups: { "gst-5": rupees(3_000 - 300 + 80), "gst-18": rupees(1_600 - 60) },
  },
  {
    what: "a product, on that product",
    terms: { ...onCategory, items: { kind: "product", ids: ["stole"] } },
    reductions: [0, 100, 0],
    groups: { "gst-5": rupees(3_080), "gst-18": rupees(1_500) },
  },
  {
    what: "the whole order, on all items by value",
    terms: onOrder(),
    reductions: [300, 100, 60],
    groups: { "gst-5": rupees(2_780), "gst-18": rupees(1_440) },
  },
  {
    what: "the whole order without reduced items, on the other items",
    terms: onOrder(),
    order: {
      items: [...ITEMS.slice(0, 2), anItem({ ...ITEMS[2], sellingPrice: rupees(900) })],
      settings: pricingSettings({ offersSkipDiscounted: true }),
    },
    reductions: [300, 100, 0],
    groups: { "gst-5": rupees(2_780), "gst-18": rupees(1_500) },
  },
  {
    what: "buy two get one, on the cheapest item",
    terms: buyXGetY({ buy: 2, get: 1, percentage: 100 }),
    reductions: [0, 0, 600],
    groups: { "gst-5": rupees(3_080), "gst-18": rupees(1_000) },
  },
  {
    what: "buy one get two at half price, on both by what it gives on each",
    terms: buyXGetY({ buy: 1, get: 2, percentage: 50 }),
    reductions: [0, 500, 300],
    groups: { "gst-5": rupees(3_080), "gst-18": rupees(800) },
  },
  {
    what: "shipping, on no item",
    terms: { appliesTo: "shipping", direction: "all", discount: percentOff(50), limit: null },
    reductions: [0, 0, 0],
    groups: { "gst-5": rupees(3_040), "gst-18": rupees(1_600) },
  },
])("puts an offer on $what", ({ terms, order, reductions, groups }) => {
  const bill = billOf(terms, order);
  expect(bill.items.map(({ offerReduction }) => offerReduction)).toEqual(reductions.map(rupees));
  expect(bill.items.map(({ reduction }) => reduction)).toEqual(reductions.map(rupees));
  expect(groupsOf(bill)).toEqual(groups);
});

it("puts the manual discount on all items first, then the offer on what is left of its items", () => {
  const bill = billOf(onCategory, { manualDiscount: amountOff(rupees(460)) });
  // The manual discount takes a tenth of each item. The offer is a tenth of 3,600, by what is left: 2,700 and 540.
  expect(bill.items.map(({ reduction }) => reduction)).toEqual([600, 100, 120].map(rupees));
  expect(bill.items.map(({ offerReduction }) => offerReduction)).toEqual([300, 0, 60].map(rupees));
});

it("puts what does not fit on the offer's items on all items, by what is left of them", () => {
  const free: OfferTerms = { ...onCategory, discount: percentOff(100) };
  const bill = billOf(free, { manualDiscount: percentOff(50) });
  // Half of 3,600 is left of the silk; the other 1,800 of the offer take the 500 left of the stole and 1,300 of charges.
  expect(bill.offer.applied?.amount).toBe(rupees(2_380));
  expect(bill.items.map(({ charged, reduction }) => charged - reduction)).toEqual([0, 0, 0]);
  expect(groupsOf(bill)).toEqual({ "gst-5": 0, "gst-18": 0 });
  const smaller = billOf({ ...onCategory, discount: amountOff(rupees(2_000)) }, { manualDiscount: percentOff(50) });
  expect(smaller.items.map(({ charged, reduction }) => charged - reduction)).toEqual([0, rupees(300), 0]);
});

it("never takes more from an item than is left of it, also for free units", () => {
  const bill = billOf(buyXGetY({ buy: 2, get: 1, percentage: 100 }), { manualDiscount: percentOff(50) });
  // The scarf is worth 600 and has 300 left; the other 300 go over the 1,500 of the saree and the 500 of the stole.
  expect(bill.items.map(({ offerReduction }) => offerReduction)).toEqual([225, 75, 300].map(rupees));
});

it.each([
  { ids: ["x", "y", "z"], amount: 100, parts: [34, 33, 33] },
  { ids: ["z", "y", "x"], amount: 101, parts: [33, 34, 34] },
])("gives the remainder of $amount to the items $ids that sort first", ({ ids, amount, parts }) => {
  const bill = billOf(onOrder(amountOff(amount)), { items: ids.map((id) => anItem({ id })) });
  expect(bill.items.map(({ offerReduction }) => offerReduction)).toEqual(parts);
});

it("gives the unit of the item that sorts first, if two cost the same", () => {
  const items = ["z", "y"].map((id) => anItem({ id, discountedPrice: rupees(500) }));
  const bill = billOf(buyXGetY({ buy: 1, get: 1, percentage: 100 }), { items });
  expect(bill.items.map(({ id, offerReduction }) => [id, offerReduction])).toEqual([
    ["z", 0],
    ["y", rupees(500)],
  ]);
});

it("touches only the offer's items, and its groups add up to what is charged, for every order", () => {
  const delivered = someOrder.filter(({ fulfilment }) => fulfilment.kind !== "undecided");
  fc.assert(
    fc.property(delivered, (toPrice) => {
      const bill = priceOrder({ ...toPrice, billingPlace: KERALA });
      const { applied } = bill.offer;
      const offered = totalOf(bill.items.map(({ offerReduction }) => offerReduction));
      const left = totalOf(bill.items.map(({ charged, reduction }) => charged - reduction));
      if (!applied || applied.reason.code === "shipping") expect(offered).toBe(0);
      else expect(left === 0 || offered === applied.amount).toBe(true);
      for (const { charged, reduction, offerReduction } of bill.items) {
        expect(offerReduction).toBeGreaterThanOrEqual(0);
        expect(reduction).toBeGreaterThanOrEqual(offerReduction);
        expect(charged).toBeGreaterThanOrEqual(reduction);
      }
      if (applied?.reason.code === "items" && !toPrice.manualDiscount) {
        const others = toPrice.items.filter(({ categoryIds }) => !categoryIds.includes("silk")).map(({ id }) => id);
        expect(bill.items.filter(({ id, offerReduction }) => others.includes(id) && offerReduction > 0)).toEqual([]);
      }
      if (bill.tax.status !== "known" || !bill.totals.isComplete) throw new Error("The bill is not complete");
      expect(totalOf(bill.tax.groups.map(({ amount }) => amount))).toBe(
        bill.totals.grandTotal - (bill.manualDiscount?.amount ?? 0) - (applied?.amount ?? 0),
      );
    }),
  );
});
