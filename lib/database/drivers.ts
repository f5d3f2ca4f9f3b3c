import "server-only";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { noteDatabaseAway } from "@/lib/server/database-away";
import { migrationsFolder } from "./migrations-folder";
import { isDatabaseAway, keepParametersOutOfErrors } from "./query-errors";

type Rows<Row> = { rows: Row[] };
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** A database of either driver, or a transaction on one. */
export type Database = PgDatabase<RowsResult>;
export type OpenedDatabase = { database: Database; close: () => Promise<void> };

/** Held while migrating, so that of several processes that start together one migrates and the others wait. */
const MIGRATION_LOCK = 7_240_316_229;
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * What PostgreSQL reckons with does not hold for the embedded database. Its pages are in memory, where going to single
 * ones costs no more than walking along them all; with the 4 of turning disks it reads the whole catalogue to find one
 * product in fifteen. And no process of its own sorts into an index what was written lately: left to grow to its usual
 * 4 MB, that heap is read from end to end by every search and every filter.
 */
const EMBEDDED_SETTINGS = "set random_page_cost = 1.1; set gin_pending_list_limit = '64kB'";

/** The embedded database, migrated: in `folder`, or in memory without one; started from `dump` when there is one. */
export async function openPglite(folder?: string, dump?: Blob): Promise<OpenedDatabase> {
  const { PreparedPglite } = await import("./prepared-pglite");
  const { SYNCED_START, SyncedFiles } = await import("./synced-files");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const files = folder ? new SyncedFiles(folder) : null;
  const client = new PreparedPglite({
    extensions: { pg_trgm },
    ...(files && { fs: files, startParams: SYNCED_START }),
    ...(dump && { loadDataDir: dump }),
  });
  await client.waitReady;
  files?.settle();
  keepParametersOutOfErrors();
  await client.exec(EMBEDDED_SETTINGS);
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
  const migrating = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  await migrating.connect();
  try {
    // Given back with the connection, also when a migration fails.
    await migrating.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(migrating), { migrationsFolder: migrationsFolder() });
  } finally {
    await migrating.end();
  }
  keepParametersOutOfErrors();
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) console.error(`A database connection was lost: ${error.message}`);
  });
  // The same for one that breaks between two statements of a transaction: the next statement fails, and says so.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle(pool);
  // Drizzle's own never gives a connection back that is lost before its transaction has begun: after ten of them nobody
  // would get one.
  database.transaction = async (work, config) => {
    const client = await pool.connect().catch((error) => {
      if (isDatabaseAway(error)) noteDatabaseAway();
      throw error;
    });
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return { database, close: () => pool.end() };
}
