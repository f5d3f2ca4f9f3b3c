import type { IncomingMessage, ServerResponse } from "node:http";
import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { createPageStore } from "@/lib/server/front/page-store";
import { nameShownTags } from "@/lib/server/front/shown-tags";
import { tellTags, until, useFront } from "@/tests/support/front-server";

// Search results and lists with a choice: Next.js renders them for every request, and the front keeps them.

const SHARED = { "Cache-Control": "public, max-age=0, s-maxage=60", "Content-Type": "text/html" };
const MAX_BYTES = 200_000;
const store = createPageStore();
const chosen = createPageStore(MAX_BYTES);
let rendered: string[] = [];
let tags: readonly string[] = [];
let rest: () => Promise<void> = async () => undefined;
const { ask } = useFront((request, response) => void render(request, response), { store, chosen });

async function render(request: IncomingMessage, response: ServerResponse) {
  rendered.push(request.url ?? "");
  // As Next.js does for the empty part of a page that it renders for each request.
  tellTags(request, []);
  await rest();
  nameShownTags(tags);
  response.setHeaders(new Map(Object.entries(SHARED))).end(`page ${rendered.length}`);
}

let now = 1_000_000;
beforeEach(() => {
  now += 1_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  rendered = [];
  tags = ["store:nila", "catalogue:nila", "product:nila:shawl"];
  rest = async () => undefined;
});
afterEach(() => {
  expireKeptPages(["store:nila"]);
  jest.restoreAllMocks();
});

it("keeps what depends on the address alone, whatever else is in the address", async () => {
  for (const path of ["/search?q=silk", "/search?utm_source=x&q=silk", "/search?q=%20silk&page=1"])
    expect(await ask(path)).toMatchObject({ status: 200, text: "page 1" });
  expect(rendered).toEqual(["/search?q=silk"]);
  expect((await ask("/search?q=silk&page=2")).text).toBe("page 2");
});

it("keeps it for a minute", async () => {
  await ask("/search?q=silk");
  now += 59_000;
  expect(await ask("/search?q=silk")).toMatchObject({ text: "page 1", headers: { age: "59" } });
  now += 3_000;
  expect((await ask("/search?q=silk")).text).toBe("page 2");
});

it.each(["store:nila", "catalogue:nila", "product:nila:shawl"])("shows a change of %s at once", async (tag) => {
  await ask("/search?q=silk");
  expireKeptPages(["product:nila:other"]);
  expect((await ask("/search?q=silk")).text).toBe("page 1");
  expireKeptPages([tag]);
  expect((await ask("/search?q=silk")).text).toBe("page 2");
});

it("keeps nothing that was made during a change", async () => {
  let goOn = () => {};
  rest = () => new Promise((resolve) => (goOn = resolve));
  const first = ask("/all-products?page=2");
  await until(() => rendered.length === 1);
  expireKeptPages(["product:nila:shawl"]);
  goOn();
  expect((await first).text).toBe("page 1");
  rest = async () => undefined;
  expect((await ask("/all-products?page=2")).text).toBe("page 2");
});

it("drops a page that has named nothing with any change", async () => {
  tags = [];
  await ask("/all-products?page=2");
  expireKeptPages(["product:nila:other"]);
  expect((await ask("/all-products?page=2")).text).toBe("page 2");
});

it("keeps each encoding for itself, as there is no ETag to compare", async () => {
  const plain = { headers: { "accept-encoding": "identity" } };
  await ask("/search?q=silk");
  await ask("/search?q=silk", plain);
  await ask("/search?q=silk", { headers: { "accept-encoding": "gzip" } });
  const known = rendered.length;
  await ask("/search?q=silk", plain);
  await ask("/search?q=silk", { headers: { "accept-encoding": "gzip" } });
  expect(rendered).toHaveLength(known);
});

it("stays within its room on a walk over 2,000 searches and choices, and takes none from other pages", async () => {
  await ask("/");
  const kept = store.bytes;
  for (let step = 0; step < 1_000; step += 1) {
    await ask(`/search?q=word${step}`);
    await ask(`/all-products?filter.colour=c${step % 40},d${step % 25}&page=${(step % 7) + 1}`);
    if (chosen.bytes > MAX_BYTES) throw new Error(`${chosen.bytes} bytes are kept after ${step} steps.`);
  }
  expect(store.bytes).toBe(kept);
  expect(chosen.size).toBeGreaterThan(10);
});
