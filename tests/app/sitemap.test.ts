import { sql } from "drizzle-orm";
import { GET as getPart } from "@/app/sitemap/[part]/route";
import { GET as getIndex } from "@/app/sitemap.xml/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { blogPosts, contentPages } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { insertStore } from "../factories/store-row";
import { useTestDatabase } from "../support/database";

useTestDatabase();

const modifiedAt = new Date("2030-02-03T04:05:06.000Z");
const aRequest = () => new Request("http://localhost:3000/", { headers: { host: "shop.example" } });
const part = (name: string) => getPart(aRequest(), { params: Promise.resolve({ part: name }) });
const product = (id: string, overrides: Partial<typeof products.$inferInsert> = {}) => ({
  storeId: "nila-loom",
  id,
  slug: `slug-${id}`,
  sku: id,
  name: id,
  sellingPrice: 1,
  discountedPrice: 1,
  minPrice: 1,
  maxPrice: 1,
  modifiedAt,
  ...overrides,
});

beforeEach(async () => {
  const database = getDatabase();
  for (const table of [products, categories, blogPosts, contentPages, stores]) await database.delete(table);
  forgetRemembered();
  await insertStore("nila-loom", { modifiedAt });
});

it("lists one part even for a shop that sells nothing yet", async () => {
  const response = await getIndex(aRequest());
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  expect(text).toContain("<sitemap><loc>https://shop.example/in/sitemap/1.xml</loc></sitemap>");
  expect(text).not.toContain("/2.xml");
  expect(await (await part("1.xml")).text()).toContain(
    "<url><loc>https://shop.example/in</loc><lastmod>2030-02-03T04:05:06.000Z",
  );
});

it("lists every page with the date of its last change, its pictures and their captions", async () => {
  const pictures = [{ src: "products/a.webp", alt: `"Fine" & <soft>`, preview: "data:image/webp;base64,AAAA" }];
  await getDatabase()
    .insert(products)
    .values([product("a", { pictures }), product("b", { slug: "café & co" })]);
  await getDatabase()
    .insert(categories)
    .values({ storeId: "nila-loom", id: "c", slug: "silk", name: "Silk", modifiedAt });
  await getDatabase()
    .insert(contentPages)
    .values(
      ["about-us", "care"].map((slug) => ({
        storeId: "nila-loom",
        slug,
        kind: "page",
        title: slug,
        content: "",
        modifiedAt,
      })),
    );
  await getDatabase()
    .insert(blogPosts)
    .values({ storeId: "nila-loom", id: "b", slug: "indigo", title: "Indigo", content: "", modifiedAt });
  const text = await (await part("1.xml")).text();
  const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = ""]) =>
    place.replace("https://shop.example/in", ""),
  );
  expect(places).toEqual(
    expect.arrayContaining([
      "",
      "/all-products",
      "/blogs",
      "/category/silk",
      "/about-us",
      "/pages/care",
      "/blogs/indigo",
    ]),
  );
  expect(text).toContain("<loc>https://shop.example/in/product/caf%C3%A9%20%26%20co</loc>");
  expect(text).toContain(
    "<url><loc>https://shop.example/in/product/slug-a</loc><lastmod>2030-02-03T04:05:06.000Z</lastmod>" +
      "<image:image><image:loc>https://shop.example/in/uploads/nila-loom/products/a.webp</image:loc>" +
      "<image:caption>&quot;Fine&quot; &amp; &lt;soft&gt;</image:caption></image:image></url>",
  );
  expect(text).not.toContain("base64");
});

it("leaves out drafts, other stores' products, and posts of a store without a journal", async () => {
  await insertStore("other");
  await getDatabase().update(stores).set({ features: [] });
  await getDatabase()
    .insert(products)
    .values([product("draft", { status: "draft" }), product("foreign", { storeId: "other" })]);
  await getDatabase()
    .insert(blogPosts)
    .values({ storeId: "nila-loom", id: "b", slug: "indigo", title: "Indigo", content: "", modifiedAt });
  const text = await (await part("1.xml")).text();
  expect(text).not.toMatch(/draft|foreign|blogs|indigo/);
});

it.each(["2.xml", "0.xml", "1", "1.xml.gz", "-1.xml", "99999.xml", "../1.xml"])("has no part %s", async (name) => {
  expect((await part(name)).status).toBe(404);
});

it("splits a large shop into parts of 5,000", async () => {
  await getDatabase().execute(sql`
    insert into products (store_id, id, slug, sku, name, selling_price, discounted_price, min_price, max_price)
    select 'nila-loom', n::text, 'p-' || n, n::text, 'Product', 1, 1, 1, 1 from generate_series(1, 5001) as n`);
  expect((await (await getIndex(aRequest())).text()).match(/<sitemap>/g)).toHaveLength(2);
  const [first, second] = [await (await part("1.xml")).text(), await (await part("2.xml")).text()];
  expect(first.match(/\/product\//g)).toHaveLength(5_000);
  expect(second.match(/\/product\//g)).toHaveLength(1);
}, 60_000);
