import fc from "fast-check";
import { listFilters, readListPage } from "@/lib/data/catalogue/list-pages";
import { listProducts } from "@/lib/data/catalogue/product-lists";
import { type ListQuery, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { aListStore, insertCategory, insertFilterGroup, insertProduct } from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const store = aListStore();
const GROUPS: Record<string, readonly string[]> = {
  colour: ["red", "green", "blue", "unused"],
  fabric: ["cotton", "silk"],
  weave: ["plain", "twill", "satin"],
};
type Cloth = { id: string; price: number; keys: readonly string[]; isInCotton: boolean };
const cloths: Cloth[] = [];

beforeAll(async () => {
  await insertCategory({ id: "cotton" });
  for (const [index, [id, options]] of Object.entries(GROUPS).entries()) await insertFilterGroup(id, options, index);
  const pick = (options: readonly string[], seed: number) => options.filter((_, index) => (seed >> index) % 3 === 0);
  for (let index = 0; index < 60; index += 1) {
    const keys = [
      ...pick(["red", "green", "blue"], index * 7).map((slug) => `colour:${slug}`),
      ...pick(["cotton", "silk"], index * 5 + 1).map((slug) => `fabric:${slug}`),
      ...pick(["plain", "twill", "satin"], index * 11 + 2).map((slug) => `weave:${slug}`),
    ];
    const cloth = { id: `cloth-${index}`, price: 10_000 + index * 500, keys, isInCotton: index % 4 !== 0 };
    cloths.push(cloth);
    await insertProduct({
      id: cloth.id,
      sellingPrice: cloth.price,
      filterKeys: keys,
      categoryIds: cloth.isInCotton ? ["cotton"] : [],
    });
  }
  // Drafts and products of other stores must not be counted.
  await insertProduct({ id: "draft", status: "draft", filterKeys: ["colour:red"] });
  await insertProduct({ id: "theirs", storeId: "another", filterKeys: ["colour:red"], sellingPrice: 1 });
});

const scopes = [{ kind: "all" }, { kind: "category", id: "cotton", slug: "cotton" }] as const;
const prices = fc.option(fc.integer({ min: 9_000, max: 42_000 }));
const queries: fc.Arbitrary<ListQuery> = fc.record({
  scope: fc.constantFrom(...scopes),
  filters: fc
    .record(Object.fromEntries(Object.entries(GROUPS).map(([id, options]) => [id, fc.subarray([...options])])))
    .map((filters) => Object.fromEntries(Object.entries(filters).filter(([, options]) => options.length > 0))),
  minPrice: prices,
  maxPrice: prices,
  sort: fc.constant(null),
  page: fc.constant(1),
});

/** The products that a query should find, computed in memory in a slow and simple way, to compare with the database. */
function expectedProducts({ scope, filters, minPrice, maxPrice }: ListQuery, exceptGroup?: string): Cloth[] {
  return cloths.filter(
    (cloth) =>
      (scope.kind === "all" || cloth.isInCotton) &&
      (minPrice === null || cloth.price >= minPrice) &&
      (maxPrice === null || cloth.price <= maxPrice) &&
      Object.entries(filters)
        .filter(([group]) => group !== exceptGroup)
        .every(([group, options]) => options.some((option) => cloth.keys.includes(`${group}:${option}`))),
  );
}

it("counts the products for each option, whatever is chosen", async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { groups } = await listFilters(store, query);
      for (const group of groups) {
        const reachable = expectedProducts(query, group.id);
        for (const { slug, count, isChosen } of group.options) {
          expect({ slug, count }).toEqual({
            slug,
            count: reachable.filter((cloth) => cloth.keys.includes(`${group.id}:${slug}`)).length,
          });
          expect(isChosen).toBe(query.filters[group.id]?.includes(slug) ?? false);
        }
      }
    }),
    { numRuns: 150 },
  );
}, 30_000);

it("lists and counts exactly the products that match the choice", async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { products, total } = await listProducts(store, { ...query, pageSize: 100 });
      const expected = expectedProducts(query).map(({ id }) => id);
      expect(products.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(total).toBe(expected.length);
    }),
    { numRuns: 100 },
  );
}, 30_000);

it("reads the same page with cached filters as without", async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const whole = await listFilters(store, { ...NOTHING_CHOSEN, scope: query.scope });
      const page = await readListPage(store, query, whole);
      expect(page).toEqual(await readListPage(store, query, null));
      expect(page).toEqual({ list: await listProducts(store, query), filters: await listFilters(store, query) });
    }),
    { numRuns: 50 },
  );
}, 30_000);

const all = { ...NOTHING_CHOSEN, scope: { kind: "all" } } as const;

it("offers groups by rank and options in the owner's order, without those no product has", async () => {
  const { groups } = await listFilters(store, all);
  expect(groups.map(({ id, options }) => [id, options.map(({ slug }) => slug)])).toEqual([
    ["colour", ["red", "green", "blue"]],
    ["fabric", ["cotton", "silk"]],
    ["weave", ["plain", "twill", "satin"]],
  ]);
});
it("keeps options and price range in place while a shopper chooses", async () => {
  const before = await listFilters(store, all);
  const after = await listFilters(store, { ...all, filters: { fabric: ["silk"] }, maxPrice: 12_000 });
  const slugs = (filters: typeof before) => filters.groups.map(({ options }) => options.map(({ slug }) => slug));
  expect(slugs(after)).toEqual(slugs(before));
  expect(after.priceRange).toEqual({ min: 10_000, max: 39_500 });
});
it("shows a chosen option that no product of the list has, so that it can be removed", async () => {
  const { groups } = await listFilters(store, { ...all, filters: { colour: ["unused"] } });
  const unused = groups[0]?.options.find(({ slug }) => slug === "unused");
  expect(unused).toMatchObject({ count: 0, isChosen: true });
});
it("empties the list when a chosen group matches nothing, even one that the store does not have", async () => {
  for (const [group, option] of Object.entries({ colour: "unused", nonsense: "red", constructor: "red" })) {
    const filters = { fabric: ["silk"], [group]: [option] };
    expect((await listProducts(store, { ...all, filters })).total).toBe(0);
  }
});
it("has no price range and no groups for an empty list", async () => {
  const scope = { kind: "category", id: "none", slug: "none" } as const;
  expect(await listFilters(store, { ...NOTHING_CHOSEN, scope })).toEqual({ groups: [], priceRange: null });
});
