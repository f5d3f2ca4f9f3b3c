import { type ShopRoute, shopRoute } from "@/lib/domain/site/route";

function routeOf(address: string): ShopRoute {
  const { pathname, searchParams } = new URL(address, "https://shop.example");
  return shopRoute(pathname, searchParams);
}

/** The path of the page that a URL leads to, with its query, as one string. */
function redirectTo(address: string): string {
  const { path, query } = routeOf(address);
  return query.size > 0 ? `${path}?${query}` : path;
}

it.each([
  ["/", "/"],
  ["/product/shirt", "/product/shirt"],
  ["/product/shirt?variant=KS-1%2FM", "/product/shirt/variant/KS-1~2FM"],
  ["/product/shirt?variant=COTTON-100%25", "/product/shirt/variant/COTTON-100~25"],
  [`/product/shirt?variant=${"x".repeat(255)}`, `/product/shirt/variant/${"x".repeat(255)}`],
  ["/product/shirt?variant=COTTON-100%", "/product/shirt/variant/COTTON-100~25"],
  ["/product/shirt?variant=Red+large%20%E0%B4%AA", "/product/shirt/variant/Red~20large~20~E0~B4~AA"],
  ["/product/shirt?variant=..", "/product/shirt/variant/~2e~2e"],
  ["/product/shirt?variant=", "/product/shirt?variant="],
  ["/product/shirt?utm_source=mail&variant=A", "/product/shirt/variant/A?utm_source=mail"],
  ["/category/silk", "/category/silk"],
  ["/category/silk?utm_source=mail", "/category/silk?utm_source=mail"],
  ["/category/silk?page=2", "/category/silk/filtered?page=2"],
  ["/category/silk?filter.colour=red", "/category/silk/filtered?filter.colour=red"],
  ["/all-products?sort_by=latest", "/all-products/filtered?sort_by=latest"],
  ["/new-arrivals?min_price=1", "/new-arrivals/filtered?min_price=1"],
  ["/on-sale?max_price=1", "/on-sale/filtered?max_price=1"],
  ["/featured-products?page=3", "/featured-products/filtered?page=3"],
  ["/blogs?page=2", "/blogs?page=2"],
  ["/search?q=ikat&page=2", "/search?q=ikat&page=2"],
])("routes %s to the page %s", (address, page) => {
  expect(routeOf(address).kind).toBe("page");
  expect(redirectTo(address)).toBe(page);
});

it("ignores a SKU that is too long", () => {
  const address = `/product/shirt?variant=${"x".repeat(256)}`;
  expect(routeOf(address).path).toBe("/product/shirt");
});

it.each([
  ["/home", "/"],
  ["/home?utm_source=mail", "/?utm_source=mail"],
  ["/category/silk/filtered?page=2", "/category/silk?page=2"],
  ["/on-sale/filtered", "/on-sale"],
  ["/product/shirt/variant/KS-1%2FM", "/product/shirt?variant=KS-1%2FM"],
  ["/product/shirt/variant/COTTON-100%25", "/product/shirt?variant=COTTON-100%25"],
])("permanently redirects %s to %s", (address, target) => {
  expect(routeOf(address).kind).toBe("moved");
  expect(redirectTo(address)).toBe(target);
});

it("never redirects to an address that redirects again", () => {
  for (const address of ["/home", "/category/silk/filtered?page=2", "/product/shirt/variant/A"]) {
    expect(routeOf(redirectTo(address)).kind).toBe("page");
  }
});

it.each(["/404", "/missing", "/wp-login.php", "/.env", "/product/shirt.png"])(
  "shows at %s that nothing is there",
  (address) => {
    expect(routeOf(address)).toMatchObject({ path: "/missing", isMissing: true });
  },
);

it.each([
  ["/", true],
  ["/category/silk", true],
  ["/product/shirt?variant=A", true],
  ["/accounting", true],
  ["/category/silk?page=2", true],
  ["/account", false],
  ["/account/profile", false],
  ["/cart", false],
  ["/find-order", false],
  ["/search?q=x", true],
  ["/search/x", false],
])("knows whether the page at %s is the same for every visitor: %s", (address, isShared) => {
  expect(routeOf(address)).toMatchObject({ kind: "page", isShared });
});
