import { listProducts } from "@/lib/data/catalogue/product-lists";
import { suggestSearch } from "@/lib/data/search/search";
import { type Database, getDatabase } from "@/lib/database/connection";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { aListStore, insertProduct } from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const plain = aListStore();
const withSynonyms = aListStore({
  setting: {
    searchSynonyms: [
      ["blue", "neela", "indigo"],
      ["shawl", "pashmina"],
      ["tablecloth", "table cloth"],
      ["silk", "resham", "pattu"],
    ],
  },
});
const search = async (store: typeof plain, text: string, database?: Database) => {
  const scope = { kind: "search", text } as const;
  const { products, isPartial } = await listProducts(store, { ...NOTHING_CHOSEN, scope }, database);
  return isPartial ? "only some words" : products.map(({ id }) => id);
};

beforeAll(async () => {
  await insertProduct({ id: "saree", name: "Silk saree", sku: "SAR-01" });
  await insertProduct({ id: "kurta", name: "Indigo kurta", brand: "Nila Loom" });
  await insertProduct({ id: "coat", name: "Rust coat", brand: "Nila Loom", rank: 99 });
  await insertProduct({ id: "shawl", name: "Woollen shawl", searchTerms: "soft" });
  await insertProduct({ id: "goat", name: "Goat wool", summary: "For a pashmina" });
  await insertProduct({ id: "runner", name: "Runner", searchTerms: "tablecloth" });
  await insertProduct({ id: "resham", name: "रेशम का दुपट्टा", sku: "D-1" });
  await insertProduct({ id: "draft", name: "खादी", status: "draft" });
});

describe("a search in an Indian script", () => {
  it.each([
    { text: "साड़ी", ids: ["saree"] },
    { text: "सिल्क साड़ी", ids: ["saree"] },
    { text: "শাড়ি", ids: ["saree"] },
    { text: "સાડી", ids: ["saree"] },
    { text: "ਸਾੜੀ", ids: ["saree"] },
    { text: "ଶାଢ଼ୀ", ids: ["saree"] },
    { text: "சாரி", ids: ["saree"] },
    { text: "సారీ", ids: ["saree"] },
    { text: "ಸಾರಿ", ids: ["saree"] },
    { text: "സാരി", ids: ["saree"] },
    { text: "silk साड़ी", ids: ["saree"] },
    { text: "इंडिगो कुर्ता", ids: ["kurta"] },
    { text: "साड़ी -silk", ids: [] },
    { text: "SAR-01", ids: ["saree"] },
    { text: "खादी", ids: [] }, // only a draft sounds like it
  ])("finds $ids for $text", async ({ text, ids }) => {
    expect(await search(plain, text)).toEqual(ids);
  });
  it.each(["रेशम", "রেশম", "resham", "reshamm", "dupatta"])("finds a name in another script for %s", async (text) => {
    expect(await search(plain, text)).toEqual(["resham"]);
  });
  it("suggests products, too", async () => {
    const { products } = await suggestSearch(plain, "साड़ी");
    expect(products.map(({ id }) => id)).toEqual(["saree"]);
  });
});

describe("the synonyms of a store", () => {
  it.each([
    { text: "neela", ids: ["kurta"] },
    { text: "blue kurta", ids: ["kurta"] },
    { text: "नीला", ids: ["kurta"] },
    { text: "resham", ids: ["saree"] },
    { text: "रेशम", ids: ["resham", "saree"] },
    { text: "பட்டு", ids: ["saree"] },
    { text: "table cloth", ids: ["runner"] },
    { text: "table cloths", ids: ["runner"] },
  ])("finds $ids for $text", async ({ text, ids }) => {
    const found = await search(withSynonyms, text);
    expect([...found].sort()).toEqual([...ids].sort());
  });
  it("come after the word itself", async () => {
    expect(await search(withSynonyms, "shawl")).toEqual(["shawl", "goat"]);
    expect(await search(withSynonyms, "pashmina")).toEqual(["goat", "shawl"]);
  });
  it("are not used for what is in quotes", async () => {
    expect(await search(withSynonyms, '"pashmina"')).toEqual(["goat"]);
  });
  it("belong to one store", async () => {
    expect(await search(plain, "pattu")).not.toContain("saree");
  });
});

describe("the number of queries", () => {
  const count = async (store: typeof plain, text: string) => {
    const database = getDatabase();
    let queries = 0;
    const counting = new Proxy(database, {
      get(target, key, receiver) {
        if (key === "execute" || key === "select") queries++;
        return Reflect.get(target, key, receiver);
      },
    });
    await search(store, text, counting);
    return queries;
  };
  it.each([
    { text: "silk saree", queries: 3 }, // the SKUs, the matches and their cards
    { text: "shawl", queries: 3 },
    { text: "साड़ी", queries: 4 }, // and the words that sound alike
  ])("is $queries for $text, with or without synonyms", async ({ text, queries }) => {
    expect(await count(plain, text)).toBe(queries);
    expect(await count(withSynonyms, text)).toBe(queries);
  });
});
