import { soldAs } from "@/lib/domain/pricing/variant-price";

const stock = { quantity: 1_000, state: "in_stock" } as const;
const item = { sku: "KS-1", sellingPrice: 129_950, discountedPrice: 129_950, stock, weightGrams: 300 };
const medium = { ...item, options: ["M", "Indigo"], discountedPrice: 90_000, weightGrams: 250 };
const large = { ...item, options: ["L", "Indigo"], discountedPrice: 95_000 };
const plain = { ...item, variants: [] };
const shirt = { ...item, variants: [medium, large] };

it("sells a product without variants as itself", () => {
  expect(soldAs(plain, [])).toEqual({ ok: true, value: plain });
});
it("sells the variant that matches every chosen value, at its price and weight", () => {
  expect(soldAs(shirt, ["L", "Indigo"])).toEqual({ ok: true, value: large });
  expect(soldAs(shirt, ["M", "Indigo"])).toEqual({ ok: true, value: medium });
});
it.each([
  { case: "no choice", product: shirt, options: [] },
  { case: "half a choice", product: shirt, options: ["M"] },
  { case: "a combination without a variant", product: shirt, options: ["M", "Rust"] },
  { case: "an option that the product does not have", product: plain, options: ["M"] },
])("sells nothing for $case", ({ product, options }) => {
  expect(soldAs(product, options)).toEqual({ ok: false, code: "combination_not_sold" });
});
