import { readListPage } from "@/lib/data/catalogue/list-pages";
import { listProducts } from "@/lib/data/catalogue/product-lists";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { aListStore, insertCategory, insertFilterGroup, insertProduct } from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const store = aListStore();
const search = async (text: string) => {
  const { products, isPartial } = await listProducts(store, { ...NOTHING_CHOSEN, scope: { kind: "search", text } });
  return { ids: products.map(({ id }) => id), isPartial };
};

beforeAll(async () => {
  await insertFilterGroup("colour", ["red", "green"]);
  await insertCategory({ id: "home" });
  await insertProduct({ id: "saree", name: "Green temple saree", filterKeys: ["colour:green"], rank: 1 });
  for (const id of ["towel", "skirt", "napkin"])
    await insertProduct({ id, name: `Red ${id}`, filterKeys: ["colour:red"], categoryIds: ["home"], rank: 9 });
  await insertProduct({ id: "shirt", name: "Linen shirt", summary: "With a red collar and a temple border" });
});

it.each([
  { text: "red saree", ids: ["saree", "skirt", "napkin", "towel", "shirt"], why: "what few products have comes first" },
  { text: "red temple napkin", ids: ["napkin", "shirt", "saree", "skirt", "towel"], why: "more words come first" },
  { text: "red saree -linen", ids: ["saree", "skirt", "napkin", "towel"], why: "without what is excluded" },
  { text: "xylophone napkin", ids: ["napkin"], why: "a word that nothing is like" },
  { text: "nakpin saree", ids: ["saree", "napkin"], why: "a misspelt word" },
  { text: "saree for the towel", ids: ["saree", "towel"], why: "words that are not searched for" },
])("finds $ids for $text: $why", async ({ text, ids }) => {
  const found = await search(text);
  expect(found.isPartial).toBe(true);
  expect(found.ids.slice(0, 2)).toEqual(expect.arrayContaining(ids.slice(0, 1)));
  expect([...found.ids].sort()).toEqual([...ids].sort());
});
it.each([
  { text: "red napkin", ids: ["napkin"], why: "a product matches all" },
  { text: "red nakpin", ids: ["napkin"], why: "a product matches all, spelt otherwise" },
  { text: "xylophone", ids: [], why: "a single word" },
  { text: "xylophone zeppelin", ids: [], why: "no word finds anything" },
  { text: "the of and", ids: [], why: "no word is searched for" },
  { text: "-red -linen xylophone", ids: [], why: "the only word wanted finds nothing" },
])("does not fall back for $text: $why", async ({ text, ids }) => {
  expect(await search(text)).toEqual({ ids, isPartial: false });
});
it("pages, narrows and counts what matches some of the words", async () => {
  const scope = { kind: "search", text: "red saree" } as const;
  const { list, filters } = await readListPage(store, { ...NOTHING_CHOSEN, scope, pageSize: 2, page: 2 }, null);
  expect(list).toMatchObject({ total: 5, totalPages: 3, isPartial: true });
  expect(filters.groups[0]?.options).toEqual([
    expect.objectContaining({ slug: "red", count: 3 }),
    expect.objectContaining({ slug: "green", count: 1 }),
  ]);
  const green = await readListPage(store, { ...NOTHING_CHOSEN, scope, filters: { colour: ["green"] } }, null);
  expect(green.list).toMatchObject({ total: 1, isPartial: true, products: [{ id: "saree" }] });
  expect(green.filters.groups[0]?.options).toHaveLength(2);
});
it("does not fall back when a filter leaves nothing of what matches all words", async () => {
  const scope = { kind: "search", text: "red towel" } as const;
  const { list } = await readListPage(store, { ...NOTHING_CHOSEN, scope, filters: { colour: ["green"] } }, null);
  expect(list).toMatchObject({ total: 0, isPartial: false });
});
