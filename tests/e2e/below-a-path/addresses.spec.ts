import type { APIRequestContext } from "@playwright/test";
import { BASE_PATH, withBasePath, withoutBasePath } from "@/lib/domain/site/base-path";
import { button, fillCart, headersOf } from "../support/checkout-steps";
import { becomeCustomer, messageTo } from "../support/customer";
import { placeOrder } from "../support/placed-order";
import { expect, test, wakeUp } from "../support/shop-test";

/** Attributes of HTML elements with one address, and those with several. */
const ONE = /\s(?:href|src|action|formaction|poster|content)="([^"]*)"/gi;
const SEVERAL = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;

/** All addresses on this host in a document: in attributes as paths, and anywhere as whole addresses. */
function addressesIn(text: string, origin = ""): string[] {
  const one = [...text.matchAll(ONE)].map(([, address = ""]) => address);
  const several = [...text.matchAll(SEVERAL)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((entry) => entry.trim().split(" ")[0] ?? "");
  const paths = [...one, ...several].filter((address) => /^\/(?!\/)/.test(address));
  const whole = [...text.matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].flatMap(([address]) =>
    address.startsWith(origin) ? [address.slice(origin.length) || "/"] : [],
  );
  return [...new Set([...paths, ...whole])].map((address) => address.replaceAll("&amp;", "&"));
}

const outside = (addresses: readonly string[]) => addresses.filter((address) => withoutBasePath(address) === null);

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  const { link = "", "content-security-policy": policy = "" } = answer.headers();
  const sent = [...link.matchAll(/<([^>]+)>/g)].map(([, address]) => address);
  const reports = /report-uri (\S+)/.exec(policy)?.[1];
  expect(outside([...sent, reports].flatMap((address) => address ?? []))).toEqual([]);
  return answer.text();
}

const PICTURE = /\.(?:avif|webp)$/;

/** With a few pictures only: each has to be made for this test, and all of them by the same handler. */
function withFewPictures(addresses: readonly string[]): string[] {
  const pictures = addresses.filter((address) => PICTURE.test(address));
  return [...addresses.filter((address) => !PICTURE.test(address)), ...pictures.slice(0, 20)];
}

test("no page and no file leads to an address of this host outside the shop, and what they name is there", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeCustomer(page);
  const order = await placeOrder(page);
  await fillCart(page);
  const { request } = page;
  const { list } = await (await request.get("/api/products?limit=1")).json();
  const { checkout_id } = await (
    await request.post("/api/checkout", { headers: await headersOf(request), data: { currency: "INR" } })
  ).json();
  const { list: orders } = await (await request.get("/api/orders")).json();
  const { _id: orderId } = orders.find(({ order_number }: { order_number: string }) => order_number === order);
  const paths = [
    "/",
    "/category/cloth",
    "/category/cloth?page=2",
    "/all-products",
    `/product/${list[0].slug}`,
    "/product/madras-check-kannur-twill",
    "/search?q=ikat",
    "/blogs",
    "/collections",
    "/store-locator",
    "/cart",
    "/wishlist",
    "/account",
    "/account/orders",
    `/account/orders/${orderId}`,
    "/account/address",
    "/account/profile",
    `/checkout/${checkout_id}/address`,
    "/find-order",
    "/others/offline",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap/1.xml",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
    "/api/openapi.json",
  ];
  const named = new Set<string>();
  for (const path of paths) {
    const addresses = addressesIn(await textOf(request, path), baseURL);
    expect(outside(addresses), path).toEqual([]);
    for (const address of addresses) named.add(address.replace(/#.*/, ""));
  }
  expect(named.size).toBeGreaterThan(200);

  // The article is the first that the journal names.
  const article = [...named].find((address) => /\/blogs\/(?!page\/)./.test(address)) ?? "";
  expect(outside(addressesIn(await textOf(request, new URL(article, baseURL).href), baseURL))).toEqual([]);

  // Calls answer only to what they are made for.
  const fetched = [...named].filter((address) => !address.startsWith(withBasePath("/api/")) && !/[{}]/.test(address));
  const missing: string[] = [];
  const next = withFewPictures(fetched).values();
  const follow = async () => {
    for (const address of next) {
      const answer = await request.get(new URL(address, baseURL).href, { maxRedirects: 0 });
      const { location } = answer.headers();
      if (answer.status() >= 400) missing.push(`${answer.status()} ${address}`);
      if (
        location &&
        new URL(location, baseURL).origin === baseURL &&
        outside([new URL(location, baseURL).pathname])[0]
      )
        missing.push(`${address} leads to ${location}`);
    }
  };
  await Promise.all([follow(), follow(), follow(), follow()]);
  expect(missing).toEqual([]);
});

test("mails lead into the shop", async ({ page, baseURL }) => {
  const email = await becomeCustomer(page);
  await placeOrder(page);
  for (const template of ["welcome", "order_placed"]) {
    const addresses = addressesIn(await messageTo(page.request, email, template), baseURL);
    expect(addresses.length).toBeGreaterThan(0);
    expect(outside(addresses)).toEqual([]);
  }
});

test("cookies and what the browser keeps belong to the shop alone", async ({ page, baseURL }) => {
  await becomeCustomer(page);
  await fillCart(page);
  await page.goto("/cart");
  await expect(button(page, "Checkout")).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain("XSRF-TOKEN");
  expect(cookies.filter(({ path }) => path !== BASE_PATH)).toEqual([]);
  const atRoot = await page.context().cookies(`${baseURL}/`);
  expect(atRoot).toEqual([]);

  await page.goto("/");
  await wakeUp(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => ({
    scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    names: [...Object.keys(localStorage), ...(await caches.keys())],
  }));
  expect(kept.scopes).toEqual([BASE_PATH]);
  expect(kept.names.length).toBeGreaterThan(1);
  expect(kept.names.filter((name) => !name.startsWith(BASE_PATH))).toEqual([]);
});

for (const path of ["/", "/cart", "/api/health", "/robots.txt", `${BASE_PATH}ping`]) {
  test(`${path} is no address of the shop`, async ({ baseURL, request }) => {
    expect((await request.get(`${baseURL}${path}`)).status()).toBe(404);
  });
}

for (const [path, target] of [
  ["/account", "/account/sign-in"],
  ["/checkout", "/account/sign-in?next=%2Fcheckout"],
  ["/home", "/"],
  ["/all-products/filtered?page=2", "/all-products?page=2"],
  ["/product/night-ikat/variant/none", "/product/night-ikat?variant=none"],
  ["/.well-known/change-password", "/account/profile"],
] as const) {
  test(`${path} redirects within the shop`, async ({ baseURL, request }) => {
    const { location = "" } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(new URL(location, baseURL).href).toBe(`${baseURL}${withBasePath(target)}`);
  });
}
