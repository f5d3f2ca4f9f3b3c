import fc from "fast-check";
import { bagQuantity, bagWeight } from "@/lib/domain/pricing/bag-size";
import { isDiscounted, itemListTotal, itemTotal, LARGEST_QUANTITY, unitPrice } from "@/lib/domain/pricing/item-price";
import { discountPercent } from "@/lib/domain/product/product";
import { UNITS } from "@/lib/domain/product/unit";
import { anItem, rupees } from "../../../factories/pricing";

const KURTAS = anItem({ discountedPrice: rupees(2_000), addonPrice: rupees(450), quantity: 200 });
const SILK = anItem({ unit: "Mts", discountedPrice: rupees(800), addonPrice: rupees(450), quantity: 350 });

describe("the examples of docs/domain.md#prices", () => {
  it("a saree of 12,500 for 10,000 is 20% off", () => {
    expect(discountPercent({ sellingPrice: rupees(12_500), discountedPrice: rupees(10_000) })).toBe(20);
  });
  it("two kurtas at 2,000 with stitching at 450 cost 4,900 and count 2", () => {
    expect(itemTotal(KURTAS)).toBe(rupees(4_900));
    expect(bagQuantity([KURTAS])).toBe(200);
  });
  it("3.5 m of silk at 800 with stitching at 450 cost 3,250 and count 1", () => {
    expect(itemTotal(SILK)).toBe(rupees(3_250));
    expect(bagQuantity([SILK])).toBe(100);
  });
});

it("includes the addon in the price of a piece, but not of cloth and yarn", () => {
  const price = { discountedPrice: rupees(800), addonPrice: rupees(450) };
  expect(UNITS.map((unit) => unitPrice({ unit, ...price }))).toEqual([rupees(1_250), rupees(800), rupees(800)]);
});

it.each([
  { unit: "Mts", price: 333, quantity: 150, addonPrice: 0, total: 500 }, // 499.5: an exact half is rounded up
  { unit: "Mts", price: 333, quantity: 149, addonPrice: 0, total: 496 }, // 496.17
  { unit: "Kgs", price: 333, quantity: 25, addonPrice: 10, total: 93 }, // 83.25 + 10
  { unit: "Kgs", price: 333, quantity: 50, addonPrice: 1, total: 168 }, // 166.5: rounded, then the addon added
  { unit: "Pcs", price: 333, quantity: 50, addonPrice: 1, total: 167 }, // half a piece, which some stores sell
  { unit: "Pcs", price: 333, quantity: 300, addonPrice: 1, total: 1_002 },
] as const)(
  "takes $total paise for $quantity hundredths ($unit) at $price + $addonPrice",
  ({ total, price, ...item }) => {
    expect(itemTotal(anItem({ ...item, discountedPrice: price }))).toBe(total);
  },
);

it("uses the list price for the packaging percentage", () => {
  const prices = { sellingPrice: rupees(1_000), discountedPrice: rupees(800), addonPrice: rupees(100), quantity: 200 };
  expect(itemListTotal(anItem(prices))).toBe(rupees(2_200));
  expect(itemListTotal(anItem({ ...prices, unit: "Mts" }))).toBe(rupees(2_100));
});

it.each([0, -100, 1.5, Number.NaN, LARGEST_QUANTITY + 1])("throws for a quantity of %p", (quantity) => {
  expect(() => itemTotal(anItem({ quantity }))).toThrow(RangeError);
});
it("prices the smallest and the largest quantity", () => {
  expect(itemTotal(anItem({ discountedPrice: 100, quantity: 1 }))).toBe(1);
  expect(itemTotal(anItem({ discountedPrice: 100, quantity: LARGEST_QUANTITY }))).toBe(1_000_000);
  expect(LARGEST_QUANTITY).toBe(10_000 * 100);
});
it("refuses a price whose total would not be exact", () => {
  expect(() => itemTotal(anItem({ discountedPrice: 2 ** 50, quantity: LARGEST_QUANTITY }))).toThrow(RangeError);
});

it("counts an item as reduced only below its list price", () => {
  expect(isDiscounted({ sellingPrice: 101, discountedPrice: 100 })).toBe(true);
  expect(isDiscounted({ sellingPrice: 100, discountedPrice: 100 })).toBe(false);
  expect(isDiscounted({ sellingPrice: 99, discountedPrice: 100 })).toBe(false);
});

it("adds up pieces, and counts cloth and yarn as one each", () => {
  const items = [KURTAS, SILK, anItem({ unit: "Kgs", quantity: 725 }), anItem({ quantity: 300 })];
  expect(bagQuantity(items)).toBe(700);
  expect(bagQuantity([])).toBe(0);
});

it.each([
  { case: "1.4 kg", parts: [{ weightGrams: 700, quantity: 200 }], grams: 1_400 },
  { case: "cloth by its length", parts: [{ weightGrams: 180, quantity: 350 }], grams: 630 },
  { case: "an exact half up", parts: [{ weightGrams: 5, quantity: 100 }], grams: 10 },
  { case: "less than half down", parts: [{ weightGrams: 499, quantity: 1 }], grams: 0 },
  {
    case: "the sum, not each item",
    parts: [
      { weightGrams: 4, quantity: 100 },
      { weightGrams: 4, quantity: 100 },
    ],
    grams: 10,
  },
  { case: "half a tonne", parts: [{ weightGrams: 50_000, quantity: 1_000 }], grams: 500_000 },
  { case: "nothing", parts: [], grams: 0 },
])("weighs $case as $grams g", ({ parts, grams }) => {
  expect(bagWeight(parts)).toBe(grams);
});

it("never weighs or counts a fuller cart as less", () => {
  const items = fc.record({
    unit: fc.constantFrom(...UNITS),
    quantity: fc.integer({ min: 1, max: LARGEST_QUANTITY }),
    weightGrams: fc.nat(50_000),
  });
  fc.assert(
    fc.property(fc.array(items), items, (bag, one) => {
      expect(bagWeight([...bag, one])).toBeGreaterThanOrEqual(bagWeight(bag));
      expect(bagQuantity([...bag, one])).toBeGreaterThan(bagQuantity(bag));
      expect(bagWeight([one, ...bag])).toBe(bagWeight([...bag, one]));
    }),
  );
});
