import type { ListStore } from "@/lib/data/catalogue/list-scope";
import { getDatabase } from "@/lib/database/connection";
import { categories, filterGroups, productCategories } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";

type ProductRow = typeof products.$inferInsert;
type ProductRowOverrides = Partial<ProductRow> & { categoryIds?: readonly string[] };

/** A store for tests of product lists. The minimum quantity is one for pieces and half a metre for cloth. */
export function aListStore(
  overrides: { id?: string; showSoldOut?: boolean; setting?: Partial<ListStore["setting"]> } = {},
) {
  const { setting, ...rest } = overrides;
  const rules = {
    minQuantity: { Pcs: 100, Mts: 50, Kgs: 25 },
    minStock: null,
    showStockLeft: false,
    hidesPrices: false,
    searchSynonyms: [],
  };
  return { id: "nila-loom", showSoldOut: true, setting: { ...rules, ...setting }, ...rest };
}

/** Inserts a product for ₹1,000 with ten in stock. Slug, SKU and name are derived from the id. */
export async function insertProduct({ categoryIds = [], ...overrides }: ProductRowOverrides & { id: string }) {
  const price = overrides.discountedPrice ?? overrides.sellingPrice ?? 100_000;
  const row = {
    storeId: "nila-loom",
    slug: overrides.id,
    sku: overrides.id.toUpperCase(),
    name: overrides.id,
    sellingPrice: price,
    discountedPrice: price,
    minPrice: price,
    maxPrice: price,
    stock: 1_000,
    ...overrides,
  };
  await getDatabase().insert(products).values(row);
  for (const categoryId of categoryIds) {
    await getDatabase().insert(productCategories).values({ storeId: row.storeId, categoryId, productId: row.id });
  }
}

export async function insertVariant(row: Partial<typeof variants.$inferInsert> & { id: string; productId: string }) {
  await getDatabase()
    .insert(variants)
    .values({
      storeId: "nila-loom",
      sku: row.id.toUpperCase(),
      options: [row.id],
      sellingPrice: 100_000,
      discountedPrice: 100_000,
      stock: 1_000,
      ...row,
    });
}

export async function insertCategory(row: Partial<typeof categories.$inferInsert> & { id: string }) {
  await getDatabase()
    .insert(categories)
    .values({ storeId: "nila-loom", slug: row.id, name: row.id, ...row });
}

/** Inserts a filter group. Each of `options` is both the name and the slug of an option. */
export async function insertFilterGroup(id: string, options: readonly string[], rank = 0, storeId = "nila-loom") {
  await getDatabase()
    .insert(filterGroups)
    .values({ storeId, id, name: id, rank, options: options.map((slug) => ({ slug, name: slug })) });
}
