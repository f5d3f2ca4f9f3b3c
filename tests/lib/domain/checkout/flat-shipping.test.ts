import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { methodsTo, shippingCost } from "@/lib/domain/pricing/shipping";
import { placeOf } from "@/lib/workflows/address/country-choices";
import { RUPEE } from "../../../factories/currency";
import { aShippingMethod } from "../../../factories/pricing";

const config = { price: 8_000, freeFrom: 200_000 };

it.each([
  { subTotal: 100_000, country: "IN", costs: 8_000 },
  { subTotal: 199_999, country: "IN", costs: 8_000 },
  { subTotal: 200_000, country: "IN", costs: 0 },
  { subTotal: 100_000, country: "DE", costs: 8_000 },
])("an order of $subTotal to $country costs $costs", ({ subTotal, country, costs }) => {
  const destination = placeOf({ country, state: "" });
  const methods = methodsTo(destination, shippingMethods([], { flatShipping: config }), "India");
  expect(methods).toHaveLength(1);
  const [method] = methods;
  if (!method) throw new Error("No method");
  const cost = shippingCost({ kind: "delivery", destination, method }, { subTotal, weightGrams: 900 }, "India", RUPEE);
  expect(cost).toMatchObject({ ok: true, value: { amount: costs } });
});

it("is never free without a sum from which it is", () => {
  const [method] = shippingMethods([], { flatShipping: { price: 8_000, freeFrom: null } });
  expect(method).toMatchObject({ price: 8_000, freeFrom: null, showsFreeHint: false });
});

it("gives way to the store's shipping methods, and is nothing in a store that has not set it", () => {
  const methods = [aShippingMethod()];
  expect(shippingMethods(methods, { flatShipping: config })).toBe(methods);
  expect(shippingMethods([], { flatShipping: null })).toEqual([]);
});
