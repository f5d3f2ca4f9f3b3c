import "server-only";
import { sql } from "drizzle-orm";
import { letVisitorsGoFirst } from "@/lib/server/visitors-first";
import { type Database, getDatabase } from "./connection";

/**
 * Vacuums and analyses the tables in which much has changed. On a PostgreSQL server autovacuum does this; the embedded
 * database has none. Without statistics the planner assumes that a store has few customers, and reads all of them to
 * find one.
 *
 * Never call it in a transaction. It takes one small step after the other, so that other queries can run in between.
 */
export async function maintainTables(database: Database = getDatabase()): Promise<void> {
  const { rows: changed } = await database.execute<{ name: string }>(sql`
    select tables.relname as name from pg_stat_user_tables as tables join pg_class on pg_class.oid = tables.relid
    where tables.schemaname = 'public' and (greatest(n_mod_since_analyze, n_dead_tup) > 50 + 0.1 * greatest(reltuples, 0)
      or (reltuples < 0 and pg_relation_size(relid) > 0))
    order by tables.relname`);
  for (const { name } of changed)
    for (const step of [sql`vacuum`, sql`analyze`]) {
      const start = performance.now();
      await database.execute(sql`${step} ${sql.identifier(name)}`);
      await letVisitorsGoFirst(performance.now() - start);
    }
}
