import { readdirSync } from "node:fs";
import { getRedirectUrl, getRewrittenUrl, unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { wishlists } from "@/lib/database/schema/wishlist";
import { isPagePath } from "@/lib/domain/site/page-path";
import { config, middleware } from "@/middleware";
import { anEnquiryStoreRow } from "./factories/enquiry-store";
import { useSettings } from "./factories/settings";
import { insertStore } from "./factories/store-row";
import { useTestDatabase } from "./support/database";

jest.mock("../lib/server/env", () => ({ ...jest.requireActual("../lib/server/env"), env: jest.fn() }));
useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
  forgetRemembered();
  useSettings();
});

const ORIGIN = "http://localhost:3000";
const ask = (address: string, init: { host?: string; method?: string } = {}) =>
  middleware(
    new NextRequest(ORIGIN + address, { method: init.method, headers: { host: init.host ?? "shop.example" } }),
  );

const insertSharedList = (storeId: string, shareToken: string) =>
  getDatabase().insert(wishlists).values({
    storeId,
    id: "list",
    anonymousId: "somebody",
    shareToken,
    createdAt: new Date(),
    modifiedAt: new Date(),
  });

const policyOf = (response: Response) => response.headers.get("content-security-policy");

describe("in an open shop", () => {
  beforeEach(() => insertStore("nila-loom"));

  it.each([
    ["/", "/nila-loom"],
    ["/product/shirt", "/nila-loom/product/shirt"],
    ["/product/shirt?variant=A%2FB", "/nila-loom/product/shirt/variant/A~2FB"],
    ["/product/shirt?variant=100%25", "/nila-loom/product/shirt/variant/100~25"],
    [
      "/category/silk?page=2&filter.colour=red,blue",
      "/nila-loom/category/silk/filtered?page=2&filter.colour=red%2Cblue",
    ],
    ["/search?q=ikat", "/nila-loom/search?q=ikat"],
    // Internally, the path of every page begins with the store's id, but such a path is not a URL of the shop: it leads
    // to no page.
    ["/nila-loom/product/shirt", "/nila-loom/nila-loom/product/shirt"],
    ["/_/product/shirt", "/nila-loom/_/product/shirt"],
  ])("rewrites %s to the page %s and keeps the address", async (address, page) => {
    const response = await ask(address);
    expect(getRewrittenUrl(response)).toBe(ORIGIN + page);
    expect(response.status).toBe(200);
  });

  it.each(["/404", "/missing"])("answers %s with a complete page and status 404", async (address) => {
    const response = await ask(address);
    expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/nila-loom/missing`);
    expect(response.status).toBe(404);
  });

  it("shows a wishlist while it is shared, and answers 404 afterwards", async () => {
    const link = "/wishlist/shared/the-token";
    expect((await ask(link)).status).toBe(404);
    await insertSharedList("nila-loom", "the-token");
    expect(getRewrittenUrl(await ask(link))).toBe(`${ORIGIN}/nila-loom${link}`);
    const missing = await ask("/wishlist/shared/another");
    expect(missing.status).toBe(404);
    expect(getRewrittenUrl(missing)).toBe(`${ORIGIN}/nila-loom/missing`);
    expect(missing.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    ["/home", "/"],
    ["/category/silk/filtered?page=2", "/category/silk?page=2"],
    ["/product/shirt/variant/A", "/product/shirt?variant=A"],
  ])("redirects %s permanently", async (address, target) => {
    const response = await ask(address);
    expect(getRedirectUrl(response)).toBe(ORIGIN + target);
    expect(response.status).toBe(308);
  });

  it.each(["/others/service-unavailable", "/others/invalid-domain"])(
    "redirects %s to the home page",
    async (address) => {
      const response = await ask(address);
      expect(getRedirectUrl(response)).toBe(`${ORIGIN}/`);
      expect(response.status).toBe(307);
      expect(response.headers.get("cache-control")).toContain("no-store");
    },
  );

  it("lets caches keep pages that are the same for everybody for a minute", async () => {
    for (const path of ["/product/shirt", "/category/silk?page=2", "/search?q=silk"])
      expect((await ask(path)).headers.get("cache-control")).toContain("s-maxage=60");
  });

  it.each([
    "/account",
    "/account/nothing/x.php",
    "/cart",
    "/cart/x",
    "/checkout/1/pay",
    "/checkout/order-summary/quotation/1/x",
    "/quote-status/1/x/y",
    "/wishlist",
    "/wishlist/shared/nobody",
    "/order-review/x",
    "/search/x",
  ])("lets no shared cache keep what stands at %s, be it nothing", async (address) => {
    expect((await ask(address)).headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    ["/%61ccount/profile?a=%61", "/account/profile?a=a"],
    ["/checkou%74/1/p%61y", "/checkout/1/pay"],
    ["/product/s%68irt", "/product/shirt"],
  ])("redirects %s, which is another writing of the address, to %s", async (address, target) => {
    const response = await ask(address);
    expect(getRedirectUrl(response)).toBe(ORIGIN + target);
    expect(response.status).toBe(308);
    const isPersonal = !target.startsWith("/product");
    expect(response.headers.get("cache-control")).toBe(isPersonal ? "private, no-store" : null);
  });

  it("judges a path with an escaped slash as Next.js reads it", async () => {
    const response = await ask("/account%2Forders");
    expect(policyOf(response)).toContain("'strict-dynamic'");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each(["/", "/product/shirt", "/cart", "/404"])(
    "gives %s a policy without a nonce, so that it can be cached",
    async (address) => {
      const policies = await Promise.all([ask(address), ask(address)].map(async (asked) => policyOf(await asked)));
      expect(policies[0]).toContain("script-src 'self' 'unsafe-inline';");
      expect(policies[0]).toBe(policies[1]);
    },
  );

  it.each(["/account", "/account/profile", "/checkout", "/guest-login", "/find-order", "/order-review"])(
    "gives %s a policy with a new nonce, which Next.js finds in the request",
    async (address) => {
      const [one, other] = await Promise.all([ask(address), ask(address)]);
      expect(policyOf(one)).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic' 'sha256-/);
      expect(policyOf(one)).not.toBe(policyOf(other));
      expect(one.headers.get("x-middleware-request-content-security-policy")).toBe(policyOf(one));
    },
  );

  it.each([
    ["/%E0%A4%A", "GET", 400],
    ["/product/%00", "GET", 400],
    [`/search?q=${"x".repeat(10_240)}`, "GET", 414],
    ["/", "POST", 405],
  ])("refuses %.20s by %s with %s and a link to the shop", async (address, method, status) => {
    const response = await ask(address, { method });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('href="/"');
  });
});

it("says with status 503 that an order cannot be read", async () => {
  await insertStore("nila-loom");
  const { status, headers } = await ask("/others/unreadable");
  expect([status, headers.get("cache-control")]).toEqual([503, expect.stringContaining("no-store")]);
});

describe("in a closed shop", () => {
  it.each([
    ["closed by its owner", () => insertStore("nila-loom", { status: "inactive" })],
    ["without any data", () => Promise.resolve()],
  ])("%s, every page redirects to one that says so and shows nothing of the store", async (_, prepare) => {
    await prepare();
    for (const address of ["/", "/product/shirt?variant=A", "/404", "/others/invalid-domain"]) {
      const response = await ask(address);
      expect(getRedirectUrl(response)).toBe(`${ORIGIN}/others/service-unavailable`);
      expect(response.status).toBe(307);
      expect(response.headers.get("cache-control")).toContain("no-store");
    }
    const closed = await ask("/others/service-unavailable");
    expect(getRewrittenUrl(closed)).toBe(`${ORIGIN}/-/others/service-unavailable`);
    expect(closed.status).toBe(503);
    expect(closed.headers.get("retry-after")).toBe("60");
    expect(closed.headers.get("cache-control")).toContain("no-store");
  });
});

describe("while the database is away", () => {
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

  it("asks people to come back, by a page that needs neither the store nor the database", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    const database = jest.spyOn(getDatabase(), "select").mockImplementation(() => {
      throw away;
    });
    const response = await ask("/product/shirt");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(policyOf(response)).toContain("default-src 'none'");
    expect(await response.text()).toContain("Back in a moment");
    expect(logged.mock.calls.flat().every((said) => typeof said === "string")).toBe(true);
    database.mockRestore();
    logged.mockRestore();
  });

  it("takes no other fault for it", async () => {
    const database = jest.spyOn(getDatabase(), "select").mockImplementation(() => {
      throw new Error("a bug");
    });
    await expect(ask("/product/shirt")).rejects.toThrow("a bug");
    database.mockRestore();
  });
});

it("says on an unknown host that there is no shop here", async () => {
  useSettings({ STORE_HOSTS: "shop.example=nila-loom" });
  await insertStore("nila-loom");
  const response = await ask("/product/shirt", { host: "stranger.example" });
  expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/-/others/invalid-domain`);
  expect(response.status).toBe(404);
});

it.each([
  ["/", true],
  ["/product/shirt", true],
  ["/apiary", true],
  ["/x.php", true],
  ["/product/a.png", true],
  ["/api/cart", false],
  ["/api", false],
  ["/_next/static/chunks/a.js", false],
  ["/uploads/nila-loom/products/a.webp", false],
  ["/store_details/details_v4", false],
  ["/sitemap/1.xml", false],
  ["/sitemap.xml", false],
  ["/robots.txt", false],
  ["/sw.js", false],
  ["/reload.js", false],
  ["/manifest.webmanifest", false],
])("handles %s: %s", (url, handled) => {
  expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(handled);
  expect(isPagePath(url)).toBe(handled);
});

it.each([
  ["/api/orders/%zz", "application/problem+json"],
  ["/api/owner/orders/%ED%A0%80", "application/problem+json"],
  ["/store_details/%zz", "text/html; charset=utf-8"],
  ["/uploads/%ED%A0%80", "text/html; charset=utf-8"],
  ["/uploads/nila-loom/%00.webp", "text/html; charset=utf-8"],
  ["/_next/%", "text/html; charset=utf-8"],
])("refuses %s, which Next.js could not decode", async (url, type) => {
  expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(true);
  const response = await ask(url, { method: "POST" });
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe(type);
});

it("leaves calls and files with escapes to their handlers", async () => {
  const response = await ask("/api/orders/a%20b", { method: "POST" });
  expect(response.headers.get("x-middleware-next")).toBe("1");
});

it("ignores every file in the public folder", () => {
  const files = readdirSync("public");
  expect(files.length).toBeGreaterThan(0);
  const handled = files.filter((file) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url: `/${file}` }));
  expect(handled).toEqual([]);
});

describe("in a shop that sells by enquiry", () => {
  beforeEach(() => insertStore("nila-loom", anEnquiryStoreRow()));

  it.each(["/cart", "/checkout", "/checkout/1/pay", "/account/orders", "/guest-login", "/find-order", "/on-sale"])(
    "%s is missing, with the policy of pages that are the same for everybody",
    async (address) => {
      const response = await ask(address);
      expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/nila-loom/missing`);
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toContain("no-store");
      expect(policyOf(response)).not.toContain("nonce-");
    },
  );
  it.each(["/", "/product/shirt", "/wishlist", "/account", "/account/profile"])("still shows %s", async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/nila-loom${address === "/" ? "" : address}`);
  });
});
