import { and, asc, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { categories, filterGroups, productCategories, slugRedirects } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import { findRenames } from "@/lib/workflows/product-import/find-renames";
import { importProducts } from "@/lib/workflows/product-import/import-products";
import { anImportedProduct, anImportedVariant } from "@/tests/factories/imported-product";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(async () => {
  await insertStore("loom");
  await insertStore("other");
});
afterEach(async () => {
  for (const table of [products, categories, filterGroups, slugRedirects]) await getDatabase().delete(table);
});

async function imported(...list: ImportedProduct[]) {
  const result = await importProducts("loom", list);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const outcomes = async (...list: ImportedProduct[]) => (await imported(...list)).products.map(({ outcome }) => outcome);

async function productAt(slug: string) {
  const [row] = await getDatabase()
    .select()
    .from(products)
    .where(and(eq(products.storeId, "loom"), eq(products.slug, slug)));
  if (!row) throw new Error(`No product at ${slug}`);
  return row;
}
async function variantsOf(productId: string) {
  return getDatabase().select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.rank));
}
async function categoriesOf(productId: string) {
  const rows = await getDatabase()
    .select({ slug: categories.slug })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(eq(productCategories.productId, productId));
  return rows.map(({ slug }) => slug).sort();
}

const kurta = anImportedProduct({
  tags: [{ group: "Craft", value: "Ikat" }],
  productType: "Kurtas",
  categories: ["Kurtas"],
  pageTitle: "Rust kurta",
  variants: ["S", "M"].map((size) => anImportedVariant({ options: [size], sku: `K-${size}`, stock: 200 })),
});

it("keeps the HSN code of a product when a later file has no column for it", async () => {
  await imported({ ...kurta, hsnCode: "621142" });
  expect((await productAt("rust-kurta")).hsnCode).toBe("621142");
  await imported({ ...kurta, brand: "Nila" });
  expect((await productAt("rust-kurta")).hsnCode).toBe("621142");
  await imported({ ...kurta, hsnCode: "6211" });
  expect((await productAt("rust-kurta")).hsnCode).toBe("6211");
});

it("keeps a product's own quantities when a later file has no columns for them", async () => {
  const quantities = async (changes: Partial<ImportedProduct>) => {
    await imported({ ...kurta, ...changes });
    const { minQuantity, stepQuantity } = await productAt("rust-kurta");
    return [minQuantity, stepQuantity];
  };
  expect(await quantities({})).toEqual([0, 0]);
  expect(await quantities({ minQuantity: 200, stepQuantity: 50 })).toEqual([200, 50]);
  expect(await quantities({ brand: "Nila" })).toEqual([200, 50]);
  expect(await quantities({ minQuantity: 0, stepQuantity: 0 })).toEqual([0, 0]);
});

it.each([
  { what: "no weight at all", weights: [undefined, undefined], lacks: true },
  { what: "one variant without a weight", weights: [300, 0], lacks: false }, // it takes the product's, which is 300
  { what: "only one variant with a weight, not the first", weights: [0, 300], lacks: true },
  { what: "all weights", weights: [300, 400], lacks: false },
])("says whether a product with $what lacks one: $lacks", async ({ weights, lacks }) => {
  const weighed = kurta.variants.map((variant, index) => ({ ...variant, weightGrams: weights[index] }));
  const { products: answered } = await imported({ ...kurta, variants: weighed });
  expect(answered.map(({ lacksWeight }) => lacksWeight)).toEqual([lacks]);
});

const facts = { countryOfOrigin: "India", maker: "Nila Loom", importer: "", netQuantity: "1 piece", mrp: 129_950 };

it("keeps what a product discloses where the file has no column for it", async () => {
  const stored = async (changes: Partial<typeof kurta>) => {
    await imported({ ...kurta, ...changes });
    return (await productAt("rust-kurta")).disclosures;
  };
  const wire = { country_of_origin: "India", maker: "Nila Loom", mrp: 1299.5, net_quantity: "1 piece" };
  expect(await stored({ disclosures: facts })).toEqual(wire);
  expect(await stored({ brand: "Nila" })).toEqual(wire);
  expect(await stored({ disclosures: { maker: "", importer: "Bina" } })).toEqual({
    country_of_origin: "India",
    importer: "Bina",
    mrp: 1299.5,
    net_quantity: "1 piece",
  });
});

