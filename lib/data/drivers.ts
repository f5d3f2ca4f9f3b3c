import "server-only";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { migrationsFolder } from "./migrations-folder";

type Rows<Row> = { rows: Row[] };
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** A database of either driver, or a transaction on one. */
export type Database = PgDatabase<RowsResult>;
export type OpenedDatabase = { database: Database; close: () => Promise<void> };

/** Held while migrating, so that of several processes that start together one migrates and the others wait. */
const MIGRATION_LOCK = 7_240_316_229;

/** The embedded database, migrated: in `folder`, or in memory without one; started from `dump` when there is one. */
export async function openPglite(folder?: string, dump?: Blob): Promise<OpenedDatabase> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const client = await PGlite.create({
    extensions: { pg_trgm },
    ...(folder && { dataDir: folder }),
    ...(dump && { loadDataDir: dump }),
  });
  const database = drizzle(client);
  await migrate(database, { migrationsFolder: migrationsFolder() });
  return { database, close: () => client.close() };
}

/** A pool of connections to the PostgreSQL at `url`, migrated. */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  // As PGlite does: whole numbers stay numbers where they are exact.
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : BigInt(text);
  });
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`A database connection was lost: ${error.message}`));
  try {
    const client = await pool.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    } finally {
      // The connection is closed, not reused: should the migration have failed, its lock goes with it.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: drizzle(pool), close: () => pool.end() };
}
