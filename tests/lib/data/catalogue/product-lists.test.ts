import { listProducts, listRelatedProducts, listStrip } from "@/lib/data/catalogue/product-lists";
import { type ListQuery, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { aListStore, insertCategory, insertProduct, insertVariant } from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const store = aListStore();
const list = async (query: Partial<ListQuery>, inStore = store) => {
  const page = await listProducts(inStore, { ...NOTHING_CHOSEN, scope: { kind: "all" }, ...query });
  return { ...page, ids: page.products.map(({ id }) => id) };
};
const day = (number: number) => new Date(Date.UTC(2030, 0, number));

beforeAll(async () => {
  await insertCategory({ id: "silk", rank: 2 });
  await insertCategory({ id: "cloth", rank: 1 });
  await insertCategory({ id: "hidden", status: "draft", rank: 0 });
  await insertProduct({
    id: "old",
    createdAt: day(1),
    categoryIds: ["silk"],
    filterKeys: ["colour:red", "weave:plain"],
  });
  await insertProduct({ id: "new", createdAt: day(9), sellingPrice: 300_000, categoryIds: ["silk"], featured: true });
  await insertProduct({ id: "first", createdAt: day(2), rank: 5, sellingPrice: 200_000, discountedPrice: 150_000 });
  await insertProduct({
    id: "sold-out",
    createdAt: day(3),
    stock: 0,
    categoryIds: ["silk"],
    filterKeys: ["colour:red"],
  });
  await insertProduct({ id: "remnant", createdAt: day(4), stock: 49, unit: "Mts" });
  await insertProduct({ id: "half-metre", createdAt: day(5), stock: 50, unit: "Mts" });
  await insertProduct({ id: "to-order", createdAt: day(6), stock: 0, allowBackorder: true });
  await insertProduct({ id: "uncounted", createdAt: day(7), stock: null });
  await insertProduct({ id: "draft", createdAt: day(8), status: "draft", categoryIds: ["silk"] });
  await insertProduct({ id: "theirs", storeId: "another", createdAt: day(8) });
});

const latest = ["first", "new", "uncounted", "to-order", "half-metre", "remnant", "sold-out", "old"];

it("lists active products of the store only, the highest rank first, then the newest", async () => {
  expect((await list({})).ids).toEqual(latest);
});
it.each([
  { sort: "price_asc", ends: ["half-metre", "new"] },
  { sort: "price_desc", ends: ["new", "half-metre"] },
] as const)("sorts by the discounted price: $sort", async ({ sort, ends }) => {
  const { ids, products } = await list({ sort });
  expect([ids[0], ids.at(-1)]).toEqual(ends);
  const prices = products.map(({ price }) => price?.discountedPrice ?? Number.NaN);
  expect(prices).toEqual([...prices].sort((a, b) => (sort === "price_asc" ? a - b : b - a)));
});
it("treats best match as latest when there is no search", async () => {
  expect((await list({ sort: "relevance" })).ids).toEqual(latest);
});
it.each([
  { scope: { kind: "on_sale" }, ids: ["first"] },
  { scope: { kind: "featured" }, ids: ["new"] },
  { scope: { kind: "category", id: "silk", slug: "silk" }, ids: ["new", "sold-out", "old"] },
  {
    scope: { kind: "new_arrivals" },
    ids: ["new", "uncounted", "to-order", "half-metre", "remnant", "sold-out", "first", "old"],
  },
] as const)("lists the products of $scope.kind", async ({ scope, ids }) => {
  expect((await list({ scope })).ids).toEqual(ids);
});

it("shows every product on exactly one page, and an empty page past the last", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, pageSize: 3 })));
  expect(pages.flatMap(({ ids }) => ids)).toEqual(latest);
  expect(pages.map(({ ids }) => ids.length)).toEqual([3, 3, 2, 0]);
  expect(pages[3]).toMatchObject({ total: 8, page: 4, totalPages: 3, pageSize: 3 });
});
it("leaves out sold-out products where the store hides them, also those below the minimum quantity", async () => {
  const { ids, total } = await list({}, aListStore({ showSoldOut: false }));
  expect(ids).toEqual(["first", "new", "uncounted", "to-order", "half-metre", "old"]);
  expect(total).toBe(6);
});
it("marks sold-out products on their cards", async () => {
  const { products } = await list({});
  const soldOut = products.filter(({ stock }) => stock.state === "sold_out").map(({ id }) => id);
  expect(soldOut).toEqual(["remnant", "sold-out"]);
});
it("filters by inclusive price bounds in minor units", async () => {
  expect((await list({ minPrice: 150_000, maxPrice: 300_000 })).ids).toEqual(["first", "new"]);
  expect((await list({ minPrice: 150_001, maxPrice: 299_999 })).ids).toEqual([]);
});

