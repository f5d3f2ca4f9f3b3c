import "server-only";
import { count, sql } from "drizzle-orm";
import { products } from "@/lib/database/schema/product";
import { type Database, getDatabase } from "./connection";

/**
 * The GIN indexes of searches and filters. New entries go to an unsorted pending list; until that list is moved into
 * the index, every search reads all of it.
 */
const GIN_INDEXES = sql`array['products_search', 'products_filters']`;

const TABLES = ["products", "variants", "product_categories", "categories", "search_words"];

/**
 * Updates the planner's statistics if the catalogue has doubled since they were last updated. The embedded database has
 * no autovacuum that would do this. Without statistics, every look-up by slug reads all products (measured: an import
 * of 10,000 products takes four times as long).
 */
export async function refreshStatistics(database: Database = getDatabase()): Promise<void> {
  const [actual] = await database.select({ products: count() }).from(products);
  const estimate = await database.execute<{ products: number }>(
    sql`select reltuples::int as products from pg_class where oid = ${"products"}::regclass`,
  );
  // PostgreSQL reports -1 rows for a table that has never been analysed.
  const counted = Math.max(0, estimate.rows[0]?.products ?? 0);
  if ((actual?.products ?? 0) > 2 * counted + 50) {
    // One by one: in the embedded database other queries wait for each statement.
    for (const table of TABLES) await database.execute(sql`analyze ${sql.identifier(table)}`);
    await database.execute(sql`select gin_clean_pending_list(index) from unnest(${GIN_INDEXES}::regclass[]) as index`);
  }
}
