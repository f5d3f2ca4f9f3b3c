import { eq } from "drizzle-orm";
import { expireTags } from "@/lib/cached/expire-tags";
import { getListPage } from "@/lib/cached/list-page";
import { readListPage } from "@/lib/data/catalogue/list-pages";
import { getDatabase } from "@/lib/database/connection";
import { filterGroups } from "@/lib/database/schema/catalogue";
import { products } from "@/lib/database/schema/product";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { tags } from "@/lib/domain/site/cache-tags";
import { aListStore, insertFilterGroup, insertProduct } from "../../factories/product-row";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const store = aListStore();
const query = { ...NOTHING_CHOSEN, scope: { kind: "all" } } as const;
const names = async () => (await getListPage(store, query, null)).list.products.map(({ name }) => name);

beforeAll(async () => {
  await insertFilterGroup("colour", ["red", "blue"], 0);
  await insertProduct({ id: "one", slug: "one", name: "One", filterKeys: ["colour:red"], rank: 2 });
  await insertProduct({ id: "two", slug: "two", name: "Two", filterKeys: ["colour:blue"], rank: 1 });
});

it("is the page that the database gives, the first time and from memory", async () => {
  const read = await readListPage(store, query, null);
  expect(read.list.products).toHaveLength(2);
  expect(await getListPage(store, query, null)).toEqual(read);
  expect(await getListPage(store, query, null)).toEqual(read);
});

it("parses the pictures of a product once, until its tag expires", async () => {
  const picturesOfFirst = async () => (await getListPage(store, query, null)).list.products[0]?.pictures;
  const parsed = await picturesOfFirst();
  expect(parsed).toBeDefined();
  expect(await picturesOfFirst()).toBe(parsed);
  expireTags([tags.product(store.id, "one")]);
  expect(await picturesOfFirst()).not.toBe(parsed);
});

it("shows a product as it is after a change has expired its tag", async () => {
  expect(await names()).toEqual(["One", "Two"]);
  await getDatabase().update(products).set({ name: "Uno" }).where(eq(products.id, "one"));
  expireTags([tags.product(store.id, "one")]);
  expect(await names()).toEqual(["Uno", "Two"]);
});

it("leaves out a product that is no longer sold, before any tag expires", async () => {
  await getDatabase().update(products).set({ status: "draft" }).where(eq(products.id, "two"));
  expect(await names()).toEqual(["Uno"]);
  await getDatabase().update(products).set({ status: "active" }).where(eq(products.id, "two"));
});

it.each([tags.catalogue(store.id), tags.store(store.id)])("names filters anew after %s has expired", async (tag) => {
  const before = (await getListPage(store, query, null)).filters.groups.map(({ name }) => name);
  await getDatabase()
    .update(filterGroups)
    .set({ name: `${before[0]}!` })
    .where(eq(filterGroups.id, "colour"));
  expireTags([tag]);
  expect((await getListPage(store, query, null)).filters.groups.map(({ name }) => name)).toEqual([`${before[0]}!`]);
});
