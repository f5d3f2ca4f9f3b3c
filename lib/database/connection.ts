import "server-only";
import path from "node:path";
import { env, SettingsError } from "@/lib/server/env";
import { type Database, type OpenedDatabase, openPglite, openPostgres } from "./drivers";
import { claimDataFolder } from "./one-opener";

export type { Database };

type Slot = { opening?: Promise<OpenedDatabase>; opened?: OpenedDatabase };

// Middleware and pages are separate bundles of one process, so a variable of this module would exist twice.
const SLOT = Symbol.for("storefront.database");
const holder = globalThis as { [SLOT]?: Slot };

function slot(): Slot {
  holder[SLOT] ??= {};
  return holder[SLOT];
}

/**
 * Opens the database of this process, migrates it and answers it; a second call answers the same one.
 *
 * `url` is where this process serves the shop, so that the command line finds it; null for a script. Never called
 * during a build, which must not need a database.
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

/** The database that was opened at the start of this process. */
export function getDatabase(): Database {
  const { opened } = slot();
  if (!opened) throw new Error("The database is not open: await openDatabase() before the first query.");
  return opened.database;
}

/**
 * Closes what `openDatabase` opened, so that a script can end. A serving process need not: both databases keep every
 * acknowledged write whenever a process ends, and requests may still be under way.
 */
export async function closeDatabase(): Promise<void> {
  const current = slot();
  const opened = await current.opening;
  delete current.opening;
  delete current.opened;
  await opened?.close();
}

/** Lets a test answer `getDatabase` with a database of its own. */
export function registerDatabase(opened: OpenedDatabase): void {
  Object.assign(slot(), { opening: Promise.resolve(opened), opened });
}

async function open(url: string | null): Promise<OpenedDatabase> {
  const { DATABASE_URL, DATA_DIR } = env();
  return DATABASE_URL ? openElsewhere(DATABASE_URL, DATA_DIR, url) : openEmbedded(DATA_DIR, url);
}

async function openEmbedded(dataDir: string, url: string | null): Promise<OpenedDatabase> {
  const claim = await claimDataFolder(dataDir, url, true);
  try {
    const { database, close } = await openPglite(path.join(dataDir, "database"));
    return { database, close: () => close().finally(claim.release) };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function openElsewhere(address: string, dataDir: string, url: string | null): Promise<OpenedDatabase> {
  const opened = await openPostgres(address).catch((error: NodeJS.ErrnoException) => {
    // Node leaves the message empty when every address of a host refused.
    throw new SettingsError(`The database of DATABASE_URL does not open: ${error.message || error.code}.`, {
      cause: error,
    });
  });
  const claim = await claimDataFolder(dataDir, url, false).catch((error: Error) => {
    // Hosts without a writable disk serve from their database alone.
    console.warn(`The command line will not find this shop: ${error.message}`);
    return null;
  });
  return { database: opened.database, close: () => opened.close().finally(claim?.release) };
}
