import { countAnswers } from "@/lib/server/front/answered-pages";
import type { Handler } from "@/lib/server/front/collected-response";
import { withDelayedScripts } from "@/lib/server/front/delayed-scripts";
import { createVisitCounter } from "@/lib/server/front/visit-counter";
import { useFront } from "@/tests/support/front-server";

jest.mock("@/lib/domain/site/base-path", () => jest.requireActual("@/tests/support/below-shop").belowShop());

let rendered: string[] = [];
const counter = createVisitCounter();
const answer: Handler = (request, response) => {
  rendered.push(request.url ?? "");
  if (request.url === "/shop/product/gone") return void response.writeHead(307, { Location: "/shop/404" }).end();
  if (!request.url?.startsWith("/shop")) return void response.writeHead(404).end();
  response.setHeader("Cache-Control", "public, s-maxage=60").setHeader("Content-Type", "text/html").end("page");
};
const { ask } = useFront(answer, { onAnswered: countAnswers(counter) });
beforeEach(() => {
  rendered = [];
});

it.each(["/shop", "/shop/category/cloth", "/shop/search?q=ikat"])(
  "keeps %s, and asks Next.js for that address",
  async (path) => {
    await ask(path);
    await ask(path);
    expect(rendered).toEqual([path]);
  },
);

it.each(["/", "/category/cloth", "/shopping", "/shop/", "/shop/cart"])("leaves %s to Next.js", async (path) => {
  await ask(path);
  await ask(path);
  expect(rendered).toEqual([path, path]);
});

it("delays scripts below the path", () => {
  const head = '<head><script src="/shop/_next/static/chunks/2c2ebo-4bayj2.js" async=""></script>';
  expect(withDelayedScripts(head)).toContain('(["/shop/_next/static/chunks/2c2ebo-4bayj2.js"])');
});

it("counts missed addresses and searches of the shop, and none of the rest of the host", async () => {
  counter.take();
  for (const path of ["/shop/product/gone", "/shop/search?q=silk", "/wp-login.php"]) await ask(path);
  expect(counter.take().map(({ kind, subject }) => [kind, subject])).toEqual([
    ["missed_address", "/product/gone"],
    ["search", "silk"],
  ]);
});
