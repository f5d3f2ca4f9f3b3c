import "server-only";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { ProductEntry, VariantEntry } from "@/lib/contracts/store-files/product-entry";
import { listCategoryPlacements } from "@/lib/data/catalogue/category-writes";
import { toUnit } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import type { StoreId } from "@/lib/domain/store/id";
import type { WithId } from "./store-entries";

/** Keeps memory use constant: an export of 100,000 products needs no more memory than one of 1,000. */
const PRODUCTS_PER_BATCH = 200;

export type StoredVariantEntry = WithId<VariantEntry>;
export type StoredProductEntry = WithId<Omit<ProductEntry, "variants">> & { variants: StoredVariantEntry[] };

const productColumns = {
  slug: products.slug,
  id: products.id,
  name: products.name,
  sku: products.sku,
  brand: products.brand,
  productType: products.productType,
  status: products.status,
  featured: products.featured,
  isGiftCard: products.isGiftCard,
  rank: products.rank,
  createdAt: products.createdAt,
  unit: products.unit,
  minQuantity: products.minQuantity,
  stepQuantity: products.stepQuantity,
  sellingPrice: products.sellingPrice,
  discountedPrice: products.discountedPrice,
  stock: products.stock,
  allowBackorder: products.allowBackorder,
  allowCod: products.allowCod,
  allowPreorder: products.allowPreorder,
  weightGrams: products.weightGrams,
  barcode: products.barcode,
  hsnCode: products.hsnCode,
  disclosures: products.disclosures,
  taxRateId: products.taxRateId,
  googleCategory: products.googleCategory,
  summary: products.summary,
  description: products.description,
  filterKeys: products.filterKeys,
  searchTerms: products.searchTerms,
  badgeIds: products.badgeIds,
  addonIds: products.addonIds,
  addonMust: products.addonMust,
  personalFields: products.personalFields,
  sizeChartId: products.sizeChartId,
  pictures: products.pictures,
  video: products.video,
  footnotes: products.footnotes,
  faqs: products.faqs,
  highlights: products.highlights,
  files: products.files,
  seo: products.seo,
  variantTypes: products.variantTypes,
};

const variantColumns = {
  options: variants.options,
  id: variants.id,
  sku: variants.sku,
  sellingPrice: variants.sellingPrice,
  discountedPrice: variants.discountedPrice,
  stock: variants.stock,
  allowBackorder: variants.allowBackorder,
  weightGrams: variants.weightGrams,
  barcode: variants.barcode,
  taxRateId: variants.taxRateId,
  pictures: variants.pictures,
};

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/**
 * The next batch of products in the order of their ids, whatever their status: those whose id is greater than `after`.
 */
export async function listProductEntries(
  storeId: StoreId,
  after: string,
  database: Database,
): Promise<StoredProductEntry[]> {
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(and(eq(products.storeId, storeId), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_BATCH);
  return toEntries(storeId, rows, database);
}

/**
 * The current state of these products. Their rows stay locked until the transaction ends; save the products in the same
 * transaction, so that no stock change by an order is lost in between.
 */
export async function lockProductEntries(
  storeId: StoreId,
  ids: readonly string[],
  transaction: Database,
): Promise<Map<string, StoredProductEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProducts(storeId, ids, transaction).for("update");
  const entries = await toEntries(storeId, rows, transaction, true);
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** One product as it is now; null if the store has none with this id. */
export async function findProductEntry(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<StoredProductEntry | null> {
  const [entry] = await toEntries(storeId, await selectProducts(storeId, [id], database), database);
  return entry ?? null;
}

function selectProducts(storeId: StoreId, ids: readonly string[], database: Database) {
  return database
    .select(productColumns)
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id));
}

async function toEntries(
  storeId: StoreId,
  rows: readonly ProductRow[],
  database: Database,
  isLocked = false,
): Promise<StoredProductEntry[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const query = database
    .select({ productId: variants.productId, ...variantColumns })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.productId, ids)))
    .orderBy(asc(variants.productId), asc(variants.rank), asc(variants.id));
  const variantsByProduct = byProduct(await (isLocked ? query.for("update") : query));
  const categoriesByProduct = byProduct(await listCategoryPlacements(storeId, ids, database));
  return rows.map((row) => ({
    ...row,
    status: PRODUCT_STATUSES.find((status) => status === row.status) ?? "draft",
    unit: toUnit(row.unit),
    categories: (categoriesByProduct.get(row.id) ?? []).map(({ slug }) => slug).sort(),
    variants: (variantsByProduct.get(row.id) ?? []).map(({ productId: _, ...variant }) => variant),
  }));
}

function byProduct<Row extends { productId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.productId) ?? [];
    groups.set(row.productId, group);
    group.push(row);
  }
  return groups;
}

/** Ids and slugs of all products of the store. */
export async function listProductKeys(storeId: StoreId, database: Database): Promise<{ id: string; slug: string }[]> {
  return database.select({ id: products.id, slug: products.slug }).from(products).where(eq(products.storeId, storeId));
}
