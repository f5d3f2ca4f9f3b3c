import fc from "fast-check";
import { circlingRedirects, redirectFrom, redirectTo } from "@/lib/domain/site/address-redirect";

it.each([
  ["/old", "/old"],
  ["/old/", "/old"],
  ["/old/page.html?x=1#top", "/old/page.html"],
  ["https://former.example/stoles/", "/stoles"],
  ["/caf%C3%A9", "/café"],
  ["/café", "/café"],
  ["/", null],
  ["http://former.example//a", null],
  ["/%2541", null],
  ["/why%3F", null],
  ["//other.example/x", null],
  ["old", null],
  ["javascript:alert(1)", null],
  ["/account/orders", null],
  ["/cart", null],
  ["/api/owner/store", null],
  ["/uploads/x.webp", null],
  [`/${"x".repeat(200)}`, null],
  ["", null],
])("reads %j as the address %j", (text, from) => {
  expect(redirectFrom(text)).toBe(from);
});

it("reads what it has read as the same", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.webUrl(), fc.string()), (text) => {
      const from = redirectFrom(text);
      if (from !== null) expect(redirectFrom(from)).toBe(from);
    }),
  );
});

it.each([
  ["/on-sale", true],
  ["/search?q=silk", true],
  ["https://other.example/", true],
  ["http:///", false],
  ["//other.example", false],
  ["javascript:alert(1)", false],
  ["on-sale", false],
  ["/on sale", false],
  ["/\\other.example", false],
  ["", false],
])("takes %j as a target: %j", (text, isUsable) => {
  expect(redirectTo(text) !== null).toBe(isUsable);
});

it.each([
  [[["/a", "/b"]], []],
  [[["/a", "/a?x"]], ["/a"]],
  [
    [
      ["/a", "/b"],
      ["/b", "https://shop.example/a"],
    ],
    ["/a", "/b"],
  ],
  [
    [
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/b"],
    ],
    ["/b", "/c"],
  ],
])("finds what leads back to itself in %j", (pairs, circling) => {
  expect(circlingRedirects(pairs.map(([from = "", to = ""]) => ({ from, to })))).toEqual(circling);
});
