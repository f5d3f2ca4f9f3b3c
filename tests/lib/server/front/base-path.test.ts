import { withDelayedScripts } from "@/lib/server/front/delayed-scripts";
import { useFront } from "@/tests/support/front-server";

jest.mock("@/lib/domain/site/base-path", () => jest.requireActual("@/tests/support/below-shop").belowShop());

let rendered: string[] = [];
const { ask } = useFront((request, response) => {
  rendered.push(request.url ?? "");
  response.setHeader("Cache-Control", "public, s-maxage=60").setHeader("Content-Type", "text/html").end("page");
});
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