describe("the fifty newest", () => {
  const other = aListStore({ id: "many" });
  beforeAll(async () => {
    for (let index = 1; index <= 53; index += 1) {
      await insertProduct({
        id: `p${index}`,
        storeId: "many",
        createdAt: day(index),
        filterKeys: [`even:${index % 2}`],
      });
    }
  });
  it("are the new arrivals, and filters narrow these fifty", async () => {
    const scope = { kind: "new_arrivals" } as const;
    const whole = await list({ scope, pageSize: 100 }, other);
    expect([whole.total, whole.ids[0], whole.ids.at(-1)]).toEqual([50, "p53", "p4"]);
    expect((await list({ scope, filters: { even: ["0"] } }, other)).total).toBe(25);
  });
});

describe("a strip", () => {
  it("has the first products of its list", async () => {
    expect((await listStrip(store, { kind: "all" }, 2)).map(({ id }) => id)).toEqual(["first", "new"]);
    expect((await listStrip(store, { kind: "category", slug: "silk" }, 1)).map(({ id }) => id)).toEqual(["new"]);
  });
  it("is empty when its category does not exist or is not active", async () => {
    expect(await listStrip(store, { kind: "category", slug: "hidden" }, 5)).toEqual([]);
    expect(await listStrip(store, { kind: "category", slug: "none" }, 5)).toEqual([]);
  });
});

describe("related products", () => {
  const shop = aListStore({ id: "related" });
  const related = async (id: string, limit = 10) => (await listRelatedProducts(shop, id, limit)).map((card) => card.id);
  beforeAll(async () => {
    const storeId = "related";
    await insertCategory({ storeId, id: "cloth", rank: 1 });
    await insertCategory({ storeId, id: "all", rank: 2 });
    const cloth = { storeId, categoryIds: ["cloth", "all"] };
    await insertProduct({ ...cloth, id: "self", filterKeys: ["c:red", "w:twill"] });
    await insertProduct({ ...cloth, id: "both", filterKeys: ["c:red", "w:twill", "x:y"] });
    await insertProduct({ ...cloth, id: "one", filterKeys: ["c:red"] });
    await insertProduct({ ...cloth, id: "none" });
    await insertProduct({ ...cloth, id: "gone", stock: 0, filterKeys: ["c:red", "w:twill"] });
    await insertProduct({ ...cloth, id: "elsewhere", categoryIds: ["all"], filterKeys: ["c:red", "w:twill"] });
    await insertProduct({ storeId, id: "lonely" });
  });
  it("come from the first category, those with most tags in common first, sold out last", async () => {
    expect(await related("self")).toEqual(["both", "one", "none", "gone"]);
    expect(await related("self", 2)).toEqual(["both", "one"]);
  });
  it("are the same each time", async () => {
    expect(await related("none")).toEqual(await related("none"));
  });
  it("come from the whole shop for a product without a category", async () => {
    expect((await related("lonely")).sort()).toEqual(["both", "elsewhere", "gone", "none", "one", "self"]);
  });
  it("are none for an unknown product", async () => {
    expect(await related("nonsense")).toEqual([]);
  });
});

it("knows whether variants differ in price, and has two pictures per card", async () => {
  const picture = (src: string) => ({ src, width: 900, height: 1060, alt: "" });
  await insertProduct({
    id: "shirt",
    storeId: "cards",
    variantTypes: [{ name: "Size", options: ["S", "M"] }],
    minPrice: 100_000,
    maxPrice: 120_000,
    pictures: [picture("a.webp"), picture("b.webp"), picture("c.webp")],
  });
  await insertVariant({ id: "s", productId: "shirt", storeId: "cards" });
  const { products } = await list({}, aListStore({ id: "cards" }));
  expect(products[0]).toMatchObject({ hasVariants: true, priceVaries: true });
  expect(products[0]?.pictures.map(({ src }) => src)).toEqual(["a.webp", "b.webp"]);
});

it("calls a product sold out when every variant is below the minimum quantity, whatever their sum", async () => {
  const shop = aListStore({ id: "remnants" });
  await insertProduct({ id: "rest", storeId: "remnants", unit: "Mts", stock: 80 });
  await insertVariant({ id: "red", productId: "rest", storeId: "remnants", stock: 40 });
  await insertVariant({ id: "blue", productId: "rest", storeId: "remnants", stock: 40 });
  const stateOf = async () => (await list({}, shop)).products[0]?.stock.state;
  expect(await stateOf()).toBe("sold_out");
  await insertVariant({ id: "to-order", productId: "rest", storeId: "remnants", stock: 0, allowBackorder: true });
  expect(await stateOf()).toBe("in_stock");
});

it("leaves out a product with less stock than its own minimum, where sold-out products are not listed", async () => {
  const own = { storeId: "bolts", unit: "Mts", stock: 150 };
  await insertProduct({ id: "by-the-bolt", ...own, minQuantity: 200 });
  await insertProduct({ id: "by-the-metre", ...own });
  await insertProduct({ id: "remnant", ...own, stock: 25, minQuantity: 25 });
  const listed = async (showSoldOut: boolean) => {
    const { products } = await list({}, aListStore({ id: "bolts", showSoldOut }));
    return products.map(({ id, stock }) => `${id} ${stock.state}`).sort();
  };
  expect(await listed(false)).toEqual(["by-the-metre in_stock", "remnant in_stock"]);
  expect(await listed(true)).toEqual(["by-the-bolt sold_out", "by-the-metre in_stock", "remnant in_stock"]);
});
