import fc from "fast-check";
import { buyXGetYDiscount } from "@/lib/domain/pricing/buy-x-get-y";
import { type ItemToPrice, itemTotal } from "@/lib/domain/pricing/item-price";
import { type BuyXGetY, isChosen } from "@/lib/domain/pricing/offer";
import { totalOf } from "@/lib/domain/pricing/total";
import { aCurrency, RUPEE } from "../../../factories/currency";
import { anItem, percent, rupees } from "../../../factories/pricing";

const ALL = { kind: "all" } as const;
const inCategory = (...ids: string[]) => ({ kind: "category", ids }) as const;
const buy = (quantity: number, items: BuyXGetY["buy"]["items"] = ALL) =>
  ({ type: "quantity", quantity, items }) as const;
const buyFor = (amount: number, items: BuyXGetY["buy"]["items"] = ALL) => ({ type: "amount", amount, items }) as const;

function offer(bought: BuyXGetY["buy"], get: Partial<BuyXGetY["get"]> = {}, setLimit: number | null = null): BuyXGetY {
  return {
    appliesTo: "buy_x_get_y",
    buy: bought,
    get: { quantity: 1, items: ALL, millionths: percent(100), ...get },
    setLimit,
  };
}
const pieces = (...prices: number[]) =>
  prices.map((price, index) => anItem({ id: `i${index}`, discountedPrice: rupees(price) }));
const off = (terms: BuyXGetY, items: ItemToPrice[]) => buyXGetYDiscount(terms, items, RUPEE) / 100;

describe("the examples of docs/domain.md#buy-x-get-y", () => {
  it("buy 2 get 1 free, units 1,000 / 800 / 500, is 500 off", () => {
    expect(off(offer(buy(2)), pieces(1_000, 800, 500))).toBe(500);
  });
  it("buy for 5,000 get 1 at 50%, units 4,000 / 2,000 / 900, is 450 off", () => {
    expect(off(offer(buyFor(rupees(5_000)), { millionths: percent(50) }), pieces(4_000, 2_000, 900))).toBe(450);
  });
});

describe("by quantity", () => {
  it.each([
    { case: "too few for a set", prices: [1_000, 800], amount: 0 },
    { case: "nearly two sets", prices: [900, 500, 800, 700, 600], amount: 500 },
    { case: "two sets: the two cheapest of all", prices: [900, 500, 800, 700, 600, 400], amount: 900 },
    { case: "an empty cart", prices: [], amount: 0 },
  ])("gives $amount rupees for $case", ({ prices, amount }) => {
    expect(off(offer(buy(2)), pieces(...prices))).toBe(amount);
  });
  it("keeps to the limit of sets per order", () => {
    const six = pieces(900, 500, 800, 700, 600, 400);
    expect(off(offer(buy(2), {}, 1), six)).toBe(400);
    expect(off(offer(buy(2), {}, 2), six)).toBe(900);
    expect(off(offer(buy(2), {}, 3), six)).toBe(900);
  });
  it("reduces several units per set", () => {
    expect(off(offer(buy(1), { quantity: 2 }), pieces(900, 800, 700, 600, 500))).toBe(1_100);
  });
  it("counts each piece of an item, with its addon", () => {
    const kurtas = anItem({ discountedPrice: rupees(500), addonPrice: rupees(50), quantity: 400 });
    expect(off(offer(buy(2)), [kurtas])).toBe(550);
    expect(off(offer(buy(1)), [kurtas])).toBe(1_100);
  });
  it("does not count half a piece", () => {
    expect(off(offer(buy(2)), [anItem({ quantity: 299 })])).toBe(0);
    expect(off(offer(buy(2)), [anItem({ quantity: 300 })])).toBe(1_000);
  });
  it.each(["Mts", "Kgs"] as const)("takes an item in %s for one unit worth its whole price", (unit) => {
    const cloth = anItem({ unit, discountedPrice: rupees(100), addonPrice: rupees(50), quantity: 350 });
    expect(off(offer(buy(2)), [cloth, ...pieces(900, 800)])).toBe(400);
    expect(off(offer(buy(1)), [cloth])).toBe(0);
  });
  it("pools the items of both rules, and ignores the rest of the cart", () => {
    const bag = [
      anItem({ id: "a", categoryIds: ["sarees"], discountedPrice: rupees(3_000) }),
      anItem({ id: "b", categoryIds: ["blouses"], discountedPrice: rupees(700) }),
      anItem({ id: "c", categoryIds: ["yarn"], discountedPrice: rupees(10) }),
    ];
    const terms = offer(buy(1, inCategory("sarees")), { items: inCategory("blouses") });
    expect(off(terms, bag)).toBe(700);
    expect(off(terms, bag.slice(1))).toBe(0);
  });
});