it.each([
  { what: "nothing in India", country: "India", disclosures: undefined, lacks: true },
  { what: "all it needs in India", country: "India", disclosures: facts, lacks: false },
  { what: "no MRP in India", country: "India", disclosures: { ...facts, mrp: 0 }, lacks: true },
  { what: "nothing elsewhere", country: "Germany", disclosures: undefined, lacks: false },
])("says whether a product that discloses $what lacks something: $lacks", async ({ country, disclosures, lacks }) => {
  await getDatabase().update(stores).set({ details: { country } }).where(eq(stores.storeId, "other"));
  const result = await importProducts("other", [{ ...kurta, ...(disclosures && { disclosures }) }], { dryRun: true });
  const { products: answered } = result.ok ? result.value : { products: [] };
  expect(answered.map(({ lacksDisclosures }) => lacksDisclosures)).toEqual([lacks]);
});

it("imports a product with its variants, categories and filters", async () => {
  await imported(kurta);
  const row = await productAt("rust-kurta");
  expect(row).toMatchObject({ name: "Rust kurta", stock: 400, filterKeys: ["size:s", "size:m", "craft:ikat"] });
  expect(row.id).toMatch(/^[0-9a-f]{24}$/);
  expect(await variantsOf(row.id)).toMatchObject([
    { sku: "K-S", options: ["S"] },
    { sku: "K-M", options: ["M"] },
  ]);
  expect(await categoriesOf(row.id)).toEqual(["kurtas"]);
  expect(await getDatabase().select().from(filterGroups).orderBy(asc(filterGroups.rank))).toMatchObject([
    {
      id: "size",
      name: "Size",
      options: [
        { slug: "s", name: "S" },
        { slug: "m", name: "M" },
      ],
    },
    { id: "craft", name: "Craft", options: [{ slug: "ikat", name: "Ikat" }] },
  ]);
  expect(await readExpiredTags()).toEqual(["catalogue:loom", "category:loom:kurtas", "product:loom:rust-kurta"]);
});

it("changes nothing when the same file is imported again, not even the modification time", async () => {
  await imported(kurta);
  await readExpiredTags();
  const before = await productAt("rust-kurta");
  expect(await imported(kurta)).toEqual({
    products: [
      { slug: "rust-kurta", outcome: "unchanged", picturesToFetch: 0, lacksWeight: true, lacksDisclosures: true },
    ],
  });
  expect(await readExpiredTags()).toEqual([]);
  expect(await productAt("rust-kurta")).toEqual(before);
});

it("applies the file's changes and keeps ids, creation date and what the owner added by hand", async () => {
  await imported(kurta);
  const before = await productAt("rust-kurta");
  const sizes = await variantsOf(before.id);
  const byHand = {
    rank: 7,
    featured: true,
    summary: "Hand spun",
    faqs: [{ question: "Fades?", answer: "No." }],
    badgeIds: ["b"],
  };
  await getDatabase()
    .update(products)
    .set({ ...byHand, seo: { page_title: "Rust kurta", h1_tag: "By hand" } })
    .where(eq(products.id, before.id));

  const [, medium] = kurta.variants;
  expect(
    await outcomes({ ...kurta, name: "Rust-red kurta", pageTitle: "Red", variants: medium ? [medium] : [] }),
  ).toEqual(["updated"]);
  const after = await productAt("rust-kurta");
  expect(after).toMatchObject({
    ...byHand,
    id: before.id,
    name: "Rust-red kurta",
    createdAt: before.createdAt,
    stock: 200,
  });
  expect(after.seo).toEqual({ page_title: "Red", h1_tag: "By hand" });
  expect(after.modifiedAt.getTime()).toBeGreaterThan(before.modifiedAt.getTime());
  expect((await variantsOf(before.id)).map(({ id }) => id)).toEqual([sizes[1]?.id]);
});

it("removes a product from the category of its former type, and from no other", async () => {
  await imported({ ...kurta, categories: ["Kurtas", "Summer"] });
  await readExpiredTags();
  await imported({ ...kurta, productType: "Tunics", categories: ["Tunics"] });
  expect(await categoriesOf((await productAt("rust-kurta")).id)).toEqual(["summer", "tunics"]);
  expect(await readExpiredTags()).toEqual(
    expect.arrayContaining(["category:loom:kurtas", "category:loom:summer", "category:loom:tunics"]),
  );
});

