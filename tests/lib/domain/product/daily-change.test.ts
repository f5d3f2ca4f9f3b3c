import { amountsOfVariants, changedAmounts } from "@/lib/domain/product/daily-change";

const plain = { sellingPrice: 1_000, discountedPrice: 1_000, stock: 300 };
const reduced = { ...plain, discountedPrice: 800 };

it.each([
  { of: plain, change: { price: 700 }, gives: { sellingPrice: 700, discountedPrice: 700, stock: 300 } },
  { of: reduced, change: { price: 700 }, gives: { sellingPrice: 1_000, discountedPrice: 700, stock: 300 } },
  { of: reduced, change: { price: 1_200 }, gives: { sellingPrice: 1_200, discountedPrice: 1_200, stock: 300 } },
  { of: reduced, change: { stock: 0 }, gives: { ...reduced, stock: 0 } },
  { of: reduced, change: { stock: null }, gives: { ...reduced, stock: null } },
  { of: reduced, change: { status: "draft" as const }, gives: reduced },
])("$of with $change is $gives", ({ of, change, gives }) => {
  expect(changedAmounts(of, change)).toEqual(gives);
});

it("takes a product's amounts from its variants", () => {
  expect(amountsOfVariants([])).toBeNull();
  expect(amountsOfVariants([plain, reduced])).toEqual({ ...reduced, minPrice: 800, maxPrice: 1_000, stock: 600 });
  expect(amountsOfVariants([plain, { ...reduced, stock: null }])).toMatchObject({ stock: null });
});
