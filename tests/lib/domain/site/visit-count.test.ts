import { countedVisits } from "@/lib/domain/site/visit-count";

const answer = (url: string, status = 200, more: { location?: string; isNothingFound?: boolean } = {}) =>
  countedVisits({ url, status, location: more.location ?? null, isNothingFound: more.isNothingFound ?? false });

it.each([
  ["/search?q=Blue%20Linen", "blue linen"],
  ["/search?q=%20%20linen%20&utm_source=mail", "linen"],
  ["/search?q=linen&_rsc=abc", "linen"],
  ["/search?q=asha%40example.com", ""],
  ["/search?q=%2B91%2098765%2043210", ""],
  ["/search?q=5d2f0c91ab34ee0177bc99", ""],
])("counts %s as a search for %j", (url, subject) => {
  expect(answer(url)).toEqual([{ kind: "search", subject }]);
  expect(answer(url, 304)).toEqual([{ kind: "search", subject }]);
});

it("counts a search without a result as both", () => {
  expect(answer("/search?q=unicorn", 200, { isNothingFound: true })).toEqual([
    { kind: "search", subject: "unicorn" },
    { kind: "search_without_result", subject: "unicorn" },
  ]);
});

it.each([
  ["no text", "/search", 200],
  ["a text that is too short", "/search?q=a", 200],
  ["the second page of a search", "/search?q=linen&page=2", 200],
  ["a search that is narrowed", "/search?q=linen&min_price=100", 200],
  ["a search that is sorted", "/search?q=linen&sort_by=price_asc", 200],
  ["a search that failed", "/search?q=linen", 500],
  ["a page that is there", "/product/shirt", 200],
  ["a call", "/api/unknown", 404],
  ["a missing picture", "/uploads/nila-loom/a_s.avif", 404],
  ["the page to which a missed address leads", "/404", 404],
  ["what is one visitor's own", "/account/orders/1234", 404],
  ["another site's address", "//elsewhere.example/a", 404],
  ["what is no address", "nothing", 404],
])("does not count %s", (_, url, status) => {
  expect(answer(url, status)).toEqual([]);
});

it.each([
  ["/old-page.html", 404, undefined, "/old-page.html"],
  ["/product/gone?utm_source=mail", 307, "/404", "/product/gone"],
  ["/product/gone", 307, "http://shop.example/404", "/product/gone"],
  ["/a/asha@example.com", 404, undefined, ""],
  [`/${"a".repeat(300)}`, 404, undefined, ""],
])("counts %s with status %d as missed", (url, status, location, subject) => {
  expect(answer(url, status, location ? { location } : {})).toEqual([{ kind: "missed_address", subject }]);
});

it("counts an address that leads elsewhere for good, and no other redirect", () => {
  expect(answer("/old-stoles?utm=x", 308, { location: "/on-sale" })).toEqual([
    { kind: "redirected_address", subject: "/old-stoles" },
  ]);
  expect(answer("/old/asha@example.com", 308, { location: "/" })).toEqual([
    { kind: "redirected_address", subject: "" },
  ]);
  expect(answer("/account", 308, { location: "/account/orders" })).toEqual([]);
  expect(answer("/product/a", 307, { location: "/product/b" })).toEqual([]);
});
