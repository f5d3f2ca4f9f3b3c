import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { savedViews } from "@/lib/database/schema/staff";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";

export type SavedView = { id: string; name: string; filter: Record<string, string> };

/** More than anybody finds their way in. */
const MAX_VIEWS = 50;

export async function listViews(storeId: StoreId, database: Database = getDatabase()): Promise<SavedView[]> {
  const { id, name, filter } = savedViews;
  return database
    .select({ id, name, filter })
    .from(savedViews)
    .where(eq(savedViews.storeId, storeId))
    .orderBy(asc(name), asc(id));
}

/** Keeps a view instead of an earlier one of its name. Returns false if there are too many. */
export async function saveView(
  storeId: StoreId,
  { name, filter }: Omit<SavedView, "id">,
  database: Database = getDatabase(),
): Promise<boolean> {
  const others = (await listViews(storeId, database)).filter((view) => view.name !== name);
  if (others.length >= MAX_VIEWS) return false;
  await database
    .insert(savedViews)
    .values({ storeId, id: newId(), name, filter, createdAt: clock.now() })
    .onConflictDoUpdate({ target: [savedViews.storeId, savedViews.name], set: { filter } });
  return true;
}

export async function removeView(storeId: StoreId, id: string, database: Database = getDatabase()): Promise<void> {
  await database.delete(savedViews).where(and(eq(savedViews.storeId, storeId), eq(savedViews.id, id)));
}
