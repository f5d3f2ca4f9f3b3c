import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { toStoredPicture } from "@/lib/contracts/media/picture-record";
import { disclosuresToWire } from "@/lib/contracts/product/stored-disclosures";
import type { StoredSeo } from "@/lib/contracts/site/seo-details";
import { inChunks, insertedValues } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { ProductRecord } from "@/lib/domain/product-import/product-record";
import type { StoreId } from "@/lib/domain/store/id";

export type ProductWrite = {
  record: ProductRecord;
  /** The SEO texts that this import sets; the product keeps its other SEO texts. */
  seo: StoredSeo;
  removedVariantIds: readonly string[];
};

/**
 * Inserts the products, or updates those whose ids exist. Columns that are not part of a record (rank, badges,
 * questions and answers) keep their values. Creation times are chosen so that the first product in the list is the
 * newest, and `before` others that were saved just now are newer still.
 */
export async function saveProducts(
  storeId: StoreId,
  writes: readonly ProductWrite[],
  { now, before = 0 }: { now: Date; before?: number },
  database: Database = getDatabase(),
): Promise<void> {
  const rows = writes.map(({ record: { variants: _, ...record }, seo }, index) => ({
    ...record,
    storeId,
    filterKeys: [...record.filterKeys],
    pictures: record.pictures.map(toStoredPicture),
    disclosures: disclosuresToWire(record.disclosures),
    seo,
    createdAt: new Date(now.getTime() - before - index),
    modifiedAt: now,
  }));
  for (const chunk of inChunks(rows)) {
    await database
      .insert(products)
      .values(chunk)
      .onConflictDoUpdate({
        target: [products.storeId, products.id],
        set: { ...insertedValues(products, RECORD_COLUMNS), seo: sql`${products.seo} || excluded.seo` },
      });
  }
  await saveVariants(storeId, writes, database);
}

const RECORD_COLUMNS = [
  "slug",
  "sku",
  "name",
  "brand",
  "productType",
  "unit",
  "minQuantity",
  "stepQuantity",
  "status",
  "isGiftCard",
  "hsnCode",
  "disclosures",
  "highlights",
  "files",
  "sellingPrice",
  "discountedPrice",
  "minPrice",
  "maxPrice",
  "stock",
  "allowBackorder",
  "weightGrams",
  "barcode",
  "taxRateId",
  "googleCategory",
  "description",
  "pictures",
  "variantTypes",
  "filterKeys",
  "searchTerms",
  "importDigest",
  "modifiedAt",
] as const;

async function saveVariants(storeId: StoreId, writes: readonly ProductWrite[], database: Database): Promise<void> {
  for (const ids of inChunks(writes.flatMap(({ removedVariantIds }) => removedVariantIds))) {
    await database.delete(variants).where(and(eq(variants.storeId, storeId), inArray(variants.id, ids)));
  }
  const rows = writes.flatMap(({ record }) =>
    record.variants.map((variant, rank) => ({
      ...variant,
      storeId,
      productId: record.id,
      rank,
      options: [...variant.options],
      pictures: variant.pictures.map(toStoredPicture),
    })),
  );
  for (const chunk of inChunks(rows)) {
    await database
      .insert(variants)
      .values(chunk)
      .onConflictDoUpdate({
        target: [variants.storeId, variants.id],
        set: insertedValues(variants, VARIANT_COLUMNS),
      });
  }
}

const VARIANT_COLUMNS = [
  "rank",
  "sku",
  "options",
  "sellingPrice",
  "discountedPrice",
  "stock",
  "allowBackorder",
  "weightGrams",
  "barcode",
  "taxRateId",
  "pictures",
] as const;
