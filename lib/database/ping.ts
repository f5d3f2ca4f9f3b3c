import "server-only";
import { sql } from "drizzle-orm";
import { type Database, getDatabase } from "./connection";

/** Throws if the database does not respond. */
export async function pingDatabase(database: Database = getDatabase()): Promise<void> {
  await database.execute(sql`select 1`);
}
