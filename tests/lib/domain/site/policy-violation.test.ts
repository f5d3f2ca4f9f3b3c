import { policyViolationText } from "@/lib/domain/site/policy-violation";

const textOf = (changed: Partial<Parameters<typeof policyViolationText>[0]>) =>
  policyViolationText(
    { document: "https://shop.example/account", directive: "script-src", blocked: "inline", ...changed },
    "shop.example",
  );

it.each([
  ["https://shop.example/account/orders/4711", "https://shop.example/account/orders/…"],
  ["https://shop.example/wishlist/shared/aB3dE6", "https://shop.example/wishlist/shared/…"],
  ["https://shop.example/checkout/ab12/pay?key=secret#x", "https://shop.example/checkout/…/pay"],
  ["https://shop.example/product/madras-check", "https://shop.example/product/madras-check"],
  ["https://shop.example/search?q=my%20name", "https://shop.example/search"],
  ["https://shop.example/a%0aForged line", "https://shop.example/…"],
  ["https://asha:secret@shop.example/", "https://shop.example/"],
])("names the page %s as %s", (document, page) => {
  expect(textOf({ document })).toBe(`Policy violation on ${page}: script-src blocked inline`);
});

it.each([
  ["https://evil.example/a.js?person=asha", "https://evil.example"],
  ["http://192.0.2.7:8080/x", "http://192.0.2.7:8080"],
  ["eval", "eval"],
  ["wasm-eval", "wasm-eval"],
  ["data", "data"],
  ["data:text/html,secret", "data"],
  ["chrome-extension://abcdef/inject.js", "chrome-extension"],
  ["", "something"],
  ["Forged\nline", "something"],
])("names what was blocked, %j, as %s", (blocked, named) => {
  expect(textOf({ blocked })).toBe(`Policy violation on https://shop.example/account: script-src blocked ${named}`);
});

it("takes the directive from what older browsers call violated", () => {
  expect(textOf({ directive: "img-src 'self' data:" })).toContain(": img-src blocked");
});

it.each([
  { document: "https://other.example/" },
  { document: "about:blank" },
  { document: "no address" },
  { document: "javascript://shop.example/%0aalert(1)" },
  { directive: "" },
  { directive: "Forged\nline" },
])("is silent about what is no report of a browser on our pages: %j", (changed) => {
  expect(textOf(changed)).toBeNull();
});
