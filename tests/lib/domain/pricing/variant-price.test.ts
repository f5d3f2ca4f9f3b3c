import { soldAs } from "@/lib/domain/pricing/variant-price";
import { aProduct, aVariant } from "../../../factories/product";

const medium = aVariant({ options: ["M", "Indigo"], discountedPrice: 90_000, weightGrams: 250 });
const large = aVariant({ id: "v2", options: ["L", "Indigo"], discountedPrice: 95_000 });
const shirt = aProduct({ variants: [medium, large] });

it("sells a product without variants as itself", () => {
  const plain = aProduct();
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
  { case: "an option that the product does not have", product: aProduct(), options: ["M"] },
])("sells nothing for $case", ({ product, options }) => {
  expect(soldAs(product, options)).toEqual({ ok: false, code: "combination_not_sold" });
});
