import "server-only";
import { sql } from "drizzle-orm";
import { type Database, getDatabase } from "./connection";

/**
 * Tidies and counts the tables that have changed much since that was last done, as the autovacuum of a server does: the
 * embedded database has no process of its own for it. Of tables that were never counted it takes a store for one of
 * many, and reads all customers of the shop to find one.
 *
 * Never within a transaction. One table after the other, so that others have their turn in between.
 */
export async function tendTables(database: Database = getDatabase()): Promise<void> {
  const { rows: changed } = await database.execute<{ name: string }>(sql`
    select tables.relname as name from pg_stat_user_tables as tables join pg_class on pg_class.oid = tables.relid
    where tables.schemaname = 'public' and (greatest(n_mod_since_analyze, n_dead_tup) > 50 + 0.1 * greatest(reltuples, 0)
      or (reltuples < 0 and pg_relation_size(relid) > 0))
    order by tables.relname`);
  for (const { name } of changed) await database.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
}
