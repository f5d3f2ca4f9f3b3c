import "server-only";
import { eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Lock for creating the first store: if several processes start on one empty database, one loads the demo store and
 * the others wait.
 */
const FIRST_STORE_LOCK = 7_240_316_230;

/** Blocks every other process that would create the first store, until the transaction ends. */
export async function lockFirstStore(transaction: Database): Promise<void> {
  // Loading the demo store takes longer than anybody may wait for a row.
  await transaction.execute(sql`set local lock_timeout = 0`);
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${FIRST_STORE_LOCK})`);
}

export async function hasStores(database: Database = getDatabase()): Promise<boolean> {
  return (await database.$count(stores)) > 0;
}

export async function hasStore(storeId: StoreId, database: Database = getDatabase()): Promise<boolean> {
  return (await database.$count(stores, eq(stores.storeId, storeId))) > 0;
}
