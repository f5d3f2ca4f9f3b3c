import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { inChunks } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { SkuOwner } from "@/lib/domain/product-import/rename";
import type { StoreId } from "@/lib/domain/store/id";

/** The given slugs that products of the store already use, whether or not the products are active. */
export async function listSlugsInUse(
  storeId: StoreId,
  slugs: readonly string[],
  database: Database = getDatabase(),
): Promise<Set<string>> {
  const used = new Set<string>();
  for (const chunk of inChunks(slugs)) {
    const rows = await database
      .select({ slug: products.slug })
      .from(products)
      .where(and(eq(products.storeId, storeId), inArray(products.slug, chunk)));
    for (const { slug } of rows) used.add(slug);
  }
  return used;
}

/**
 * The products in which one of these SKUs or barcodes occurs, either in the product itself or in one of its variants.
 */
export async function listOwners(
  storeId: StoreId,
  { skus, barcodes }: { skus: readonly string[]; barcodes: readonly string[] },
  database: Database = getDatabase(),
): Promise<SkuOwner[]> {
  const bySku = await inBatches(skus, (chunk) => listOwnersBy(storeId, "sku", chunk, database));
  const byBarcode = await inBatches(barcodes, (chunk) => listOwnersBy(storeId, "barcode", chunk, database));
  return [...bySku, ...byBarcode];
}

async function listOwnersBy(storeId: StoreId, kind: "sku" | "barcode", values: string[], database: Database) {
  // In lower case, because the comparison ignores case and the indexes on SKUs contain lower case.
  const wanted = values.map((value) => value.toLowerCase());
  const ofProducts = await database
    .select({ slug: products.slug, sku: products.sku, barcode: products.barcode })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(sql`lower(${products[kind]})`, wanted)));
  const ofVariants = await database
    .select({ slug: products.slug, sku: variants.sku, barcode: variants.barcode })
    .from(variants)
    .innerJoin(products, and(eq(products.storeId, variants.storeId), eq(products.id, variants.productId)))
    .where(and(eq(variants.storeId, storeId), inArray(sql`lower(${variants[kind]})`, wanted)));
  return [...ofProducts, ...ofVariants];
}

async function inBatches<Value, Row>(
  values: readonly Value[],
  read: (chunk: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chunk of inChunks(values)) rows.push(...(await read(chunk)));
  return rows;
}