describe("by amount", () => {
  it.each([
    { case: "less than the amount", prices: [4_999], amount: 0 },
    { case: "the amount, with no unit left to reduce", prices: [5_000], amount: 0 },
    { case: "exactly the amount and a gift", prices: [5_000, 900], amount: 900 },
    { case: "a paisa less than the amount", prices: [4_999.99, 900], amount: 0 }, // the piece for 900 is bought
    { case: "two sets", prices: [5_000, 900, 5_500, 800], amount: 1_700 },
    { case: "two sets, the second without a unit to reduce", prices: [5_000, 5_500, 800], amount: 800 },
    { case: "the cheapest unit left", prices: [300, 6_000, 200, 400], amount: 200 },
  ])("gives $amount rupees for $case", ({ prices, amount }) => {
    expect(off(offer(buyFor(rupees(5_000))), pieces(...prices))).toBe(amount);
  });
  it("keeps to the limit of sets per order", () => {
    const bag = pieces(5_000, 900, 5_500, 800);
    expect(off(offer(buyFor(rupees(5_000)), {}, 1), bag)).toBe(800);
    expect(off(offer(buyFor(rupees(5_000)), {}, 0), bag)).toBe(0);
  });
  it("reduces no part of a set", () => {
    const terms = offer(buyFor(rupees(5_000)), { quantity: 2 });
    expect(off(terms, pieces(5_000, 900))).toBe(0);
    expect(off(terms, pieces(5_000, 900, 800))).toBe(1_700);
  });
  it("counts bought units by one rule and reduced units by the other", () => {
    const bag = [
      anItem({ id: "a", categoryIds: ["sarees"], discountedPrice: rupees(5_000) }),
      anItem({ id: "b", categoryIds: ["blouses"], discountedPrice: rupees(6_000) }),
      anItem({ id: "c", categoryIds: ["yarn"], discountedPrice: rupees(10) }),
    ];
    const terms = offer(buyFor(rupees(5_000), inCategory("sarees")), { items: inCategory("blouses") });
    expect(off(terms, bag)).toBe(6_000);
    const cheapSaree = anItem({ id: "d", categoryIds: ["sarees"], discountedPrice: rupees(100) });
    expect(off(terms, [...bag, cheapSaree])).toBe(6_000);
    expect(off(terms, bag.slice(1))).toBe(0);
  });
  it("compares and reduces amounts including the charge", () => {
    const charge = aCurrency({ chargeBasisPoints: 500 });
    const terms = offer(buyFor(rupees(5_250)));
    expect(buyXGetYDiscount(terms, pieces(5_000, 900), charge)).toBe(rupees(945));
    expect(buyXGetYDiscount(terms, pieces(4_999, 900), charge)).toBe(0);
  });
  it("counts units of the first rule only before units of both rules as bought", () => {
    const saree = { discountedPrice: rupees(5_000) };
    const both = anItem({ id: "a", categoryIds: ["sarees", "gifts"], ...saree });
    const [one, other] = [
      anItem({ id: "b", categoryIds: ["sarees"], ...saree }),
      anItem({ id: "c", categoryIds: ["sarees"], ...saree }),
    ];
    const terms = offer(buyFor(rupees(10_000), inCategory("sarees")), { items: inCategory("gifts") });
    for (const bag of [
      [both, one, other],
      [one, both, other],
      [one, other, both],
    ])
      expect(off(terms, bag)).toBe(5_000);
  });
  it("reduces units of the second rule only before units of both rules", () => {
    const both = anItem({ id: "a", categoryIds: ["sarees", "gifts"], quantity: 200 });
    const [one, other] = [anItem({ id: "b", categoryIds: ["gifts"] }), anItem({ id: "c", categoryIds: ["gifts"] })];
    const terms = offer(buyFor(rupees(1_000), inCategory("sarees")), { items: inCategory("gifts") });
    for (const bag of [
      [both, one, other],
      [one, both, other],
      [one, other, both],
    ])
      expect(off(terms, bag)).toBe(2_000);
  });
});

it.each([
  { price: 33, off: 17 }, // 16.5: the half is rounded up
  { price: 41, millionths: percent(30), off: 12 }, // 12.3
])("reduces $price by $off paise", ({ price, millionths = percent(50), ...expected }) => {
  const bag = [anItem({ discountedPrice: price, quantity: 200 })];
  expect(buyXGetYDiscount(offer(buy(1), { millionths }), bag, RUPEE)).toBe(expected.off);
});

const items = fc.array(
  fc
    .record({
      id: fc.uuid(),
      discountedPrice: fc.integer({ min: 1, max: 5 }).map((price) => price * 10_000),
      quantity: fc.integer({ min: 1, max: 5 }).map((count) => count * 100),
      unit: fc.constantFrom("Pcs" as const, "Mts" as const),
      categoryIds: fc.subarray(["buy", "get"]),
    })
    .map(anItem),
  { maxLength: 8 },
);
const terms = fc
  .record({
    bought: fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((quantity) => buy(quantity, inCategory("buy"))),
      fc.integer({ min: 1, max: 100_000 }).map((amount) => buyFor(amount, inCategory("buy"))),
    ),
    quantity: fc.integer({ min: 1, max: 3 }),
    setLimit: fc.option(fc.nat(3)),
  })
  .map(({ bought, quantity, setLimit }) => offer(bought, { quantity, items: inCategory("get") }, setLimit));

it("does not depend on the order of items, and never exceeds their price", () => {
  fc.assert(
    fc.property(items, terms, (bag, given) => {
      const amount = buyXGetYDiscount(given, bag, RUPEE);
      const about = bag.filter((item) => isChosen(item, inCategory("buy", "get")));
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(totalOf(about.map(itemTotal)));
      expect(buyXGetYDiscount(given, bag.toReversed(), RUPEE)).toBe(amount);
      expect(buyXGetYDiscount(given, [...bag.slice(1), ...bag.slice(0, 1)], RUPEE)).toBe(amount);
    }),
    { numRuns: 500 },
  );
});
