import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import { storedRedirectSchema } from "@/lib/contracts/site/stored-redirect";
import { inChunks, insertedValues } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { sharedLists } from "@/lib/database/schema/content";
import type { AddressRedirect } from "@/lib/domain/site/address-redirect";
import type { StoreId } from "@/lib/domain/store/id";

const KIND = "redirect";
const isOfStore = (storeId: StoreId) => and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, KIND));
const columns = { id: sharedLists.id, content: sharedLists.content };

/** Where an address leads that the shop does not have; null if nowhere. */
export async function findAddressRedirect(
  storeId: StoreId,
  path: string,
  database: Database = getDatabase(),
): Promise<string | null> {
  const rows = await database
    .select(columns)
    .from(sharedLists)
    .where(and(isOfStore(storeId), eq(sharedLists.id, path)));
  return parseReadable(storedRedirectSchema, rows, `redirects of ${storeId}`)[0]?.to ?? null;
}

/** All redirects of a store, by their addresses. */
export async function listAddressRedirects(
  storeId: StoreId,
  database: Database = getDatabase(),
): Promise<AddressRedirect[]> {
  const rows = await database.select(columns).from(sharedLists).where(isOfStore(storeId)).orderBy(asc(sharedLists.id));
  return parseReadable(storedRedirectSchema, rows, `redirects of ${storeId}`);
}

/** Adds redirects, in place of those from the same addresses. */
export async function saveAddressRedirects(
  storeId: StoreId,
  redirects: readonly AddressRedirect[],
  transaction: Database,
): Promise<void> {
  const rows = redirects.map(({ from, to }) => ({ storeId, kind: KIND, id: from, content: { to } }));
  for (const chunk of inChunks(rows)) {
    await transaction
      .insert(sharedLists)
      .values(chunk)
      .onConflictDoUpdate({
        target: [sharedLists.storeId, sharedLists.kind, sharedLists.id],
        set: insertedValues(sharedLists, ["content"]),
      });
  }
}

export async function removeAddressRedirects(
  storeId: StoreId,
  from: readonly string[],
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks([...from])) {
    await transaction.delete(sharedLists).where(and(isOfStore(storeId), inArray(sharedLists.id, chunk)));
  }
}
