import "server-only";
import { count, sql } from "drizzle-orm";
import { products } from "@/lib/database/schema/product";
import { type Database, getDatabase } from "./connection";

/** Indexes that put off sorting in what is written, and until then read all of it for every search. */
const SEARCHED = sql`array['products_search', 'products_filters']`;

/**
 * Has the database count anew what its tables hold, when the catalogue has doubled since it last did. It chooses
 * indexes by these numbers, and the embedded one has no process of its own that would keep them: without them, every
 * look-up by slug reads all products (measured: an import of 10,000 takes four times as long).
 */
export async function refreshStatistics(database: Database = getDatabase()): Promise<void> {
  const [held] = await database.select({ products: count() }).from(products);
  const known = await database.execute<{ products: number }>(
    sql`select reltuples::int as products from pg_class where oid = ${"products"}::regclass`,
  );
  // Of a table that was never counted, PostgreSQL says -1.
  const counted = Math.max(0, known.rows[0]?.products ?? 0);
  if ((held?.products ?? 0) > 2 * counted + 50) {
    await database.execute(sql`analyze products, variants, product_categories, categories, search_words`);
    await database.execute(sql`select gin_clean_pending_list(index) from unnest(${SEARCHED}::regclass[]) as index`);
  }
}
