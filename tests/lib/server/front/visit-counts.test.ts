import type { IncomingMessage, ServerResponse } from "node:http";
import { NOTHING_FOUND_TAG } from "@/lib/domain/site/cache-tags";
import { countAnswers } from "@/lib/server/front/answered-pages";
import { nameShownTags } from "@/lib/server/front/shown-tags";
import { createVisitCounter } from "@/lib/server/front/visit-counter";
import { tellTags, useFront } from "@/tests/support/front-server";

// What the front sends from memory never reaches the server, so the front counts it.

const SHARED = { "Cache-Control": "public, max-age=0, s-maxage=60", "Content-Type": "text/html" };
const counter = createVisitCounter();
let rendered = 0;
const { ask } = useFront(answer, { onAnswered: countAnswers(counter) });

async function answer(request: IncomingMessage, response: ServerResponse) {
  rendered += 1;
  const { url = "" } = request;
  if (url.startsWith("/product/gone")) return void response.writeHead(307, { Location: "/404" }).end();
  if (url === "/product/twice") return void response.writeHead(307, { Location: ["/404", "/404"] }).end();
  if (url.endsWith(".php") || url === "/404") return void response.writeHead(404).end();
  tellTags(request, []);
  await null;
  nameShownTags(url.includes("unicorn") ? ["store:nila", NOTHING_FOUND_TAG] : ["store:nila"]);
  response.setHeaders(new Map(Object.entries(SHARED))).end("page");
}

beforeEach(() => {
  counter.take();
  rendered = 0;
});
/** What was counted, without the order in which it was. */
const counted = () =>
  Object.fromEntries(
    counter
      .take()
      .map(({ kind, subject, count }) => [`${kind} ${subject}`, count])
      .sort(),
  );

it("counts a kept search each time it is sent", async () => {
  for (let each = 0; each < 3; each += 1) await ask("/search?q=silk");
  await ask("/search?q=Silk&utm_source=mail");
  expect(rendered).toBeLessThan(4);
  expect(counted()).toEqual({ "search silk": 4 });
});

it("counts everybody who waits for the same search", async () => {
  await Promise.all([1, 2, 3].map(() => ask("/search?q=khadi")));
  expect(rendered).toBe(1);
  expect(counted()).toEqual({ "search khadi": 3 });
});

it("counts searches without a result, kept or not, and those of the router", async () => {
  await ask("/search?q=unicorn");
  await ask("/search?q=unicorn");
  await ask("/search?q=unicorn&_rsc=1", { headers: { rsc: "1" } });
  expect(counted()).toEqual({ "search unicorn": 3, "search_without_result unicorn": 3 });
});

it("counts missed addresses once, whichever way they are answered", async () => {
  await ask("/product/gone?utm_source=mail");
  await ask("/product/twice");
  await ask("/404");
  await ask("/wp-login.php");
  await ask("/wp-login.php");
  expect(counted()).toEqual({
    "missed_address /product/gone": 1,
    "missed_address /product/twice": 1,
    "missed_address /wp-login.php": 2,
  });
});

it("does not count what a browser fetches ahead, heads, or other pages", async () => {
  await ask("/search?q=linen", { headers: { "sec-purpose": "prefetch;prerender" } });
  await ask("/search?q=linen", { headers: { "next-router-prefetch": "1", rsc: "1" } });
  await ask("/search?q=linen", { method: "HEAD" });
  await ask("/");
  expect(counted()).toEqual({});
});

it("keeps nothing of the visitor", async () => {
  await ask("/search?q=silk", { headers: { cookie: "session=1234567", "x-forwarded-for": "203.0.113.7" } });
  await ask("/wp-login.php", { headers: { cookie: "session=1234567", "user-agent": "Somebody" } });
  expect(JSON.stringify(counter.take())).not.toMatch(/session|203\.0\.113|Somebody|::1|127\.0/);
});
