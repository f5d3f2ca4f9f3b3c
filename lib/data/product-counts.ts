import "server-only";
import { count } from "drizzle-orm";
import type { StoreId } from "@/lib/domain/ids";
import { type Database, getDatabase } from "./database";
import { products } from "./schema";

/** How many products each store has, hidden ones too; a store without any is not in the answer. */
export async function countProducts(database: Database = getDatabase()): Promise<Map<StoreId, number>> {
  const rows = await database
    .select({ storeId: products.storeId, total: count() })
    .from(products)
    .groupBy(products.storeId);
  return new Map(rows.map(({ storeId, total }) => [storeId, total]));
}
