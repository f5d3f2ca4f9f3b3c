import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { inChunks } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { SkuOwner } from "@/lib/domain/product-import/rename";
import type { StoreId } from "@/lib/domain/store/id";

/** The given slugs that are already used by a product of the store, whatever its status. */
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

/** The products with one of these SKUs or barcodes, on the product itself or on a variant. */
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
  // Lower case, to match the indexes on SKUs.
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
