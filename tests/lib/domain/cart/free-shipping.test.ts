import fc from "fast-check";
import { freeShippingRule, missingFor } from "@/lib/domain/cart/free-shipping";
import type { ShippingMethod } from "@/lib/domain/pricing/shipping";
import { rupees } from "../../../factories/pricing";

const method = (overrides: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: "post",
  name: "Post",
  trackingLink: "",
  direction: "domestic",
  price: rupees(80),
  deliveryTime: "",
  freeFrom: rupees(2_500),
  showsFreeHint: true,
  zones: null,
  isActive: true,
  ...overrides,
});
const settings = { delivers: true, hasDeliverySlots: false, takesQuotations: false, shipsOnlyAtHome: true };

it.each<[string, ShippingMethod[], Partial<typeof settings>, number | null]>([
  ["the threshold of the only method", [method()], {}, 2_500],
  ["the lowest of several", [method(), method({ freeFrom: rupees(2_000) })], {}, 2_000],
  ["nothing where no method is ever free", [method({ freeFrom: null })], {}, null],
  ["nothing where the shop does not show it", [method({ showsFreeHint: false })], {}, null],
  ["nothing for a method that is off", [method({ isActive: false })], {}, null],
  ["nothing for a method abroad", [method({ direction: "international" })], {}, null],
  ["nothing where shipping is always free", [method({ freeFrom: 0 })], {}, null],
  ["nothing without delivery", [method()], { delivers: false }, null],
  ["nothing where slots set the price", [method()], { hasDeliverySlots: true }, null],
  ["nothing in a store of quotations", [method()], { takesQuotations: true }, null],
])("tells %s", (_, methods, overrides, from) => {
  expect(freeShippingRule(methods, { ...settings, ...overrides })?.from ?? null).toBe(from && rupees(from));
});

it("says that it counts only at home if the store ships abroad too", () => {
  const methods = [method(), method({ direction: "international", freeFrom: null })];
  expect(freeShippingRule(methods, { ...settings, shipsOnlyAtHome: false })?.isOnlyAtHome).toBe(true);
  expect(freeShippingRule(methods, settings)?.isOnlyAtHome).toBe(false);
});

it("misses exactly what leads to free shipping, and never less than nothing", () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, (from, subTotal) => {
      const { missing } = missingFor({ from, isOnlyAtHome: false }, subTotal);
      expect(missing === 0).toBe(subTotal >= from);
      if (missing > 0) expect(subTotal + missing).toBe(from);
    }),
  );
});
