import "server-only";
import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { storedText } from "@/lib/contracts/codec/list";
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
  return toRecords(storeId, rows, database, "lock");
}

const PRODUCTS_PER_PART = 200;

/**
 * The next products in the order of their ids, of those whose id is greater than `after`, with their texts for search
 * engines. Left out is what an import refuses or nobody wants back: gift cards, and what is in the trash.
 */
export async function listProductRecords(
  storeId: StoreId,
  after: string,
  database: Database = getDatabase(),
): Promise<{ record: ProductRecord; pageTitle: string; metaDescription: string }[]> {
  const rows = await database
    .select({ ...productColumns, seo: products.seo })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        gt(products.id, after),
        ne(products.status, "trashed"),
        eq(products.isGiftCard, false),
      ),
    )
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_PART);
  const withoutSeo = rows.map(({ seo: _, ...row }) => row);
  const records = await toRecords(storeId, withoutSeo, database, "read");
  return records.map((record, index) => {
    const { page_title: pageTitle, meta_desc: metaDescription } = searchTextsSchema.parse(rows[index]?.seo ?? {});
    return { record, pageTitle, metaDescription };
  });
}

const searchTextsSchema = z.object({ page_title: storedText, meta_desc: storedText });

type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

async function toRecords(
  storeId: StoreId,
  rows: readonly ProductRow[],
  database: Database,
  mode: "lock" | "read",
): Promise<ProductRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const variantsOf = await listVariants(storeId, ids, database, mode);
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

async function listVariants(storeId: StoreId, productIds: string[], database: Database, mode: "lock" | "read") {
  const query = database
    .select(variantColumns)
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.productId, productIds)))
    .orderBy(asc(variants.productId), asc(variants.rank), asc(variants.id));
  const rows = await (mode === "lock" ? query.for("update") : query);
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
