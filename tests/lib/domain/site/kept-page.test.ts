import { pageForAll } from "@/lib/domain/site/kept-page";

it.each([
  ["/category/silk?page=2", "/category/silk?page=2"],
  ["/category/silk?utm_source=x&page=2&gclid=1", "/category/silk?page=2"],
  ["/category/silk?sort_by=price_asc&min_price=10", "/category/silk?min_price=10&sort_by=price_asc"],
  ["/category/silk?min_price=90&max_price=10", "/category/silk?min_price=10&max_price=90"],
  ["/all-products?filter.colour=red&filter.colour=blue", "/all-products?filter.colour=blue,red"],
  ["/all-products?filter.colour=red%2Cblue%2Cred", "/all-products?filter.colour=blue,red"],
  ["/on-sale?sort_by=nothing&page=3", "/on-sale?page=3"],
  ["/search", "/search"],
  ["/search?q=silk", "/search?q=silk"],
  ["/search?q=++raw%20silk%20&utm_medium=mail", "/search?q=raw%20silk"],
  ["/search?page=2&q=silk&q=wool", "/search?q=silk&page=2"],
  ["/search?q=a", "/search?q=a"],
])("keeps %s under the address %s", (address, kept) => {
  expect(pageForAll(address)).toEqual({ address: kept, isChosen: true });
  // Asked for under its own address, it is the same page.
  expect(pageForAll(kept)).toEqual({ address: kept, isChosen: true });
});

it.each([
  ["/", "/"],
  ["/product/shawl?variant=A", "/product/shawl?variant=A"],
  ["/category/silk", "/category/silk"],
  ["/category/silk?utm_source=x", "/category/silk"],
  ["/category/silk?page=1", "/category/silk"],
  ["/category/silk?min_price=much&sort_by=nothing&filter.=x", "/category/silk"],
])("keeps %s as the page at %s", (address, kept) => {
  expect(pageForAll(address)).toEqual({ address: kept, isChosen: false });
});

it.each([
  "/cart",
  "/account?page=2",
  "/checkout",
  "/search/silk",
  "/api/search?q=silk",
  "//shop.test/search",
  "https://shop.test/search",
  "/category/silk/filtered?page=2",
  "/404",
  "/search?q=%00",
])("keeps no page of %s", (address) => {
  expect(pageForAll(address)).toBeNull();
});

it("has one address for a choice, in whatever order it is written", () => {
  const parts = ["filter.a=x", "filter.b=y,z", "min_price=5", "max_price=50", "sort_by=price_desc", "page=4", "utm=1"];
  const addresses = new Set<string | undefined>();
  for (let turn = 0; turn < parts.length; turn += 1) {
    const turned = [...parts.slice(turn), ...parts.slice(0, turn)];
    for (const order of [turned, [...turned].reverse()])
      addresses.add(pageForAll(`/new-arrivals?${order.join("&")}`)?.address);
  }
  expect([...addresses]).toEqual([
    "/new-arrivals?filter.a=x&filter.b=y,z&min_price=5&max_price=50&sort_by=price_desc&page=4",
  ]);
});
