import { expect, test } from "@playwright/test";

for (const path of ["/api", "/api/nonexistent", "/api/cart/x/y/z"]) {
  test(`${path} answers 404 with problem details`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["content-type"]).toBe("application/problem+json");
    expect(answer.headers()["cache-control"]).toBe("no-store");
  });
}

for (const path of ["/_next/x", "/.well-known/x", "/sitemap/a/b", "/store_details/x", "/uploads"]) {
  test(`${path} is no page of the shop`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["cache-control"] ?? "").not.toContain("s-maxage");
  });
}

for (const [method, path] of [
  ["PUT", "/api/cart"],
  ["TRACE", "/api/cart"],
  ["TRACE", "/"],
  ["PROPFIND", "/"],
] as const) {
  test(`${method} ${path} is told the methods there are`, async ({ request }) => {
    const answer = await request.fetch(path, { method });
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toContain("GET");
  });
}

for (const path of [
  "/account/nothing/here",
  "/account/nothing/",
  "/checkout/1/nothing",
  "/cart/x",
  "/quote-status/1/2/3",
  "/wishlist/x",
]) {
  test(`what stands at ${path} is kept by no shared cache`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(answer.headers()["cache-control"]).toContain("private");
  });
}
