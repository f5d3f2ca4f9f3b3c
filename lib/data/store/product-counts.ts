import "server-only";
import { count } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

/** How many products each store has, hidden ones too; a store without any is not in the answer. */
export async function countProducts(database: Database = getDatabase()): Promise<Map<StoreId, number>> {
  const rows = await database
    .select({ storeId: products.storeId, total: count() })
    .from(products)
    .groupBy(products.storeId);
  return new Map(rows.map(({ storeId, total }) => [storeId, total]));
}
