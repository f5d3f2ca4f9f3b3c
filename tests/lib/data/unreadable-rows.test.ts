import { type SQL, sql } from "drizzle-orm";
import { GET as listEnquiries } from "@/app/api/owner/enquiries/route";
import { GET as exportSubscribers } from "@/app/api/owner/newsletter/route";
import { productListToWire } from "@/lib/contracts/catalogue/product-list";
import { listCategories } from "@/lib/data/catalogue/categories";
import { listFirst, listProducts } from "@/lib/data/catalogue/product-lists";
import { findProductBySlug } from "@/lib/data/product/products";
import { getDatabase } from "@/lib/database/connection";
import { enquiries } from "@/lib/database/schema/enquiry";
import { newsletterSubscribers } from "@/lib/database/schema/newsletter";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { sitemapPart } from "@/lib/seo/sitemap-xml";
import { ownerToken } from "@/lib/server/owner-token";
import { listSitemapPages } from "@/lib/workflows/store/sitemap-pages";
import { exportPart } from "@/lib/workflows/store-files/export-store";
import { aListStore, insertCategory, insertProduct, insertVariant } from "@/tests/factories/product-row";
import { aStore } from "@/tests/factories/store";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();

const storeId = "nila-loom";
const store = aListStore();
/** Values that no code of the shop writes, but a person or an incomplete backup may, by the type of the column. */
const DAMAGE = {
  json: ["5", '"x"', "{}", "[null]", '[{"src": 5, "name": null, "options": 7}]', "null"].map(
    (text) => sql`${text}::jsonb`,
  ),
  texts: ["{NULL}", "{{a},{b}}"].map((text) => sql`${text}::text[]`),
  time: ["infinity", "-infinity", "4000-01-01 BC"].map((text) => sql`${text}::timestamptz`),
  amount: [sql`9007199254740993`],
};

const COLUMNS: [table: string, column: string, values: SQL[]][] = [
  ...["pictures", "variant_types", "footnotes", "faqs", "seo", "video"].map((column): [string, string, SQL[]] => [
    "products",
    column,
    DAMAGE.json,
  ]),
  ...["addon_ids", "badge_ids", "filter_keys"].map((column): [string, string, SQL[]] => [
    "products",
    column,
    DAMAGE.texts,
  ]),
  ["products", "created_at", DAMAGE.time],
  ["products", "modified_at", DAMAGE.time],
  ["products", "stock", DAMAGE.amount],
  ["products", "max_price", DAMAGE.amount],
  ["variants", "options", DAMAGE.texts],
  ["variants", "pictures", DAMAGE.json],
  ["categories", "picture", DAMAGE.json],
  ["categories", "faqs", DAMAGE.json],
  ["categories", "seo", DAMAGE.json],
  ["categories", "modified_at", DAMAGE.time],
  ["stores", "modified_at", DAMAGE.time],
  ["enquiries", "created_at", DAMAGE.time],
];

const owner = async () => ({ headers: { authorization: `Bearer ${await ownerToken()}` } });
const listed = async (answer: Response): Promise<unknown[]> => (await answer.json()).list;

/** What each list and export shows of the row that is not damaged. */
const READERS: Record<string, () => Promise<boolean>> = {
  "product list": async () => {
    const page = await listProducts(store, { ...NOTHING_CHOSEN, scope: { kind: "all" } });
    const wire = productListToWire(page, { groups: [], priceRange: null });
    return JSON.stringify(wire).includes('"whole-saree"') && page.total === 2;
  },
  search: async () => {
    const { products } = await listFirst(store, { kind: "search", text: "saree" }, 6);
    return products.some(({ slug }) => slug === "whole-saree");
  },
  "product page": async () => (await findProductBySlug(storeId, "damaged-saree", store.setting)) !== null,
  categories: async () => (await listCategories(storeId)).some(({ slug }) => slug === "whole"),
  sitemap: async () => {
    const text = [...sitemapPart(aStore(), await listSitemapPages(aStore(), 1))].join("");
    return (
      ["/product/whole-saree", "/category/whole"].every((path) => text.includes(path)) && !text.includes("Invalid")
    );
  },
  export: async () => {
    const [design, products] = [await exportPart(storeId, null), await exportPart(storeId, "")];
    const paths = [design, products].flatMap((part) => (part.ok ? part.value.files.map(({ path }) => path) : []));
    return ["products/whole-saree.json", "categories/whole.json"].every((path) => paths.includes(path));
  },
  enquiries: async () =>
    (await listed(await listEnquiries(new Request("http://localhost/", await owner())))).length === 2,
  newsletter: async () => (await exportSubscribers(new Request("http://localhost/", await owner()))).status === 200,
};

beforeAll(async () => {
  await insertStore(storeId);
  for (const id of ["damaged", "whole"]) {
    await insertCategory({ id, slug: id });
    await insertProduct({ id, slug: `${id}-saree`, name: `${id} saree`, categoryIds: [id] });
    await insertVariant({ id: `${id}-variant`, productId: id });
    await getDatabase()
      .insert(enquiries)
      .values({
        storeId,
        id,
        productId: id,
        productSlug: id,
        productName: id,
        sku: id,
        options: "Red",
        dialCode: "",
        mobile: "",
        createdAt: new Date("2030-01-01"),
        name: "Asha",
        email: "asha@example.com",
        message: "Is it soft?",
      });
    await getDatabase()
      .insert(newsletterSubscribers)
      .values({ storeId, email: `${id}@example.com` });
  }
});

const idColumn = (table: string) => sql.raw(table === "stores" ? "store_id" : "id");
const idIn = (table: string) => ({ stores: storeId, variants: "damaged-variant" })[table] ?? "damaged";

it.each(COLUMNS)("a damaged %s.%s breaks no list and no export", async (table, column, values) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const database = getDatabase();
  const where = sql`${idColumn(table)} = ${idIn(table)}`;
  const name = sql.raw(`"${column}"`);
  await database.execute(sql`create table before_damage as select * from ${sql.raw(table)} where ${where}`);
  for (const value of values) {
    await database.execute(sql`update ${sql.raw(table)} set ${name} = ${value} where ${where}`);
    for (const [reader, read] of Object.entries(READERS)) expect([reader, await read()]).toEqual([reader, true]);
  }
  await database.execute(
    sql`update ${sql.raw(table)} set ${name} = (select ${name} from before_damage) where ${where}`,
  );
  await database.execute(sql`drop table before_damage`);
  jest.restoreAllMocks();
});

it("names once what an export leaves out", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  await getDatabase().execute(sql`update products set step_quantity = 9007199254740993 where id = 'damaged'`);
  await getDatabase().execute(sql`update categories set slug = '' where id = 'damaged'`);
  const parts = [await exportPart(storeId, null), await exportPart(storeId, ""), await exportPart(storeId, "")];
  const unreadable = parts.flatMap((part) => (part.ok ? part.value.unreadable : []));
  expect(unreadable).toEqual([expect.stringMatching(/^categories\//), ...Array(2).fill("products/damaged-saree.json")]);
  const lines = error.mock.calls.flat().filter((line) => String(line).startsWith("products/damaged-saree.json"));
  expect(lines).toEqual([expect.stringContaining("cannot be read and is left out of exports: step_quantity")]);
});
