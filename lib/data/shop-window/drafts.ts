import "server-only";
import { and, asc, count, desc, eq, gt, isNotNull, lte } from "drizzle-orm";
import { storedChangeSchema } from "@/lib/contracts/shop-window/stored-change";
import { type Database, getDatabase } from "@/lib/database/connection";
import { windowChanges, windowDrafts } from "@/lib/database/schema/edit";
import type { WindowChange } from "@/lib/domain/shop-window/changes";
import type { WindowDraft } from "@/lib/domain/shop-window/draft";
import type { StoreId } from "@/lib/domain/store/id";

const columns = {
  id: windowDrafts.id,
  name: windowDrafts.name,
  by: windowDrafts.by,
  revision: windowDrafts.revision,
  steps: windowDrafts.steps,
  publishAt: windowDrafts.publishAt,
  begunAt: windowDrafts.begunAt,
  changedAt: windowDrafts.changedAt,
};

const isDraft = (storeId: StoreId, id: string) => and(eq(windowDrafts.storeId, storeId), eq(windowDrafts.id, id));

/** The drafts of a store, the last changed first. */
export async function listDrafts(storeId: StoreId, database: Database = getDatabase()): Promise<WindowDraft[]> {
  return database
    .select(columns)
    .from(windowDrafts)
    .where(eq(windowDrafts.storeId, storeId))
    .orderBy(desc(windowDrafts.changedAt), asc(windowDrafts.id));
}

export async function findDraft(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<WindowDraft | null> {
  const [row] = await database.select(columns).from(windowDrafts).where(isDraft(storeId, id));
  return row ?? null;
}

/** Locks a draft until the transaction ends; null if the store has none with this id. */
export async function lockDraft(storeId: StoreId, id: string, transaction: Database): Promise<WindowDraft | null> {
  const [row] = await transaction.select(columns).from(windowDrafts).where(isDraft(storeId, id)).for("update");
  return row ?? null;
}

export async function insertDraft(storeId: StoreId, draft: WindowDraft, database: Database): Promise<void> {
  await database.insert(windowDrafts).values({ storeId, ...draft });
}

export async function saveDraft(storeId: StoreId, { id, ...draft }: WindowDraft, database: Database): Promise<void> {
  await database.update(windowDrafts).set(draft).where(isDraft(storeId, id));
}

export async function removeDraft(storeId: StoreId, id: string, database: Database): Promise<void> {
  await database.delete(windowDrafts).where(isDraft(storeId, id));
}

/** All changes of a draft in their order, also those that were undone. */
export async function listChanges(
  storeId: StoreId,
  draftId: string,
  database: Database = getDatabase(),
): Promise<WindowChange[]> {
  const rows = await database
    .select({ change: windowChanges.change })
    .from(windowChanges)
    .where(and(eq(windowChanges.storeId, storeId), eq(windowChanges.draftId, draftId)))
    .orderBy(asc(windowChanges.number));
  return rows.map(({ change }) => storedChangeSchema.parse(change));
}

/** Makes a change number `number` of a draft; those that had this number or a higher one were undone, and go. */
export async function putChange(
  storeId: StoreId,
  draftId: string,
  number: number,
  change: WindowChange,
  transaction: Database,
): Promise<void> {
  await transaction
    .delete(windowChanges)
    .where(
      and(eq(windowChanges.storeId, storeId), eq(windowChanges.draftId, draftId), gt(windowChanges.number, number - 1)),
    );
  await transaction.insert(windowChanges).values({ storeId, draftId, number, change });
}

/** How many drafts a store has. */
export async function countDrafts(storeId: StoreId, database: Database): Promise<number> {
  const [row] = await database.select({ count: count() }).from(windowDrafts).where(eq(windowDrafts.storeId, storeId));
  return row?.count ?? 0;
}

/** The drafts of all stores whose time to be published has come, the earliest first. */
export async function listDueDrafts(now: Date, limit: number): Promise<{ storeId: StoreId; id: string }[]> {
  return getDatabase()
    .select({ storeId: windowDrafts.storeId, id: windowDrafts.id })
    .from(windowDrafts)
    .where(and(isNotNull(windowDrafts.publishAt), lte(windowDrafts.publishAt, now)))
    .orderBy(asc(windowDrafts.publishAt))
    .limit(limit);
}
