import "server-only";
import path from "node:path";
import { sql } from "drizzle-orm";
import { env, SettingsError } from "@/lib/server/env";
import type { Database, OpenedDatabase } from "./database";
import { openAndKeepOpen } from "./keep-open";
import { refuseIfMoved } from "./moved";
import { claimDataFolder } from "./one-opener";
import { openPostgres } from "./postgres";
import { logSlowQueries } from "./query-errors";
import { closeReplica, readFromReplica, registerReplica } from "./replica";

export type { Database };

/** For how long a request may still use the database that another one has replaced. */
const LAST_QUERIES_MS = 30_000;

type ConnectionSlot = { opening?: Promise<OpenedDatabase>; opened?: OpenedDatabase };

// The database is kept in a global variable, because middleware and pages are separate bundles of one process, and each
// bundle would have its own copy of a module variable.
const SLOT = Symbol.for("storefront.database");
const holder = globalThis as { [SLOT]?: ConnectionSlot };

function slot(): ConnectionSlot {
  holder[SLOT] ??= {};
  return holder[SLOT];
}

/**
 * Opens the database of this process and migrates it. A second call returns the same database.
 *
 * `url` is the URL at which this process serves the shop; the command-line tools use it to find the running shop. Pass null in a script. Never call this function during a build, which must work without a database.
 */
export async function openDatabase(url: string | null = null): Promise<Database> {
  const current = slot();
  current.opening ??= open(url);
  try {
    current.opened = await current.opening;
    return current.opened.database;
  } catch (error) {
    delete current.opening;
    throw error;
  }
}

/** The database that `openDatabase` has opened in this process. */
export function getDatabase(): Database {
  const { opened } = slot();
  if (!opened) throw new Error("The database is not open: await openDatabase() before the first query.");
  return opened.database;
}

/** Whether this process uses the embedded database. */
export function isEmbedded(): boolean {
  return slot().opened?.countConnections === undefined;
}

/** Reads what pages for everyone show of the catalogue, from a replica if there is one (`readFromReplica`). */
export function readCatalogue<Value>(read: (database: Database) => Promise<Value>): Promise<Value> {
  return readFromReplica(getDatabase(), read);
}

/** The connections of this process to a PostgreSQL server; null if it has opened the embedded database. */
export function countConnections(): { busy: number; idle: number; waiting: number } | null {
  return slot().opened?.countConnections?.() ?? null;
}

/**
 * Copies the files of the embedded database to a new folder, as they are at one moment; other queries wait only while the
 * files are copied that have changed meanwhile. Returns false if this process has opened a PostgreSQL server.
 */
export async function copyDatabaseFiles(to: string): Promise<boolean> {
  const { opened } = slot();
  if (!opened?.copyFiles) return false;
  await opened.copyFiles(to);
  return true;
}

/**
 * Makes the embedded database refuse writes, as a database does that is away; it goes on to answer reads. Returns what
 * ends that. Transactions that have begun are finished before.
 */
export async function refuseWrites(): Promise<() => Promise<void>> {
  const database = getDatabase();
  await database.execute(sql`set default_transaction_read_only = on`);
  return async () => void (await database.execute(sql`set default_transaction_read_only = off`));
}

/** Whether the embedded database still refuses writes: after a panic it is opened anew, and would take them again. */
export async function isRefusingWrites(): Promise<boolean> {
  const { rows } = await getDatabase().execute<{ is: boolean }>(
    sql`select current_setting('default_transaction_read_only') = 'on' as "is"`,
  );
  return rows[0]?.is === true;
}

/** Lets this process use another database from now on. The one before is closed once its last queries are answered. */
export function switchDatabase(opened: OpenedDatabase): void {
  const before = slot().opened;
  const closeBefore = () => {
    clearTimeout(timer);
    return before?.close();
  };
  const report = (error: unknown) => console.error("The database before could not be closed.", error);
  const timer = setTimeout(() => void closeBefore()?.catch(report), LAST_QUERIES_MS).unref();
  registerDatabase({ ...opened, close: () => opened.close().finally(closeBefore) });
}

/**
 * Closes the database, so that a script can end. A process that serves the shop should not call it, because requests
 * may still be running. Nor does it need to, because both kinds of database keep every acknowledged write, however the
 * process ends.
 */
export async function closeDatabase(): Promise<void> {
  const current = slot();
  const opened = await current.opening;
  delete current.opening;
  delete current.opened;
  await opened?.close();
}

/** Makes this process use a database that a test or benchmark has opened itself. */
export function registerDatabase(opened: OpenedDatabase): void {
  Object.assign(slot(), { opening: Promise.resolve(opened), opened });
}

async function open(url: string | null): Promise<OpenedDatabase> {
  const { DATABASE_READ_URL, DATABASE_URL, DATA_DIR, SLOW_QUERY_MS } = env();
  logSlowQueries(SLOW_QUERY_MS);
  if (DATABASE_READ_URL && !DATABASE_URL) {
    throw new SettingsError("The setting DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.");
  }
  return DATABASE_URL ? openServer(DATABASE_URL, DATA_DIR, url) : openEmbedded(DATA_DIR, url);
}

async function openEmbedded(dataDir: string, url: string | null): Promise<OpenedDatabase> {
  refuseIfMoved(dataDir);
  const claim = await claimDataFolder(dataDir, url, true);
  try {
    const kept = await openAndKeepOpen(path.join(dataDir, "database"), (database) => {
      const current = slot();
      // Unless this process has moved to another database meanwhile.
      if (current.opened?.copyFiles) current.opened = { ...current.opened, database };
    });
    return { ...kept, close: () => kept.close().finally(claim.release) };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function openServer(address: string, dataDir: string, url: string | null): Promise<OpenedDatabase> {
  const { DATABASE_READ_URL, DATABASE_POOL_SIZE, DATABASE_STATEMENT_TIMEOUT, DATABASE_LOCK_TIMEOUT } = env();
  const options = {
    poolSize: DATABASE_POOL_SIZE,
    statementTimeoutMs: DATABASE_STATEMENT_TIMEOUT * 1_000,
    lockTimeoutMs: DATABASE_LOCK_TIMEOUT * 1_000,
    directUrl: env().DATABASE_DIRECT_URL ?? null,
  };
  const opened = await openPostgres(address, options).catch((error: NodeJS.ErrnoException) => {
    // Node.js leaves the message empty if every IP address of a host refused the connection.
    throw new SettingsError(`Cannot connect to the database of DATABASE_URL: ${error.message || error.code}.`, {
      cause: error,
    });
  });
  if (DATABASE_READ_URL) {
    await registerReplica(await openPostgres(DATABASE_READ_URL, { ...options, isLeftAsIs: true }), opened.database);
  }
  const claim = await claimDataFolder(dataDir, url, false).catch((error: Error) => {
    // Some hosting platforms have no writable disk. The shop runs there all the same; only the command-line tools
    // cannot find it.
    console.warn(`The command line will not find this shop: ${error.message}`);
    return null;
  });
  const close = async () => {
    await closeReplica();
    await opened.close();
  };
  return { ...opened, close: () => close().finally(claim?.release) };
}
