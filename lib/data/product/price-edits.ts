import "server-only";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { storedEditedRowsSchema } from "@/lib/contracts/product/stored-price-edit";
import { type Database, getDatabase } from "@/lib/database/connection";
import { priceEdits } from "@/lib/database/schema/edit";
import type { EditedRow, PriceEdit } from "@/lib/domain/product/price-edit";
import type { StoreId } from "@/lib/domain/store/id";

const LISTED = 20;

/** The last edits of prices that can be looked back at, the newest first. */
export async function listPriceEdits(storeId: StoreId, database: Database = getDatabase()): Promise<PriceEdit[]> {
  const { id, at, by, rows, undoneAt } = priceEdits;
  return database
    .select({ id, at, by, rows: sql`jsonb_array_length(${rows})`.mapWith(Number), undoneAt })
    .from(priceEdits)
    .where(eq(priceEdits.storeId, storeId))
    .orderBy(desc(at), desc(id))
    .limit(LISTED);
}

export async function savePriceEdit(
  storeId: StoreId,
  edit: { id: string; at: Date; by: string; rows: readonly EditedRow[] },
  database: Database,
): Promise<void> {
  await database.insert(priceEdits).values({ storeId, ...edit });
}

/** Locks an edit, so that it is undone once; null if the store has none with this id. */
export async function lockPriceEdit(storeId: StoreId, id: string, transaction: Database) {
  const [row] = await transaction.select().from(priceEdits).where(isEdit(storeId, id)).for("update");
  return row ? { undoneAt: row.undoneAt, rows: storedEditedRowsSchema.parse(row.rows) } : null;
}

export async function markUndone(storeId: StoreId, id: string, at: Date, database: Database): Promise<void> {
  await database.update(priceEdits).set({ undoneAt: at }).where(isEdit(storeId, id));
}

export async function removePriceEditsBefore(storeId: StoreId, moment: Date, database: Database): Promise<void> {
  await database.delete(priceEdits).where(and(eq(priceEdits.storeId, storeId), lt(priceEdits.at, moment)));
}

const isEdit = (storeId: StoreId, id: string) => and(eq(priceEdits.storeId, storeId), eq(priceEdits.id, id));
