import { type StockRules, stockState } from "@/lib/domain/product/stock";

const rules: StockRules = { minQuantity: { Pcs: 100, Mts: 50, Kgs: 25 }, minStock: 500, showStockLeft: true };
const PIECE = { unit: "Pcs", minQuantity: 0 } as const;

it.each([
  { quantity: null, unit: "Pcs", state: "in_stock" }, // the stock of this product is not counted
  { quantity: 0, unit: "Pcs", state: "sold_out" },
  { quantity: -300, unit: "Pcs", state: "sold_out" },
  { quantity: 99, unit: "Pcs", state: "sold_out" }, // below the minimum quantity
  { quantity: 100, unit: "Pcs", state: "low" },
  { quantity: 49, unit: "Mts", state: "sold_out" },
  { quantity: 50, unit: "Mts", state: "low" },
  { quantity: 500, unit: "Mts", state: "low" },
  { quantity: 501, unit: "Mts", state: "in_stock" },
] as const)("calls $quantity hundredths of $unit $state", ({ quantity, unit, state }) => {
  expect(stockState(quantity, { unit, minQuantity: 0 }, false, rules)).toBe(state);
});

it.each([
  { quantity: 199, minQuantity: 200, state: "sold_out" },
  { quantity: 200, minQuantity: 200, state: "low" },
  { quantity: 25, minQuantity: 25, state: "low" }, // below the store's minimum, but the product's own is smaller
] as const)(
  "calls $quantity $state if the product is sold from $minQuantity on",
  ({ quantity, minQuantity, state }) => {
    expect(stockState(quantity, { unit: "Mts", minQuantity }, false, rules)).toBe(state);
  },
);

it("keeps selling a product that allows backorders", () => {
  expect(stockState(0, PIECE, true, rules)).toBe("in_stock");
});

it("never calls stock low when the store does not show the remaining stock", () => {
  expect(stockState(100, PIECE, false, { ...rules, showStockLeft: false })).toBe("in_stock");
});
