import "server-only";
import { and, eq, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { clock } from "@/lib/server/clock";

const KEPT_MS = 30 * 86_400_000;

/**
 * Deletes the products of all stores that have been in the trash for thirty days. Orders keep copies of what was bought.
 */
export async function removeTrashedProducts(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const isOld = lt(products.modifiedAt, new Date(now.getTime() - KEPT_MS));
  await database.delete(products).where(and(eq(products.status, "trashed"), isOld));
}
