import "server-only";
import { and, eq, inArray, or } from "drizzle-orm";
import { updateCategoryPlacements } from "@/lib/data/catalogue/category-writes";
import { inChunks, insertedValues } from "@/lib/database/bulk";
import type { Database } from "@/lib/database/connection";
import { productCategories } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoredProductEntry } from "./product-entries";

/**
 * Inserts the products, or updates those whose ids exist, and replaces their variants and categories. `categoryIds`
 * maps slugs to ids. Columns that are not in the files, such as the digest of an imported row, keep their values.
 */
export async function saveProductEntries(
  storeId: StoreId,
  entries: readonly StoredProductEntry[],
  categoryIds: ReadonlyMap<string, string>,
  now: Date,
  transaction: Database,
): Promise<void> {
  const rows = entries.map(({ variants: productVariants, categories: _, createdAt, ...product }) => {
    const prices =
      productVariants.length > 0
        ? productVariants.map((variant) => variant.discountedPrice)
        : [product.discountedPrice];
    return {
      ...product,
      storeId,
      createdAt: createdAt ?? now,
      minPrice: prices.reduce((least, price) => Math.min(least, price)),
      maxPrice: prices.reduce((most, price) => Math.max(most, price)),
      modifiedAt: now,
    };
  });
  for (const chunk of inChunks(rows)) {
    await transaction
      .insert(products)
      .values(chunk)
      .onConflictDoUpdate({ target: [products.storeId, products.id], set: insertedValues(products, PRODUCT_COLUMNS) });
  }
  await saveVariants(storeId, entries, transaction);
  await replacePlacings(storeId, entries, categoryIds, transaction);
}

const PRODUCT_COLUMNS = [
  "slug",
  "name",
  "sku",
  "brand",
  "productType",
  "status",
  "featured",
  "isGiftCard",
  "rank",
  "createdAt",
  "unit",
  "minQuantity",
  "stepQuantity",
  "sellingPrice",
  "discountedPrice",
  "minPrice",
  "maxPrice",
  "stock",
  "allowBackorder",
  "allowCod",
  "allowPreorder",
  "weightGrams",
  "barcode",
  "hsnCode",
  "disclosures",
  "taxRateId",
  "googleCategory",
  "summary",
  "description",
  "filterKeys",
  "searchTerms",
  "badgeIds",
  "addonIds",
  "addonMust",
  "personalFields",
  "sizeChartId",
  "pictures",
  "video",
  "footnotes",
  "faqs",
  "highlights",
  "files",
  "seo",
  "variantTypes",
  "modifiedAt",
] as const;

const VARIANT_COLUMNS = [
  "productId",
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

async function saveVariants(
  storeId: StoreId,
  entries: readonly StoredProductEntry[],
  transaction: Database,
): Promise<void> {
  const rows = entries.flatMap((product) =>
    product.variants.map((variant, index) => ({ storeId, productId: product.id, ...variant, rank: index })),
  );
  for (const chunk of inChunks(rows)) {
    await transaction
      .insert(variants)
      .values(chunk)
      .onConflictDoUpdate({ target: [variants.storeId, variants.id], set: insertedValues(variants, VARIANT_COLUMNS) });
  }
}

/** Deletes the variants that products had `before` and do not have any more. One that has moved to another product stays. */
export async function removeMissingVariants(
  storeId: StoreId,
  before: ReadonlyMap<string, StoredProductEntry>,
  now: readonly StoredProductEntry[],
  transaction: Database,
): Promise<void> {
  const removed = now.flatMap(({ id, variants: kept }) => {
    const keptIds = new Set(kept.map((variant) => variant.id));
    return (before.get(id)?.variants ?? []).flatMap((variant) =>
      keptIds.has(variant.id) ? [] : [{ productId: id, id: variant.id }],
    );
  });
  for (const chunk of inChunks(removed)) {
    const isOne = or(...chunk.map(({ productId, id }) => and(eq(variants.productId, productId), eq(variants.id, id))));
    await transaction.delete(variants).where(and(eq(variants.storeId, storeId), isOne));
  }
}

async function replacePlacings(
  storeId: StoreId,
  entries: readonly StoredProductEntry[],
  categoryIds: ReadonlyMap<string, string>,
  transaction: Database,
): Promise<void> {
  for (const ids of inChunks(entries.map(({ id }) => id))) {
    const isOfProducts = inArray(productCategories.productId, ids);
    await transaction.delete(productCategories).where(and(eq(productCategories.storeId, storeId), isOfProducts));
  }
  const added = entries.flatMap(({ id, categories }) =>
    categories.flatMap((slug) => {
      const categoryId = categoryIds.get(slug);
      return categoryId ? [{ productId: id, categoryId }] : [];
    }),
  );
  await updateCategoryPlacements(storeId, { added, removed: [] }, transaction);
}
