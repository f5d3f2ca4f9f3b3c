import { eq } from "drizzle-orm";
import { listProducts } from "@/lib/data/catalogue/product-lists";
import { suggestSearch } from "@/lib/data/search/search";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { aListStore, insertCategory, insertProduct, insertVariant } from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const store = aListStore();
const search = async (text: string, categoryId?: string) => {
  const scope = { kind: "search", text, ...(categoryId && { categoryId }) } as const;
  const { products } = await listProducts(store, { ...NOTHING_CHOSEN, scope });
  return products.map(({ id }) => id);
};

beforeAll(async () => {
  await insertCategory({ id: "sarees", name: "Sarees", rank: 1 });
  await insertCategory({ id: "home", name: "Home linen", rank: 2 });
  await insertCategory({ id: "linen", name: "Linen and wool", rank: 3 });
  await insertCategory({ id: "secret", name: "Sarees to come", status: "draft" });
  await insertProduct({ id: "saree", name: "Burgundy temple saree", sku: "SAR-01", categoryIds: ["sarees"] });
  await insertProduct({ id: "pinstripe", name: "Indigo pinstripe twill", sku: "IPT-7", brand: "Kannur weavers" });
  await insertProduct({ id: "stole", name: "Plain stole", searchTerms: "indigo scarf", categoryIds: ["home"] });
  await insertProduct({ id: "kurta", name: "Rust kurta", summary: "Goes with an indigo stole" });
  await insertProduct({ id: "madras", name: "Madras check", searchTerms: "twill herringbone" });
  await insertProduct({ id: "draft", name: "Indigo draft", status: "draft", searchTerms: "zanzibar" });
  await insertProduct({ id: "theirs", name: "Indigo elsewhere", storeId: "another", searchTerms: "quetzal" });
  await insertVariant({ id: "kurta-m", productId: "kurta", sku: "RK/M-44" });
});

it.each([
  { text: "indigo", ids: ["pinstripe", "kurta", "stole"], why: "the name counts most" },
  { text: "INDIGO TWILL", ids: ["pinstripe"], why: "all words, in any case" },
  { text: "sarees", ids: ["saree"], why: "the plural of the word" },
  { text: "indigo pin", ids: ["pinstripe"], why: "the last word is incomplete" },
  { text: "herringb", ids: ["madras"], why: "one incomplete word" },
  { text: '"temple saree"', ids: ["saree"], why: "a phrase" },
  { text: '"plain indigo"', ids: ["pinstripe", "stole", "kurta"], why: "words that are no phrase anywhere" },
  { text: "indigo -twill", ids: ["kurta", "stole"], why: "without a word" },
  { text: "saree or madras", ids: ["madras", "saree"], why: "either word" },
  { text: "ipt-7", ids: ["pinstripe"], why: "a SKU" },
  { text: "rk/m-44", ids: ["kurta"], why: "a SKU of a variant" },
  { text: "kannur", ids: ["pinstripe"], why: "the maker" },
  { text: "indgo", ids: ["pinstripe", "kurta", "stole"], why: "a letter left out" },
  { text: "mardas", ids: ["madras"], why: "letters swapped" },
  { text: "burgandy tempel saere", ids: ["saree"], why: "several mistakes" },
  { text: "indigo twil", ids: ["pinstripe"], why: "an incomplete word, not a mistake" },
  { text: "indgo twill", ids: ["pinstripe"], why: "one word wrong, one right" },
  { text: "xylophone", ids: [], why: "nothing like it" },
  { text: "zanzibra", ids: [], why: "similar to a word of a product that is not shown" },
  { text: "quetzla", ids: [], why: "similar to a word of another store" },
  { text: "in", ids: [], why: "too short" },
])("finds $ids for $text: $why", async ({ text, ids }) => {
  expect((await search(text)).sort()).toEqual([...ids].sort());
});
it("ranks a product with the word in its name before those that mention it", async () => {
  expect((await search("indigo"))[0]).toBe("pinstripe");
});
it("ranks the product with the exact SKU before products that mention it", async () => {
  await insertProduct({ id: "lining", name: "SAR-01 lining", sku: "LIN-1", rank: 99 });
  expect(await search("SAR-01")).toEqual(["saree", "lining"]);
  await getDatabase().delete(products).where(eq(products.id, "lining"));
});
it("searches inside one category", async () => {
  expect(await search("indigo", "home")).toEqual(["stole"]);
});
it.each([
  "%",
  "'",
  '"',
  "\\",
  "<->",
  "a & b | !",
  ":*",
  "((",
  "indigo:*",
  "the of and",
  "-",
  "or",
  "'; drop table products; --",
  "x".repeat(200),
  "🧵🧵🧵",
  "\ud800abc",
  "रेशम साड़ी",
])("answers %j with a list and no fault", async (text) => {
  expect(Array.isArray(await search(text.padEnd(3)))).toBe(true);
  expect(await suggestSearch(store, text)).toHaveProperty("products");
});
it("finds words in any script", async () => {
  await insertProduct({ id: "resham", name: "रेशम साड़ी" });
  expect(await search("रेशम")).toEqual(["resham"]);
  await getDatabase().delete(products).where(eq(products.id, "resham"));
});

describe("suggestions", () => {
  const suggest = async (text: string) => {
    const { products, categories, keywords } = await suggestSearch(store, text);
    return { products: products.map(({ id }) => id), categories: categories.map(({ id }) => id), keywords };
  };
  it("include products and categories for the words typed so far", async () => {
    expect(await suggest("sare")).toEqual({ products: ["saree"], categories: ["sarees"], keywords: [] });
    expect(await suggest("linen")).toMatchObject({ categories: ["home", "linen"] });
  });
  it("are none while the text is too short", async () => {
    expect(await suggest("in")).toEqual({ products: [], categories: [], keywords: [] });
  });
  it("include a similar spelling of an unknown word, with the products it finds", async () => {
    expect(await suggest("indgo twill")).toEqual({
      products: ["pinstripe"],
      categories: [],
      keywords: ["indigo twill"],
    });
  });
  it("leave out a word without similar ones", async () => {
    expect(await suggest("xylophone saree")).toMatchObject({ products: ["saree"], keywords: ["saree"] });
  });
  it("offer the words one by one when no product has them together", async () => {
    expect(await suggest("madras saree")).toMatchObject({
      products: ["saree", "madras"],
      keywords: ["madras", "saree"],
    });
  });
  it("say whether the products match only some of the words", async () => {
    expect(await suggestSearch(store, "madras saree")).toMatchObject({ isPartial: true });
    expect(await suggestSearch(store, "temple saree")).toMatchObject({ isPartial: false });
    expect(await suggestSearch(store, "xylophone")).toMatchObject({ isPartial: false });
  });
  it("forgive mistakes in the name of a category", async () => {
    expect((await suggest("sareees")).categories).toEqual(["sarees"]);
  });
  it("find a category in an Indian script", async () => {
    expect((await suggest("साड़ी")).categories).toEqual(["sarees"]);
  });
  it("know the words of a renamed product", async () => {
    await insertProduct({ id: "renamed", name: "Before" });
    await getDatabase().update(products).set({ name: "Jacquard" }).where(eq(products.id, "renamed"));
    expect((await suggest("jaquard")).keywords).toEqual(["jacquard"]);
  });
});