it("puts a product into the existing category, whatever its name", async () => {
  await getDatabase()
    .insert(categories)
    .values({ storeId: "loom", id: "c1", slug: "kurtas", name: "Our kurtas", rank: 5 });
  await imported(kurta, { ...kurta, slug: "tunic", categories: ["Tunics"], productType: "Tunics" });
  const rows = await getDatabase().select().from(categories).orderBy(asc(categories.rank));
  expect(rows.map(({ name, rank }) => [name, rank])).toEqual([
    ["Our kurtas", 5],
    ["Tunics", 6],
  ]);
});

it("shows products in file order, the first as the newest", async () => {
  await imported(...["a", "b", "c"].map((slug) => anImportedProduct({ slug })));
  const dates = await Promise.all(["a", "b", "c"].map(async (slug) => (await productAt(slug)).createdAt.getTime()));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(dates).size).toBe(3);
});

it("writes nothing in a dry run and reports what would happen", async () => {
  await imported(kurta);
  await readExpiredTags();
  const result = await importProducts(
    "loom",
    [kurta, { ...kurta, slug: "new" }, { ...kurta, slug: "moved", renamedFrom: "rust-kurta" }],
    { dryRun: true },
  );
  expect(result).toMatchObject({
    ok: true,
    value: { products: [{ outcome: "unchanged" }, { outcome: "created" }, { outcome: "renamed" }] },
  });
  expect(await readExpiredTags()).toEqual([]);
  expect(await getDatabase().$count(products)).toBe(1);
});

describe("a new handle", () => {
  const identifiers = { slug: "kurta-rust", skus: ["K-S", "K-M"], barcodes: [] };

  it("is recognised by the SKUs, and leaves a permanent redirect", async () => {
    await imported(kurta);
    const before = await productAt("rust-kurta");
    expect(await findRenames("loom", [identifiers])).toEqual([{ slug: "kurta-rust", renamedFrom: "rust-kurta" }]);

    await readExpiredTags();
    const { products: done } = await imported({ ...kurta, slug: "kurta-rust", renamedFrom: "rust-kurta" });
    expect(done).toMatchObject([{ slug: "kurta-rust", outcome: "renamed" }]);
    expect((await productAt("kurta-rust")).id).toBe(before.id);
    expect(await getDatabase().select().from(slugRedirects)).toEqual([
      { storeId: "loom", kind: "product", slug: "rust-kurta", targetId: before.id },
    ]);
    expect(await readExpiredTags()).toEqual(
      expect.arrayContaining(["product:loom:rust-kurta", "product:loom:kurta-rust"]),
    );
  });

  it("gets its address back when the rename is undone, and the redirect turns round", async () => {
    await imported(kurta);
    await imported({ ...kurta, slug: "kurta-rust", renamedFrom: "rust-kurta" });
    await imported({ ...kurta, renamedFrom: "kurta-rust" });
    expect((await getDatabase().select().from(slugRedirects)).map(({ slug }) => slug)).toEqual(["kurta-rust"]);
  });

  it("does not match a product of another store", async () => {
    await importProducts("other", [kurta]);
    expect(await findRenames("loom", [identifiers])).toEqual([]);
  });

  it("of an existing product is no rename, whatever the SKUs", async () => {
    await imported(kurta, anImportedProduct({ slug: "kurta-rust" }));
    expect(await findRenames("loom", [identifiers])).toEqual([]);
  });
});

it("keeps the products of two stores apart, even with the same slugs", async () => {
  await imported(kurta);
  const result = await importProducts("other", [{ ...kurta, name: "Another kurta" }]);
  expect(result).toMatchObject({ ok: true, value: { products: [{ outcome: "created" }] } });
  expect((await productAt("rust-kurta")).name).toBe("Rust kurta");
});

it("creates each category once in two simultaneous imports", async () => {
  const lists = ["a", "b"].map((slug) => [anImportedProduct({ slug, categories: ["Stoles"], productType: "Stoles" })]);
  await Promise.all(lists.map((list) => imported(...list)));
  expect((await getDatabase().select().from(categories)).map(({ slug }) => slug)).toEqual(["stoles"]);
});

it("imports all products of a batch or none", async () => {
  const tooMany = anImportedProduct({ slug: "broken", variants: [anImportedVariant({ sellingPrice: Number.NaN })] });
  await expect(importProducts("loom", [kurta, tooMany])).rejects.toThrow();
  expect(await getDatabase().$count(products)).toBe(0);
  expect(await getDatabase().$count(categories)).toBe(0);
});

it("refuses an unknown store", async () => {
  expect(await importProducts("nobody", [kurta])).toEqual({ ok: false, code: "store_unknown", field: "store_id" });
});
