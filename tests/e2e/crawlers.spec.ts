import { expect, test } from "./support/shop-test";

/** The structured data in the HTML, which crawlers read without running scripts. */
function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json));
}
const head = (html: string) => html.slice(0, html.indexOf("</head>"));

test("a product page has complete metadata in its head", async ({ request }) => {
  const html = await (await request.get("/product/madras-check-kannur-twill")).text();
  expect(head(html)).toMatch(/<title>[^<]*Madras check/);
  expect(head(html)).toMatch(/<meta name="description" content="[^"]{40,}/);
  expect(head(html)).toMatch(/<link rel="canonical" href="http[^"]*\/product\/madras-check-kannur-twill"/);
  expect(head(html)).toContain('property="og:image"');
  expect(head(html)).toContain('name="twitter:card"');
  expect(head(html)).toContain('name="theme-color"');
  const kinds = structuredData(html).map((data) => data["@type"]);
  expect(kinds).toContain("ProductGroup");
  expect(kinds).toContain("BreadcrumbList");
  expect(html).not.toContain("aggregateRating");
});

test("the home page describes the shop", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const kinds = structuredData(html).map((data) => data["@type"]);
  expect(kinds).toContain("Organization");
  expect(kinds).toContain("WebSite");
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("a filtered list is crawled but not indexed, and points to the whole list", async ({ request }) => {
  const html = await (await request.get("/category/cloth?filter.colour=indigo&utm_source=x")).text();
  expect(head(html)).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(head(html)).toMatch(/<link rel="canonical" href="[^"?]*\/category\/cloth"/);
});

test("unknown parameters do not change a cached page", async ({ request }) => {
  const html = await (await request.get("/category/cloth?utm_source=mail")).text();
  expect(head(html)).not.toContain("noindex");
});

for (const path of [
  "/",
  "/category/cloth",
  "/product/madras-check-kannur-twill",
  "/category/cloth?page=2",
  "/search?q=ikat",
]) {
  test(`${path} tells crawlers what it tells people, without a script`, async ({ request }) => {
    const asks = async (agent: string) => (await request.get(path, { headers: { "User-Agent": agent } })).text();
    const person = await asks("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36");
    for (const html of [
      person,
      await asks("Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"),
    ]) {
      expect(head(html)).toMatch(/<title>[^<]+<\/title>/);
      expect(head(html)).toMatch(/<meta name="description" content="[^"]+"/);
      if (!path.startsWith("/search")) expect(head(html)).toMatch(/<link rel="canonical" href="http[^"]+"/);
      expect(html.length).toBeLessThan(1.1 * person.length);
    }
    // Pages without a query are cached, so crawlers get the same bytes as people, with prices and structured data.
    if (path.includes("?")) return;
    for (const agent of ["bingbot/2.0", "Twitterbot/1.0", "facebookexternalhit/1.1", "Googlebot/2.1"])
      expect(await asks(agent)).toBe(person);
    expect(structuredData(person).length).toBeGreaterThan(0);
    expect(person).toMatch(/₹|&#8377;/);
  });
}

for (const path of [
  "/no/such/page",
  "/nothing",
  "/product/no-such-product",
  "/category/no-such",
  "/blogs/no-such",
  "/blogs/page/1",
  "/blogs/page/99",
]) {
  test(`${path} redirects to the 404 page in the shop's frame`, async ({ request }) => {
    const first = await request.get(path, { maxRedirects: 0 });
    expect([307, 308]).toContain(first.status());
    expect(first.headers().location).toMatch(/\/404$/);
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("We can’t find that page");
  });
}

test("robots.txt names the sitemap, whose parts list every product", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /cart");
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const index = await (await request.get("/sitemap.xml")).text();
  const [, part = ""] = /<loc>[^<]*?(\/sitemap[^<]*\.xml)<\/loc>/.exec(index) ?? [];
  const urls = await (await request.get(part)).text();
  expect(urls).toContain("/product/night-ikat</loc>");
  expect(urls).toContain("<image:loc>");
});

test("the published call returns the store in wire form", async ({ request }) => {
  const answer = await (await request.get("/store_details/details_v4?store_id=nila-loom")).json();
  expect(answer.status).toBe(true);
  expect(answer.store_details.name).toBe("Nila Loom");
  expect(answer.ys_features).toContain("newsletter");
});

test("an address with an id redirects permanently to the slug", async ({ request }) => {
  const { list } = await (await request.get("/api/products?limit=1")).json();
  const answer = await request.get(`/product/${list[0]._id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toContain(`/product/${list[0].slug}`);
});
