import { productsChangingLists, type StockChange, tagsOfStockChanges } from "@/lib/domain/product/stock-change";

const RULES = { minQuantity: { Pcs: 100, Mts: 50, Kgs: 25 }, minStock: 500, showStockLeft: true };

function aChange(before: number, after: number, overrides: Partial<StockChange> = {}): StockChange {
  return {
    productId: "stole",
    slug: "blue-stole",
    unit: "Pcs",
    minQuantity: 0,
    allowsBackorder: false,
    variantId: "",
    isProduct: true,
    before,
    after,
    ...overrides,
  };
}

it.each([
  { from: "plenty to a little less", change: aChange(2_000, 1_900), isSeen: false },
  { from: "plenty to few, which are counted down", change: aChange(600, 500), isSeen: true },
  { from: "few to fewer", change: aChange(500, 400), isSeen: true },
  { from: "few to none", change: aChange(100, 0), isSeen: true },
  { from: "none to some", change: aChange(0, 900), isSeen: true },
  { from: "less than can be bought to nothing", change: aChange(40, 0, { unit: "Mts" }), isSeen: false },
  {
    from: "enough to less than the product's own minimum",
    change: aChange(900, 550, { minQuantity: 600 }),
    isSeen: true,
  },
  { from: "some to none of what is sold on", change: aChange(900, 0, { allowsBackorder: true }), isSeen: false },
])("expires a product's pages when stock goes from $from: $isSeen", ({ change, isSeen }) => {
  expect(tagsOfStockChanges("nila-loom", [change], RULES)).toEqual(isSeen ? ["product:nila-loom:blue-stole"] : []);
});

it("names a product once when several of its variants have changed", () => {
  const variants = [aChange(100, 0, { isProduct: false }), aChange(200, 100, { isProduct: false }), aChange(300, 100)];
  expect(tagsOfStockChanges("nila-loom", variants, RULES)).toEqual(["product:nila-loom:blue-stole"]);
});

it("names the products that enter or leave lists of a store that hides sold-out products", () => {
  expect(productsChangingLists([aChange(100, 0)], RULES)).toEqual(["stole"]);
  expect(productsChangingLists([aChange(0, 100)], RULES)).toEqual(["stole"]);
  expect(productsChangingLists([aChange(200, 100)], RULES)).toEqual([]);
  // If one size sells out while others are still available, the product stays in its lists.
  expect(productsChangingLists([aChange(100, 0, { isProduct: false }), aChange(300, 200)], RULES)).toEqual([]);
});
