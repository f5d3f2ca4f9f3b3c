import "server-only";
import { BIG_CATEGORIES } from "@/demo/big-catalogue/departments";
import { type GeneratedProduct, makeProduct } from "@/demo/big-catalogue/make-product";
import { demoId } from "@/demo/demo-id";
import { ensureCategories } from "@/lib/data/catalogue/category-writes";
import { lockFilterGroups, saveFilterGroups } from "@/lib/data/catalogue/filter-group-writes";
import { explainStock } from "@/lib/data/product/stock-movements";
import { type CatalogueRows, insertCatalogueRows, listStoredPictures } from "@/lib/data/product-import/catalogue-rows";
import { hasStore } from "@/lib/data/store/first-store";
import { type Database, getDatabase } from "@/lib/database/connection";
import { refreshStatistics } from "@/lib/database/statistics";
import { addFilterValues, filterKeys } from "@/lib/domain/product-import/filter-values";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { loadDemoStore } from "./load-demo-store";

/** Products are saved in batches to limit memory, because there may be a hundred thousand, and to show progress. */
const PRODUCTS_PER_BATCH = 500;

/**
 * Fills a store with the first `count` products of the big catalogue, to measure the shop's speed. If the store does
 * not exist, it is created as a copy of the demo store. Products that exist already are skipped, so an interrupted run
 * can be continued.
 */
export async function makeBigCatalogue(
  storeId: StoreId,
  count: number,
  onProgress: (products: number) => void = () => {},
  database: Database = getDatabase(),
): Promise<{ added: number; isNewStore: boolean }> {
  const isNewStore = !(await hasStore(storeId, database));
  if (isNewStore) await loadDemoStore(database, undefined, storeId);
  const now = clock.now();
  const wanted = BIG_CATEGORIES.map((category) => ({ ...category, id: demoId("category", category.slug) }));
  const categoryIds = await ensureCategories(storeId, wanted, now, database);
  const pictures = await listStoredPictures(storeId, database);
  let added = 0;
  for (let first = 0; first < count; first += PRODUCTS_PER_BATCH) {
    const size = Math.min(PRODUCTS_PER_BATCH, count - first);
    const products = Array.from({ length: size }, (_, offset) => makeProduct(first + offset, now));
    added += await database.transaction(async (transaction) => {
      await explainStock({ reason: "imported" }, transaction);
      const groups = await lockFilterGroups(storeId, transaction);
      const values = products.flatMap(({ filterValues }) => filterValues);
      await saveFilterGroups(storeId, addFilterValues(groups, values), transaction);
      return insertCatalogueRows(toRows(storeId, products, { categoryIds, pictures, now }), transaction);
    });
    onProgress(size);
  }
  await refreshStatistics(database);
  return { added, isNewStore };
}

type RowContext = { categoryIds: ReadonlyMap<string, string>; pictures: readonly unknown[]; now: Date };

function toRows(
  storeId: StoreId,
  products: readonly GeneratedProduct[],
  { categoryIds, pictures, now }: RowContext,
): CatalogueRows {
  return {
    products: products.map((product, index) => ({
      ...toProductRow(storeId, product),
      pictures: pictures[index % pictures.length] ?? [],
      modifiedAt: now,
    })),
    variants: products.flatMap(({ sku, weightGrams, variants }) =>
      variants.map((variant, rank) => ({
        ...variant,
        storeId,
        id: demoId("variant", variant.sku),
        productId: demoId("product", sku),
        rank,
        weightGrams,
      })),
    ),
    productCategories: products.flatMap(({ sku, categorySlugs }) =>
      categorySlugs.flatMap((slug) => {
        const categoryId = categoryIds.get(slug);
        return categoryId ? [{ storeId, categoryId, productId: demoId("product", sku) }] : [];
      }),
    ),
  };
}

function toProductRow(storeId: StoreId, product: GeneratedProduct): CatalogueRows["products"][number] {
  const { types, variants, filterValues, searchTerms, categorySlugs: _, ...plain } = product;
  const prices = variants.map(({ discountedPrice }) => discountedPrice);
  const counted = variants.flatMap(({ stock }) => stock ?? []);
  return {
    ...plain,
    storeId,
    id: demoId("product", product.sku),
    minPrice: Math.min(...(prices.length > 0 ? prices : [product.discountedPrice])),
    maxPrice: Math.max(...(prices.length > 0 ? prices : [product.discountedPrice])),
    // The sum of the variants' stock; null if the stock of at least one variant is not counted.
    stock: variants.length === 0 ? product.stock : sumOrUncounted(variants.length, counted),
    variantTypes: types,
    filterKeys: filterKeys(filterValues),
    searchTerms: searchTerms.join(" "),
  };
}

function sumOrUncounted(variants: number, counted: readonly number[]): number | null {
  return counted.length < variants ? null : counted.reduce((sum, stock) => sum + stock, 0);
}
