import { GET as getOffer } from "@/app/api/products/[id]/offer/route";
import { GET as getStock } from "@/app/api/products/[id]/stock/route";
import { GET as getProducts } from "@/app/api/products/route";
import { GET as getSuggestions } from "@/app/api/search/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { productListWireSchema } from "@/lib/contracts/catalogue/product-list";
import { productOfferWireSchema } from "@/lib/contracts/product/offer";
import { productStockWireSchema } from "@/lib/contracts/product/stock";
import { searchSuggestionsWireSchema } from "@/lib/contracts/search/suggestions";
import { setStoreStatus } from "@/lib/data/store/stores";
import { insertCategory, insertFilterGroup, insertProduct, insertVariant } from "../../factories/product-row";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const request = (path: string) => new Request(`http://localhost:3000${path}`, { headers: { host: "localhost:3000" } });

async function list(query: string) {
  const response = await getProducts(request(`/api/products${query}`));
  expect(response.status).toBe(200);
  return productListWireSchema.parse(await response.json());
}
const stockOf = (id: string) =>
  getStock(request(`/api/products/${encodeURIComponent(id)}/stock`), { params: Promise.resolve({ id }) });

const offerOf = (id: string) =>
  getOffer(request(`/api/products/${encodeURIComponent(id)}/offer`), { params: Promise.resolve({ id }) });

beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("another");
  await insertCategory({ id: "c1", slug: "cloth", name: "Cloth" });
  await insertFilterGroup("colour", ["red", "blue"]);
  await insertProduct({
    id: "p1",
    slug: "madras",
    name: "Madras check",
    sku: "MC-1",
    unit: "Mts",
    sellingPrice: 129_950,
    discountedPrice: 110_010,
    stock: 350,
    rank: 1,
    categoryIds: ["c1"],
    filterKeys: ["colour:red"],
    pictures: [{ src: "products/m-1a.webp", width: 900, height: 1060, alt: "" }],
    variantTypes: [{ name: "Colour", options: ["Red"] }],
  });
  await insertVariant({ id: "v1", productId: "p1", sku: "MC-1-R", stock: 350, options: ["Red"] });
  await insertProduct({ id: "p2", slug: "stole", name: "Blue stole", stock: null, filterKeys: ["colour:blue"] });
  await insertProduct({ id: "p3", slug: "theirs", storeId: "another", filterKeys: ["colour:red"] });
});

it("lists what is on sale, as the page of that name does", async () => {
  expect((await list("?list=on_sale")).list.map(({ slug }) => slug)).toEqual(["madras"]);
  expect((await list("?list=nonsense")).total).toBe((await list("")).total);
});

it("answers with wire names and major units of money and quantity", async () => {
  const answer = await list("");
  expect(answer).toEqual({
    list: [
      {
        _id: "p1",
        slug: "madras",
        name: "Madras check",
        sku: "MC-1",
        unit: "Mts",
        min_quantity: 0,
        step_quantity: 0,
        variant_status: true,
        price_varies: false,
        selling_price: 1299.5,
        disc_status: true,
        discounted_price: 1100.1,
        stock: 3.5,
        image: "products/m-1a.webp",
      },
      expect.objectContaining({ _id: "p2", variant_status: false, disc_status: false, stock: null, image: "" }),
    ],
    total: 2,
    page: 1,
    limit: 24,
    total_pages: 1,
    partial: false,
    available_filters: [
      {
        _id: "colour",
        name: "colour",
        rank: 1,
        option_list: [
          { slug: "red", name: "red", swatch: "", count: 1 },
          { slug: "blue", name: "blue", swatch: "", count: 1 },
        ],
      },
    ],
    price_range: { min: 1000, max: 1100.1 },
  });
});
it.each([
  { query: "?category=cloth", ids: ["p1"] },
  { query: "?category=c1", ids: ["p1"] },
  { query: "?q=stole", ids: ["p2"] },
  { query: "?q=stole&category=cloth", ids: [] },
  { query: "?q=st", ids: [] },
  { query: "?sort_by=price_asc", ids: ["p2", "p1"] },
  { query: "?min_price=1000.01", ids: ["p1"] },
  { query: "?max_price=1000", ids: ["p2"] },
  { query: "?filter.colour=red,blue", ids: ["p1", "p2"] },
  { query: "?filter.colour=blue", ids: ["p2"] },
  { query: "?limit=1&page=2", ids: ["p2"] },
  { query: "?page=9", ids: [] },
])("lists $ids for $query", async ({ query, ids }) => {
  expect((await list(query)).list.map(({ _id }) => _id)).toEqual(ids);
});
it.each([
  { query: "?limit=100000", limit: 100 },
  { query: "?limit=0", limit: 1 },
  { query: "?limit=abc", limit: 24 },
  {
    query: `?q=${"x".repeat(10_000)}&page=-1&sort_by=none&min_price=1e9&filter.__proto__=x&filter.colour=none`,
    limit: 24,
  },
])("limits the page size for $query", async ({ query, limit }) => {
  expect((await list(query)).limit).toBe(limit);
});
it.each(["sort_by=%00", "filter.colour=%00", "category=%00", "q=%00&q=silk"])("refuses the query %s", async (query) => {
  const response = await getProducts(request(`/api/products?${query}`));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: query.split("=")[0], code: "text_invalid" }] });
});
it.each(["nonsense", "'"])("refuses the category %s with a problem", async (category) => {
  const response = await getProducts(request(`/api/products?category=${category}`));
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status: 404, code: "category_unknown" });
});

