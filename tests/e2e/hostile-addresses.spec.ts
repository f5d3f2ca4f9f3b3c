import { expect, test } from "./support/shop-test";

const LONG = "a".repeat(10_000);

/** URLs an attacker might try. Each must lead to a page, a redirect or a refusal, but never to an internal error. */
const ADDRESSES = [
  "/category/cloth?page=-1",
  "/category/cloth?page=999999999999",
  "/category/cloth?page=1e9",
  "/category/cloth?page=9999",
  "/category/cloth?page=2&page=3",
  "/category/cloth?min_price=abc&max_price=-5",
  "/category/cloth?min_price=99999999999999999999",
  "/category/cloth?filter.colour=%27%20or%201=1--",
  "/category/cloth?filter.__proto__=x&filter.constructor=y",
  "/category/cloth?filter.=x&filter.colour=",
  "/category/cloth?sort_by=drop%20table",
  "/all-products?page=%00",
  "/search",
  "/search?q=a",
  "/search?q=%22unclosed",
  "/search?q=!%26%7C%3A*",
  "/search?q=%F0%9F%A7%B6%F0%9F%A7%B6%F0%9F%A7%B6",
  `/search?q=${"b".repeat(4_000)}`,
  `/search?q=${LONG}`,
  "/product/%E0%A4%A",
  "/product/%00",
  "/product/..%2F..%2Fetc%2Fpasswd",
  "/product/madras-check-kannur-twill?variant=%3Cscript%3E",
  "/product/madras-check-kannur-twill?variant=100%25",
  "/product/madras-check-kannur-twill?variant=100%",
  "/product/madras-check-kannur-twill?variant=%2E%2E%2F..",
  "/product/madras-check-kannur-twill/variant/100%25",
  `/product/${"c".repeat(3_000)}`,
  "/product/_",
  "/_/product/x",
  "/nila-loom/product/night-ikat",
  "/category/cloth/filtered",
  "/uploads/nila-loom/../../owner-token",
  "/uploads/nila-loom/%2e%2e%2f%2e%2e%2fowner-token",
  "/uploads/other/x.webp",
  "/api/products?page=-1&limit=1000000",
  "/api/products?q=%00",
  "/api/products/unknown/stock",
  "/api/search?q=%27",
  "/api/orders/%zz",
  "/api/orders/%00",
  "/api/orders/%ED%A0%80",
  "/api/owner/orders?store_id=%00",
  "/api/newsletter/unsubscribe?token=%00",
  "/stop-mails?list=%00&token=%00",
  "/uploads/%ED%A0%80",
  "/uploads/nila-loom/%00.webp",
  "/sitemap/%zz",
  "/store_details/%zz",
  "/store_details/details_v4",
  "/store_details/details_v4?store_id=%00",
];

for (const address of ADDRESSES) {
  test(`${address.slice(0, 80)} causes no fault`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status(), await answer.text()).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/at .*\.(js|ts):\d+/);
  });
}
