import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import type { StoreRows } from "@/lib/data/store/rows";
import { inChunks } from "@/lib/database/bulk";
import type { Database } from "@/lib/database/connection";
import { productCategories } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

export type CatalogueRows = Pick<StoreRows, "products" | "variants" | "productCategories">;

const MAX_PICTURE_LISTS = 200;

/**
 * Inserts products with their variants and categories. Rows whose keys exist already are not changed. Returns how many
 * products were inserted.
 */
export async function insertCatalogueRows(rows: CatalogueRows, database: Database): Promise<number> {
  let added = 0;
  for (const chunk of inChunks(rows.products)) {
    const written = await database.insert(products).values(chunk).onConflictDoNothing().returning({ id: products.id });
    added += written.length;
  }
  for (const chunk of inChunks(rows.variants)) {
    await database.insert(variants).values(chunk).onConflictDoNothing();
  }
  for (const chunk of inChunks(rows.productCategories)) {
    await database.insert(productCategories).values(chunk).onConflictDoNothing();
  }
  return added;
}

/**
 * The JSON columns with the pictures of the store's oldest products, at most `MAX_PICTURE_LISTS`; they are not parsed.
 */
export async function listStoredPictures(storeId: StoreId, database: Database): Promise<unknown[]> {
  const rows = await database
    .select({ pictures: products.pictures })
    .from(products)
    .where(and(eq(products.storeId, storeId), sql`${products.pictures} <> '[]'::jsonb`))
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(MAX_PICTURE_LISTS);
  return rows.map(({ pictures }) => pictures);
}
