import "server-only";
import { hasStores, lockFirstStore } from "@/lib/data/store/first-store";
import { type Database, openDatabase } from "@/lib/database/connection";
import { DataFolderInUseError } from "@/lib/database/one-opener";
import { env, SettingsError } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";
import { DEMO_STORE_ID, loadDemoStore } from "@/lib/workflows/demo/load-demo-store";

/**
 * Prepares this process to serve: settings, database, owner token and, at the first start, the demo store. A problem
 * with the set-up is printed as one line, and the process ends.
 */
export async function openShop(): Promise<void> {
  try {
    const { PORT, STORE_ID, STORE_API_URL } = env();
    const url = `http://localhost:${PORT}`;
    const database = await openDatabase(url);
    await prepareOwnerToken();
    if (STORE_ID === DEMO_STORE_ID && !STORE_API_URL) await loadDemoOnce(database);
    console.log(`The shop is open: ${url}`);
  } catch (error) {
    const isSetupError = error instanceof SettingsError || error instanceof DataFolderInUseError;
    console.error(isSetupError ? error.message : error);
    process.exit(1);
  }
}

/**
 * Creates the owner token. On a host without a writable disk the shop still serves; only the owner's calls need the
 * token.
 */
async function prepareOwnerToken(): Promise<void> {
  try {
    await ownerToken();
  } catch (error) {
    console.warn("Could not create an owner token, so the owner's calls are refused: set OWNER_TOKEN.", error);
  }
}

/**
 * Loads the demo store in one transaction, so that an interrupted first start leaves nothing behind and the next one
 * starts over.
 */
async function loadDemoOnce(database: Database): Promise<void> {
  if (await hasStores(database)) return;
  await database.transaction(async (transaction) => {
    await lockFirstStore(transaction);
    if (await hasStores(transaction)) return;
    await loadDemoStore(transaction, showProgress);
  });
}

/** Shows the progress: on a terminal as one line that counts up, in a log only as the final count. */
function showProgress(done: number, total: number): void {
  const line = `Loading the demo store: ${done} of ${total} pictures`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? "\n" : ""}`);
  else if (done === total) console.log(line);
}
