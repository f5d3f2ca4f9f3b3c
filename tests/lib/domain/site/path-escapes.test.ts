import fc from "fast-check";
import { decodedPath, withoutNeedlessEscapes } from "@/lib/domain/site/path-escapes";
import { isPaymentPath, isStrictPath, isVisitorPath, shopRoute } from "@/lib/domain/site/route";
import { isOrderingPath } from "@/lib/domain/store/hidden-prices";

it.each([
  ["/account", "/account"],
  ["/%61ccount", "/account"],
  ["/%61%63%63%6f%75%6E%74/orders", "/account/orders"],
  ["/account%2Forders", "/account/orders"],
  ["/checkout/1/p%61y", "/checkout/1/pay"],
  // Decoded once: this is the path "/%61ccount", which no page has.
  ["/%2561ccount", "/%61ccount"],
  ["/product/%E0%A4%95", "/product/क"],
  // Cannot be decoded.
  ["/%61ccount/%ff", "/%61ccount/%ff"],
  ["/%zz", "/%zz"],
  ["/%", "/%"],
])("reads %s as %s", (pathname, decoded) => {
  expect(decodedPath(pathname)).toBe(decoded);
});

it.each(["/%61ccount", "/accoun%74/", "/account%2fprofile", "/checkou%74", "/%67uest-login", "/quote%2Dstatus/1"])(
  "%s has the strict policy, and no cache keeps it",
  (pathname) => {
    expect(isStrictPath(decodedPath(pathname))).toBe(true);
    expect(isVisitorPath(decodedPath(pathname))).toBe(true);
    const route = shopRoute(pathname, new URLSearchParams());
    expect(route.kind === "moved" || !route.isShared).toBe(true);
  },
);

it("knows the other paths with rules, too", () => {
  expect(isPaymentPath(decodedPath("/checkout/1/%70ay"))).toBe(true);
  expect(isPaymentPath(decodedPath("/checkout/order-summary/1/pay"))).toBe(true);
  expect(isPaymentPath(decodedPath("/checkout/order-summary/1"))).toBe(false);
  expect(isOrderingPath(decodedPath("/%63art"))).toBe(true);
});

it.each([
  ["/%61ccount", "/account"],
  ["/product/mad%72as%2Dcheck", "/product/madras-check"],
  ["/%41%5A%7a%30%39", "/AZz09"],
  ["/a%2Fb%25c%20d%40e%5Bf%60g%7Bh", "/a%2Fb%25c%20d%40e%5Bf%60g%7Bh"],
  ["/%2561ccount", "/%2561ccount"],
  ["/%ff", "/%ff"],
])("writes %s as %s", (pathname, plain) => {
  expect(withoutNeedlessEscapes(pathname)).toBe(plain);
});

it("changes the writing of a path, never its meaning, and never twice", () => {
  const sign = fc.integer({ min: 0, max: 127 }).map((code) => `%${code.toString(16).padStart(2, "0")}`);
  const path = fc
    .array(fc.oneof(sign, fc.constantFrom("a", "/", "-", "%25", "%41")))
    .map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(path, (pathname) => {
      const plain = withoutNeedlessEscapes(pathname);
      expect(decodedPath(plain)).toBe(decodedPath(pathname));
      // Else a redirect to it could lead to another redirect, and so on.
      expect(withoutNeedlessEscapes(plain)).toBe(plain);
    }),
  );
});
