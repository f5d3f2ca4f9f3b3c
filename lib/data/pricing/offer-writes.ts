import "server-only";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { sharedLists } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";

const hasCode = (code: string) => eq(sql`lower(btrim(${sharedLists.content} ->> 'code'))`, code.toLowerCase());

/** The first offer with this code, in any case and also if the offer cannot be read, locked for a change. */
export async function lockOffer(storeId: StoreId, code: string, database: Database) {
  const [row] = await database
    .select({ id: sharedLists.id, content: sharedLists.content })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "offer"), hasCode(code)))
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id))
    .limit(1)
    .for("update");
  return row ?? null;
}

/** Adds an offer after all others. */
export async function insertOffer(storeId: StoreId, id: string, content: object, database: Database): Promise<void> {
  const ofStore = and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "offer"));
  const [last] = await database
    .select({ rank: sql<number>`coalesce(max(${sharedLists.rank}), -1)::int` })
    .from(sharedLists)
    .where(ofStore);
  await database.insert(sharedLists).values({ storeId, kind: "offer", id, rank: (last?.rank ?? -1) + 1, content });
}

export async function saveOfferEnd(storeId: StoreId, id: string, validTo: Date, database: Database): Promise<void> {
  await database
    .update(sharedLists)
    .set({ content: sql`${sharedLists.content} || ${JSON.stringify({ valid_to: validTo.toISOString() })}::jsonb` })
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "offer"), eq(sharedLists.id, id)));
}

/** Whether the store has all categories with these ids. */
export const hasCategories = (storeId: StoreId, ids: readonly string[], database: Database): Promise<boolean> =>
  hasAll(categories, storeId, ids, database);

/** Whether the store has all products with these ids. */
export const hasProducts = (storeId: StoreId, ids: readonly string[], database: Database): Promise<boolean> =>
  hasAll(products, storeId, ids, database);

async function hasAll(
  table: typeof categories | typeof products,
  storeId: StoreId,
  ids: readonly string[],
  database: Database,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const [found] = await database
    .select({ count: count() })
    .from(table)
    .where(and(eq(table.storeId, storeId), inArray(table.id, [...ids])));
  return found?.count === new Set(ids).size;
}
