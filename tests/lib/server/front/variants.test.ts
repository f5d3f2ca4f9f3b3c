import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { tellTags, useFront } from "@/tests/support/front-server";
import { faultOf, shuffled, USUAL_CLIENTS, VARIANTS, type Variant } from "@/tests/support/request-variants";

/** These tests open hundreds of connections, which is slow on a busy machine. */
jest.setTimeout(60_000);

let rendered = 0;
/**
 * The page shows every header that the front server passes on. If a header of one visitor's request got into a page
 * that is cached for everybody, the tests would find it there.
 */
const { ask } = useFront((request, response) => {
  rendered += 1;
  tellTags(request, ["store:nila"]);
  const { host, "x-forwarded-proto": scheme, "accept-encoding": _, ...others } = request.headers;
  const page = pageOf(String(host), String(scheme), String(request.url), others);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "public, max-age=0, s-maxage=60");
  response.setHeader("ETag", '"as Next makes it"');
  response.setHeader("Content-Length", Buffer.byteLength(page));
  response.end(page);
});

function pageOf(host: string, scheme: string, url: string, others: object): string {
  return `<html><head></head>${`${scheme}://${host}${url} ${JSON.stringify(others)} `.repeat(100)}</html>`;
}

function expectedOf({ path = "/", headers = {} }: Variant): string {
  const scheme = headers["x-forwarded-proto"] === "https" ? "https" : "http";
  return pageOf((headers.host ?? "shop.example").toLowerCase(), scheme, path, {});
}

async function faults(variants: readonly Variant[]): Promise<string[]> {
  const answers = await Promise.all(
    variants.map(async (variant) => faultOf(variant, await ask(variant.path, variant), expectedOf(variant))),
  );
  return answers.filter((fault) => fault !== null);
}

beforeEach(() => {
  expireKeptPages(["store:nila"]);
  rendered = 0;
});

it("knows enough variants", () => {
  expect(VARIANTS.length).toBeGreaterThanOrEqual(80);
  expect(USUAL_CLIENTS).toHaveLength(6);
});

it.each(VARIANTS)("gives nobody what was made for the first: $name", async (first) => {
  const found = [...(await faults([first]))];
  for (const then of [...USUAL_CLIENTS, first, ...USUAL_CLIENTS]) found.push(...(await faults([then])));
  expect(found).toEqual([]);
});

it.each(Array.from({ length: 10 }, (_, seed) => seed + 1))(
  "gives everybody what they asked for, order %d",
  async (seed) => {
    const found: string[] = [];
    for (const variant of shuffled(VARIANTS, seed)) found.push(...(await faults([variant])));
    expect(found).toEqual([]);
    // There are four pages and three encodings, and no page may be rendered more than once per encoding.
    expect(rendered).toBeLessThanOrEqual(4 * 3);
  },
);

it.each([11, 12, 13])("gives everybody what they asked for all at once, order %d", async (seed) => {
  expect(await faults(shuffled(VARIANTS, seed))).toEqual([]);
  expect(await faults(shuffled(VARIANTS, seed + 100))).toEqual([]);
  expect(rendered).toBeLessThanOrEqual(4 * 3);
});
