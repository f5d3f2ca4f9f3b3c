import "server-only";
import { hasStores, lockFirstStore } from "@/lib/data/store/first-store";
import { type Database, openDatabase } from "@/lib/database/connection";
import { DataFolderInUseError } from "@/lib/database/one-opener";
import { env, SettingsError } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";
import { DEMO_STORE_ID, loadDemoStore } from "@/lib/workflows/demo/load-demo-store";

/**
 * Makes this process ready to serve: settings, database, owner token, and on the first start the demo store. What the
 * person who started it can mend is said in one line, and the process ends.
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
    const isMendable = error instanceof SettingsError || error instanceof DataFolderInUseError;
    console.error(isMendable ? error.message : error);
    process.exit(1);
  }
}

/** Hosts without a writable disk still serve the shop; only the owner's calls need the token. */
async function prepareOwnerToken(): Promise<void> {
  try {
    await ownerToken();
  } catch (error) {
    console.warn("There is no owner token, so the owner's calls are refused: set OWNER_TOKEN.", error);
  }
}

/** In one transaction: a first start that is interrupted leaves nothing behind, and the next one begins anew. */
async function loadDemoOnce(database: Database): Promise<void> {
  if (await hasStores(database)) return;
  await database.transaction(async (transaction) => {
    await lockFirstStore(transaction);
    if (await hasStores(transaction)) return;
    await loadDemoStore(transaction, showProgress);
  });
}

/** One line that counts on a screen; in a log only its last state. */
function showProgress(done: number, total: number): void {
  const line = `Loading the demo store: ${done} of ${total} pictures`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? "\n" : ""}`);
  else if (done === total) console.log(line);
}
