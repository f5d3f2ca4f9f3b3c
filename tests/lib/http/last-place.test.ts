import { placeOf } from "@/lib/http/last-place";

it.each([
  ["https://nila.example/category/sarees?colour=red", "/category/sarees?colour=red"],
  ["https://nila.example/product/blue-stole", "/product/blue-stole"],
  ["https://nila.example/", "/"],
  ["https://nila.example/search?q=silk", "/search?q=silk"],
  ["https://nila.example/cart", null],
  ["https://nila.example/checkout/1/review", null],
  ["https://nila.example/account/orders", null],
  ["https://elsewhere.example/product/blue-stole", null],
  ["not an address", null],
  [null, null],
])("leads from the cart back to a place with products: %s", (referer, expected) => {
  expect(placeOf(referer, "nila.example")).toBe(expected);
});