it.each(["p1", "madras"])("answers the exact stock of %s, which no cache may store", async (id) => {
  const response = await stockOf(id);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(productStockWireSchema.parse(await response.json())).toEqual({
    product_id: "p1",
    stock: 3.5,
    state: "in_stock",
    variants: [{ id: "v1", sku: "MC-1-R", stock: 3.5, state: "in_stock" }],
  });
});
it("refuses an id that the database cannot store", async () => {
  const response = await stockOf("a\0b");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: "id", code: "text_invalid" }] });
});
it("answers what to choose from before adding a product", async () => {
  const offer = productOfferWireSchema.parse(await (await offerOf("madras")).json());
  expect(offer).toMatchObject({
    product_id: "p1",
    unit: "Mts",
    currency: "INR",
    variants: [{ id: "v1", sku: "MC-1-R", options: ["Red"], state: "in_stock" }],
  });
});
it.each([
  ["nothing", [], false],
  ["a text that may be left out", [{ kind: "text", name: "Initials", required: false }], false],
  [
    "a text",
    [
      { kind: "text", name: "Tag" },
      { kind: "text", name: "Initials", required: true },
    ],
    true,
  ],
])("says whether a product that asks for %s has to be written on", async (id, personalFields, needsText) => {
  await insertProduct({ id, slug: id.replaceAll(" ", "-"), personalFields });
  const offer = productOfferWireSchema.parse(await (await offerOf(id.replaceAll(" ", "-"))).json());
  expect(offer.needs_text).toBe(needsText);
});
it.each(["nonsense", "p3", "theirs"])("offers nothing of %j", async (id) => {
  const response = await offerOf(id);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "product_unknown" });
});
it.each(["nonsense", "p3", "theirs"])("finds no stock of %j", async (id) => {
  const response = await stockOf(id);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "product_unknown" });
});

it.each([
  { text: "madr", products: ["p1"], categories: [], keywords: [] },
  { text: "mardas", products: ["p1"], categories: [], keywords: ["madras"] },
  { text: "cloths", products: [], categories: ["cloth"], keywords: [] },
  { text: "ma", products: [], categories: [], keywords: [] },
])("suggests for $text", async ({ text, products, categories, keywords }) => {
  const response = await getSuggestions(request(`/api/search?q=${text}`));
  const answer = searchSuggestionsWireSchema.parse(await response.json());
  expect(answer.products.map(({ _id }) => _id)).toEqual(products);
  expect(answer.categories.map(({ slug }) => slug)).toEqual(categories);
  expect(answer.keywords).toEqual(keywords);
});
it("suggests nothing without a text", async () => {
  const response = await getSuggestions(request("/api/search"));
  expect(await response.json()).toEqual({ products: [], categories: [], keywords: [], partial: false });
});

it("answers 503 while the store is closed", async () => {
  await setStoreStatus("nila-loom", "inactive");
  forgetRemembered();
  const answers = await Promise.all([getProducts(request("/api/products")), stockOf("p1")]);
  for (const response of answers) {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.json()).toMatchObject({ code: "store_closed" });
  }
  await setStoreStatus("nila-loom", "active");
  forgetRemembered();
});

it("answers only the named products that are shown, in their order, and never another store's", async () => {
  const { list: products, total } = await list("?ids=p2,p3,gone,p1,p2,%27%3B--");
  expect(products.map(({ _id }) => _id)).toEqual(["p2", "p1"]);
  expect(total).toBe(2);
});
