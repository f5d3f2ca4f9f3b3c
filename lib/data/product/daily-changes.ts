import "server-only";
import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

/** The products that have this SKU or a variant with it, at most two, locked for a change. */
export async function lockProductsBySku(storeId: StoreId, sku: string, database: Database) {
  const withVariant = database
    .select({ id: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, sku)));
  return database
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      name: products.name,
      unit: products.unit,
      status: products.status,
      sellingPrice: products.sellingPrice,
      discountedPrice: products.discountedPrice,
      stock: products.stock,
    })
    .from(products)
    .where(and(eq(products.storeId, storeId), or(eq(products.sku, sku), inArray(products.id, withVariant))))
    .orderBy(asc(products.id))
    .limit(2)
    .for("update");
}

/** The variants of a product, locked for a change. */
export async function lockVariants(storeId: StoreId, productId: string, database: Database) {
  return database
    .select({
      id: variants.id,
      sku: variants.sku,
      sellingPrice: variants.sellingPrice,
      discountedPrice: variants.discountedPrice,
      stock: variants.stock,
    })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.productId, productId)))
    .orderBy(asc(variants.rank), asc(variants.id))
    .for("update");
}

type Amounts = { sellingPrice: number; discountedPrice: number; stock: number | null };

export async function saveVariantAmounts(
  storeId: StoreId,
  id: string,
  amounts: Amounts,
  database: Database,
): Promise<void> {
  await database
    .update(variants)
    .set(amounts)
    .where(and(eq(variants.storeId, storeId), eq(variants.id, id)));
}

/** Saves what was changed by hand. The next import reads the product again, although its file has not changed. */
export async function saveProductAmounts(
  storeId: StoreId,
  id: string,
  change: Amounts & { minPrice: number; maxPrice: number; status: string },
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .update(products)
    .set({ ...change, importDigest: "", modifiedAt: now })
    .where(and(eq(products.storeId, storeId), eq(products.id, id)));
}
