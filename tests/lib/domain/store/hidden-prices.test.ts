import { discountPercent } from "@/lib/domain/product/product";
import { hidesPrices, isOrderingPath, toShownPrice } from "@/lib/domain/store/hidden-prices";

it.each([
  { subType: "order", hideAmount: false, hides: false },
  { subType: "quot", hideAmount: false, hides: false },
  { subType: "enquiry", hideAmount: false, hides: true },
  { subType: "order", hideAmount: true, hides: true },
  { subType: "quot", hideAmount: true, hides: true },
  { subType: "enquiry", hideAmount: true, hides: true },
] as const)(
  "a store of sub-type $subType with hide_amount $hideAmount hides its prices: $hides",
  ({ hides, ...store }) => {
    expect(hidesPrices(store)).toBe(hides);
  },
);

it("returns no price where prices are hidden, and both amounts where they are not", () => {
  const price = { sellingPrice: 120_000, discountedPrice: 90_000, sku: "K" };
  expect(toShownPrice(price, { hidesPrices: false })).toEqual({ sellingPrice: 120_000, discountedPrice: 90_000 });
  const hidden = toShownPrice(price, { hidesPrices: true });
  expect(hidden).toBeNull();
  expect(discountPercent(hidden)).toBe(0);
});

it.each([
  ["/cart", true],
  ["/checkout", true],
  ["/checkout/1/address", true],
  ["/checkout/order-summary/1", true],
  ["/account/orders", true],
  ["/account/orders/1/invoice", true],
  ["/guest-login", true],
  ["/find-order", true],
  ["/order-review", true],
  ["/on-sale", true],
  ["/account", false],
  ["/account/profile", false],
  ["/cartoons", false],
  ["/wishlist", false],
  ["/product/cart", false],
  ["/", false],
])("%s is a page for ordering: %s", (path, isThere) => {
  expect(isOrderingPath(path)).toBe(isThere);
});
