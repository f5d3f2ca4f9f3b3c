import "server-only";
import { count } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The number of products of each store, including products that are not shown. A store without products has no entry in
 * the map.
 */
export async function countProducts(database: Database = getDatabase()): Promise<Map<StoreId, number>> {
  const rows = await database
    .select({ storeId: products.storeId, total: count() })
    .from(products)
    .groupBy(products.storeId);
  return new Map(rows.map(({ storeId, total }) => [storeId, total]));
}
