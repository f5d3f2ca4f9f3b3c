import net from "node:net";
import { gzipSync } from "node:zlib";
import { type Answered, readAnswer, requestText } from "../support/raw-http";
import { faultOf, shuffled, USUAL_CLIENTS, VARIANTS, type Variant } from "../support/request-variants";
import { expect, test } from "./support/shop-test";

/** Requests a page over a plain socket, to see the exact bytes of the response, which `fetch` would decode. */
async function ask(origin: string | undefined, variant: Variant, path = variant.path ?? "/"): Promise<Answered> {
  const { hostname, port, host } = new URL(origin ?? "");
  const socket = net.connect(Number(port || 80), hostname);
  socket.write(requestText(path, { ...variant, headers: { host, ...variant.headers } }));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return readAnswer(Buffer.concat(parts), variant.method);
}

/**
 * Requests that must all get the same page. Left out are requests for another host, which belongs to another store,
 * requests over https, and requests for other paths.
 */
const SAME_PAGE = VARIANTS.filter(
  ({ headers, path }) => !path && !headers?.host && headers?.["x-forwarded-proto"] !== "https",
);

for (const path of ["/", "/category/cloth", "/product/madras-check-kannur-twill"]) {
  test(`${path} is the same for every client, in what it can read, whoever came before`, async ({ baseURL }) => {
    const plain = await ask(baseURL, { name: "plain", reads: ["identity"] }, path);
    expect(plain.text).toContain("</html>");
    const found: string[] = [];
    for (const seed of [1, 2, 3])
      for (const variant of shuffled(SAME_PAGE, seed)) {
        const fault = faultOf(variant, await ask(baseURL, variant, path), plain.text);
        if (fault) found.push(fault);
      }
    const together = await Promise.all(
      shuffled(SAME_PAGE, 4).map(async (variant) => [variant, await ask(baseURL, variant, path)] as const),
    );
    for (const [variant, answered] of together) {
      const fault = faultOf(variant, answered, plain.text);
      if (fault) found.push(fault);
    }
    expect(found).toEqual([]);
  });

  test(`${path} soon comes in brotli, at least 15 % smaller than in gzip`, async ({ baseURL }) => {
    const browser = { name: "browser", reads: ["br", "gzip"], headers: { "accept-encoding": "gzip, deflate, br" } };
    const shareOfGzip = async () => {
      const { headers, body, text } = await ask(baseURL, browser, path);
      return headers["content-encoding"] === "br" ? body.length / gzipSync(text, { level: 6 }).length : 1;
    };
    await expect.poll(shareOfGzip, { intervals: [50] }).toBeLessThan(0.85);
  });
}

test("a burst on a page that nobody has asked for yet gets one page", async ({ baseURL }) => {
  const [client] = USUAL_CLIENTS;
  if (!client) throw new Error("There are no clients.");
  const path = `/product/madras-check-kannur-twill?utm_source=burst-${Date.now()}`;
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(baseURL, client, path)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1);
  // All answers come from one rendering by Next.js. If the front server had requested the page again, Next.js would
  // have answered from its own cache, with another value of this header.
  expect(new Set(answers.map(({ headers }) => headers["x-nextjs-cache"])).size).toBe(1);
});

test("search results and chosen lists are sent again, whatever else is in the address", async ({ baseURL }) => {
  const [client] = USUAL_CLIENTS;
  if (!client) throw new Error("There are no clients.");
  for (const path of ["/search?q=ikat", "/category/cloth?sort_by=price_asc", "/all-products?page=2"]) {
    const first = await ask(baseURL, client, path);
    const again = await ask(baseURL, client, `${path}&utm_source=mail`);
    expect(first.status).toBe(200);
    expect(again.headers.age).toMatch(/^\d+$/);
    expect(again.text).toBe(first.text);
  }
});

test("a client that hangs up in the middle harms nobody", async ({ baseURL }) => {
  const { hostname, port, host } = new URL(baseURL ?? "");
  for (const path of ["/", "/search?q=cotton", "/category/cloth?page=2"])
    for (let client = 0; client < 20; client += 1) {
      const socket = net.connect(Number(port || 80), hostname);
      socket.write(requestText(path, { headers: { host, "accept-encoding": "gzip" } }));
      if (client % 2 === 0) await new Promise((resolve) => socket.once("data", resolve));
      socket.destroy();
    }
  const whole = await ask(baseURL, { name: "after", reads: ["gzip"], headers: { "accept-encoding": "gzip" } });
  expect(whole.text).toContain("</html>");
});

/** Pages that only one visitor may see, and for each the path to which a request by anybody else is redirected. */
const LED_AWAY: readonly (readonly [string, string])[] = [
  ["/account", "/account/sign-in"],
  ["/account/profile", "/account/sign-in?next=%2Faccount%2Fprofile"],
  ["/account/orders", "/account/sign-in?next=%2Faccount%2Forders"],
  ["/account/orders/nobodys", "/account/sign-in?next=%2Faccount%2Forders%2Fnobodys"],
  ["/account/orders/nobodys/invoice", "/account/sign-in?next=%2Faccount%2Forders%2Fnobodys%2Finvoice"],
  ["/account/quotations/nobodys", "/account/sign-in?next=%2Faccount%2Fquotations%2Fnobodys"],
  ["/account/feedback", "/account/sign-in?next=%2Faccount%2Ffeedback"],
  ["/account/sign-up/code", "/account/sign-up"],
  ["/checkout", "/account/sign-in?next=%2Fcheckout"],
  ["/checkout/aaaaaaaaaaaaaaaaaaaaaaaa", "/account/sign-in?next=%2Fcheckout%2Faaaaaaaaaaaaaaaaaaaaaaaa"],
  ["/checkout/aaaaaaaaaaaaaaaaaaaaaaaa/review", "/account/sign-in?next=%2Fcheckout%2Faaaaaaaaaaaaaaaaaaaaaaaa"],
  ["/checkout/aaaaaaaaaaaaaaaaaaaaaaaa/pay", "/account/sign-in?next=%2Fcheckout%2Faaaaaaaaaaaaaaaaaaaaaaaa"],
  ["/checkout/order-summary/nobodys", "/404"],
  ["/checkout/order-summary/nobodys/invoice", "/404"],
  ["/checkout/order-summary/nobodys/credit-notes/1", "/404"],
  ["/checkout/order-summary/quotation/nobodys", "/404"],
  ["/quote-status/nobodys/accept", "/404"],
  ["/newsletter/made-up", "/404"],
];

for (const [path, target] of LED_AWAY) {
  test(`${path} leads to ${target} without a script`, async ({ baseURL }) => {
    for (const encoding of ["identity", "gzip", "br"]) {
      const answered = await ask(baseURL, { name: path, reads: [], headers: { "accept-encoding": encoding } }, path);
      expect(answered.status).toBe(307);
      expect(answered.headers.location?.replace(baseURL ?? "", "")).toBe(target);
      expect(answered.text).not.toContain("<script");
    }
  });
}
