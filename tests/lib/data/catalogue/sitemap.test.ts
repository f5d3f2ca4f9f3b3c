import { countSitemapEntries, findLatestChanges, listSitemapEntries } from "@/lib/data/catalogue/sitemap";
import { getDatabase } from "@/lib/database/connection";
import { blogPosts, contentPages } from "@/lib/database/schema/content";
import { insertCategory, insertProduct } from "../../../factories/product-row";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const storeId = "nila-loom";
const day = (number: number) => new Date(Date.UTC(2030, 0, number, 8, 30));

beforeAll(async () => {
  await insertStore(storeId, { modifiedAt: day(1) });
  await insertCategory({ id: "c1", slug: "cloth", modifiedAt: day(2), picture: { src: "category/cloth.webp" } });
  await insertCategory({ id: "c2", slug: "draft", status: "draft" });
  await getDatabase()
    .insert(contentPages)
    .values({ storeId, slug: "about-us", kind: "page", title: "About", content: "", modifiedAt: day(3) });
  await getDatabase()
    .insert(blogPosts)
    .values([
      { storeId, id: "b1", slug: "indigo", title: "Indigo", content: "", modifiedAt: day(4) },
      { storeId, id: "b2", slug: "later", title: "Later", content: "", status: "disabled" },
    ]);
  await insertProduct({
    id: "p1",
    slug: "saree",
    modifiedAt: day(6),
    pictures: [{ src: "a.webp", alt: "Front" }, { src: "b.webp" }],
  });
  await insertProduct({ id: "p2", slug: "sold-out", modifiedAt: day(5), stock: 0 });
  await insertProduct({ id: "p3", slug: "draft", status: "draft" });
  await insertProduct({ id: "p4", slug: "theirs", storeId: "another" });
});

it("lists every page that is shown, with its last change and pictures", async () => {
  expect(await listSitemapEntries(storeId, 1)).toEqual([
    { kind: "blog", slug: "indigo", modifiedAt: day(4), pictures: [] },
    { kind: "category", slug: "cloth", modifiedAt: day(2), pictures: [{ src: "category/cloth.webp", alt: "" }] },
    { kind: "page", slug: "about-us", modifiedAt: day(3), pictures: [] },
    {
      kind: "product",
      slug: "saree",
      modifiedAt: day(6),
      pictures: [
        { src: "a.webp", alt: "Front" },
        { src: "b.webp", alt: "" },
      ],
    },
    { kind: "product", slug: "sold-out", modifiedAt: day(5), pictures: [] },
  ]);
});
it("counts the entries it lists, and has none in later parts", async () => {
  expect(await countSitemapEntries(storeId)).toBe(5);
  expect(await listSitemapEntries(storeId, 2)).toEqual([]);
});
it("knows when store, products and blog last changed", async () => {
  expect(await findLatestChanges(storeId)).toEqual({
    store: day(1),
    products: expect.any(Date),
    blog: expect.any(Date),
  });
  expect(await findLatestChanges("nobody")).toBeNull();
});
