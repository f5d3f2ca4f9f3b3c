import "server-only";
import { hasStores, lockFirstStore } from "@/lib/data/store/first-store";
import { listStores } from "@/lib/data/store/stores";
import { type Database, openDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { DataFolderInUseError } from "@/lib/database/one-opener";
import { BASE_PATH } from "@/lib/domain/site/base-path";
import { LINK_HOURS } from "@/lib/domain/staff/member";
import type { StoreId } from "@/lib/domain/store/id";
import { env, SettingsError } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";
import { diskFaultOf, unwritableFolderText } from "@/lib/server/unwritable-disk";
import { DEMO_STORE_ID, loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { inviteFirstOwner } from "@/lib/workflows/staff/members";
import { logStoreProblems } from "@/lib/workflows/store/problems";
import { checkBasePath, checkStoreOrigins } from "./check-base-path";

/**
 * Prepares this process to serve requests: checks the settings, opens the database, creates the owner token and, at the
 * first start, loads the demo store. If the set-up is wrong, prints one line that says so and ends the process.
 */
export async function openShop(): Promise<void> {
  try {
    const { PORT, SHARED_PORT, STORE_ID, STORE_API_URL, STORE_ORIGIN, WEB_PROCESS } = env();
    checkBasePath();
    const database = await openDatabase(`http://localhost:${PORT}${BASE_PATH}`);
    await prepareOwnerToken();
    if (STORE_ID === DEMO_STORE_ID && !STORE_API_URL) await loadDemoOnce(database);
    // The details of a store that are kept elsewhere are checked when they are read.
    if (!STORE_API_URL) await checkStoreOrigins(database);
    // No page is cached yet, so whatever has expired until now expires nothing here.
    await readExpiredTags(database);
    // Of several processes, one speaks for all.
    if (WEB_PROCESS > 1) return;
    const origin = STORE_ORIGIN ?? `http://localhost:${SHARED_PORT ?? PORT}${BASE_PATH}`;
    console.log(`The shop is open: ${origin}`);
    await showDeskLink(STORE_ID, origin);
    if (!STORE_API_URL) for (const { id } of await listStores(database)) await logStoreProblems(id);
  } catch (error) {
    console.error(setupErrorText(error) ?? error);
    process.exit(1);
  }
}

/** What is wrong with the set-up, in a sentence; null if the error is something else. */
function setupErrorText(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof DataFolderInUseError) return error.message;
  const fault = diskFaultOf(error);
  return fault && unwritableFolderText(env().DATA_DIR, fault);
}

/**
 * Creates the owner token if there is none. This fails on a host without a writable disk; the shop still serves,
 * because only the owner's calls need the token.
 */
async function prepareOwnerToken(): Promise<void> {
  try {
    await ownerToken();
  } catch (error) {
    console.warn("Could not create an owner token, so the owner's calls are refused: set OWNER_TOKEN.", error);
  }
}

/**
 * Prints the link that opens the desk for the first owner, until somebody has come in. A full disk does not keep the
 * shop from serving.
 */
async function showDeskLink(storeId: StoreId, origin: string): Promise<void> {
  try {
    const path = await inviteFirstOwner(storeId);
    if (path !== null) console.log(`Your desk: ${origin}${path} (opens once, within ${LINK_HOURS} hours)`);
  } catch (error) {
    console.warn("Could not make a link to the desk. `npm run store -- staff add` makes one.", error);
  }
}

/**
 * Loads the demo store in one transaction: if the first start is interrupted, nothing is stored and the next start
 * loads it again.
 */
async function loadDemoOnce(database: Database): Promise<void> {
  if (await hasStores(database)) return;
  await database.transaction(async (transaction) => {
    await lockFirstStore(transaction);
    if (await hasStores(transaction)) return;
    await loadDemoStore(transaction, showProgress);
  });
}

/**
 * Shows how much of the demo store is loaded: on a terminal as one line that counts up, in a log only as the final
 * count.
 */
function showProgress(done: number, total: number): void {
  const line = `Loading the demo store: ${done} of ${total} pictures`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? "\n" : ""}`);
  else if (done === total) console.log(line);
}
