import "server-only";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { noteDatabaseAway } from "@/lib/server/database-away";
import { migrationsFolder } from "./migrations-folder";
import { isDatabaseAway, keepParametersOutOfErrors } from "./query-errors";

type Rows<Row> = { rows: Row[] };
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** A database of either driver, PGlite or PostgreSQL, or a transaction on it. */
export type Database = PgDatabase<RowsResult>;
export type OpenedDatabase = {
  database: Database;
  close: () => Promise<void>;
  /** For the embedded database: resolves if it has panicked and has to be opened anew. */
  panicked?: Promise<unknown>;
};

/** Lock for migrations: if several processes start together, one migrates and the others wait. */
const MIGRATION_LOCK = 7_240_316_229;
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * PostgreSQL's defaults do not suit the embedded database. Its pages are in memory, where a random read costs no more
 * than a sequential one; with the default cost of 4, meant for spinning disks, the planner would read the whole
 * catalogue to find one product in fifteen. It also has no autovacuum that moves the pending entries of GIN indexes to
 * their place: with the default limit of 4 MB, every search and filter would read a long unsorted list from end to end.
 */
const EMBEDDED_SETTINGS = "set random_page_cost = 1.1; set gin_pending_list_limit = '64kB'";

/**
 * Opens and migrates a PGlite database, in `folder` or, if no folder is given, in memory. If `dump` is given, the
 * database is loaded from it.
 */
export async function openPglite(folder?: string, dump?: Blob): Promise<OpenedDatabase> {
  const { PreparedPglite } = await import("./prepared-pglite");
  const { SYNCED_START_PARAMETERS, SyncedFiles } = await import("./synced-files");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const files = folder ? new SyncedFiles(folder) : null;
  const client = new PreparedPglite({
    extensions: { pg_trgm },
    ...(files && { fs: files, startParams: SYNCED_START_PARAMETERS }),
    ...(dump && { loadDataDir: dump }),
  });
  const panicked = new Promise<unknown>((resolve) => {
    client.onPanic = resolve;
  });
  await client.waitReady;
  files?.syncNewFolder();
  keepParametersOutOfErrors();
  await client.exec(EMBEDDED_SETTINGS);
  const database = drizzle(client);
  await migrate(database, { migrationsFolder: migrationsFolder() });
  return { database, close: () => client.close(), panicked };
}

/** Migrates the PostgreSQL database at `url` and opens a pool of connections to it. */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  // Returns bigint columns as numbers if they are safe integers and as bigints if they are larger, as PGlite does.
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : BigInt(text);
  });
  const migrating = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  await migrating.connect();
  try {
    // This lock belongs to the connection, so closing the connection releases it even if a migration fails.
    await migrating.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(migrating), { migrationsFolder: migrationsFolder() });
  } finally {
    await migrating.end();
  }
  keepParametersOutOfErrors();
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // The pool replaces an idle connection that breaks. Without this listener, the error event would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) console.error(`A database connection was lost: ${error.message}`);
  });
  // A connection can also break between two statements of a transaction. The error event is ignored here, because the
  // next statement reports the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle(pool);
  // If a connection breaks before the transaction has begun, Drizzle's own `transaction` does not return it to the
  // pool. Ten such leaks would exhaust the pool.
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
