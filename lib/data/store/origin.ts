import "server-only";
import { eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** Sets the shop's public base URL, with which all its absolute URLs begin. False if there is no such store. */
export async function setStoreOrigin(
  storeId: StoreId,
  origin: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const changed = await database
    .update(stores)
    .set({
      details: sql`jsonb_set(${stores.details}, '{base_url}', to_jsonb(${origin}::text))`,
      modifiedAt: clock.now(),
    })
    .where(eq(stores.storeId, storeId))
    .returning({ storeId: stores.storeId });
  return changed.length > 0;
}
