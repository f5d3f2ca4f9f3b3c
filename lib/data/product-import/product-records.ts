import "server-only";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { pictureRecordsSchema } from "@/lib/contracts/media/picture-record";
import { storedDisclosuresSchema } from "@/lib/contracts/product/stored-disclosures";
import {
  storedFilesSchema,
  storedHighlightsSchema,
  storedVariantTypesSchema,
} from "@/lib/contracts/product/stored-product";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import { UNITS } from "@/lib/domain/product/unit";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import type { ProductRecord, VariantRecord } from "@/lib/domain/product-import/product-record";
import type { StoreId } from "@/lib/domain/store/id";

const productColumns = {
  id: products.id,
  slug: products.slug,
  sku: products.sku,
  name: products.name,
  brand: products.brand,
  productType: products.productType,
  unit: products.unit,
  minQuantity: products.minQuantity,
  stepQuantity: products.stepQuantity,
  status: products.status,
  isGiftCard: products.isGiftCard,
  hsnCode: products.hsnCode,
  disclosures: products.disclosures,
  highlights: products.highlights,
  files: products.files,
  sellingPrice: products.sellingPrice,
  discountedPrice: products.discountedPrice,
  minPrice: products.minPrice,
  maxPrice: products.maxPrice,
  stock: products.stock,
  allowBackorder: products.allowBackorder,
  weightGrams: products.weightGrams,
  barcode: products.barcode,
  taxRateId: products.taxRateId,
  googleCategory: products.googleCategory,
  description: products.description,
  pictures: products.pictures,
  variantTypes: products.variantTypes,
  filterKeys: products.filterKeys,
  searchTerms: products.searchTerms,
  importDigest: products.importDigest,
};

const variantColumns = {
  productId: variants.productId,
  id: variants.id,
  options: variants.options,
  sku: variants.sku,
  barcode: variants.barcode,
  sellingPrice: variants.sellingPrice,
  discountedPrice: variants.discountedPrice,
  stock: variants.stock,
  allowBackorder: variants.allowBackorder,
  weightGrams: variants.weightGrams,
  taxRateId: variants.taxRateId,
  pictures: variants.pictures,
};

/**
 * Makes other imports into the store wait until the transaction ends, because two simultaneous imports could create the
 * same category twice.
 */
export async function lockCatalogue(storeId: StoreId, database: Database = getDatabase()): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${storeId}`}, 0))`);
}

/**
 * The products with these `slugs`, whatever their status, and their variants. Their rows stay locked until the
 * transaction ends; save the products in the same transaction, so that no stock change by an order is lost in between.
 */
export async function lockProductRecords(
  storeId: StoreId,
  slugs: readonly string[],
  database: Database = getDatabase(),
): Promise<ProductRecord[]> {
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.slug, [...slugs])))
    .orderBy(asc(products.id))
    .for("update");
  if (rows.length === 0) return [];
  const variantsOf = await lockVariants(
    storeId,
    rows.map(({ id }) => id),
    database,
  );
  return rows.map((row) => ({
    ...row,
    unit: UNITS.find((unit) => unit === row.unit) ?? "Pcs",
    status: PRODUCT_STATUSES.find((status) => status === row.status) ?? "draft",
    disclosures: storedDisclosuresSchema.parse(row.disclosures),
    highlights: storedHighlightsSchema.parse(row.highlights),
    files: storedFilesSchema.parse(row.files),
    pictures: pictureRecordsSchema.parse(row.pictures),
    variantTypes: storedVariantTypesSchema.parse(row.variantTypes),
    variants: variantsOf.get(row.id) ?? [],
  }));
}

async function lockVariants(storeId: StoreId, productIds: string[], database: Database) {
  const rows = await database
    .select(variantColumns)
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.productId, productIds)))
    .orderBy(asc(variants.productId), asc(variants.rank), asc(variants.id))
    .for("update");
  const byProduct = new Map<string, VariantRecord[]>();
  for (const { productId, ...row } of rows) {
    const siblings = byProduct.get(productId) ?? [];
    byProduct.set(productId, siblings);
    siblings.push({ ...row, pictures: pictureRecordsSchema.parse(row.pictures) });
  }
  return byProduct;
}

/** Makes the next import read these products again although their file has not changed: they were changed by hand. */
export async function forgetImportDigests(storeId: StoreId, ids: readonly string[], database: Database): Promise<void> {
  await database
    .update(products)
    .set({ importDigest: "" })
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
}
