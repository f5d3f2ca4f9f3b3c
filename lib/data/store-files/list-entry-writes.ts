import "server-only";
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { FilterGroupEntry, LayoutEntry, MenuEntry, SharedEntry } from "@/lib/contracts/store-files/documents";
import { inChunks, insertedValues } from "@/lib/database/bulk";
import type { Database } from "@/lib/database/connection";
import { filterGroups } from "@/lib/database/schema/catalogue";
import { layouts, menus, sharedLists } from "@/lib/database/schema/content";
import type { StoreId } from "@/lib/domain/store/id";
import { counterMembers, type WithId } from "./store-entries";

// Writes the lists of store files; each list is replaced as a whole. Rows are updated in place, never deleted and
// inserted again, because customers' rows may refer to them.

/** Makes these the store's filter groups, in the given order; all others are deleted. */
export async function replaceFilterGroups(
  storeId: StoreId,
  entries: readonly FilterGroupEntry[],
  transaction: Database,
): Promise<void> {
  const isNotInFile = notInArray(filterGroups.id, ["", ...entries.map(({ id }) => id)]);
  await transaction.delete(filterGroups).where(and(eq(filterGroups.storeId, storeId), isNotInFile));
  for (const chunk of inChunks(ranked(storeId, entries))) {
    await transaction
      .insert(filterGroups)
      .values(chunk)
      .onConflictDoUpdate({
        target: [filterGroups.storeId, filterGroups.id],
        set: insertedValues(filterGroups, ["name", "rank", "options"]),
      });
  }
}

/** Makes these the segments of the home page, in the given order; all others are deleted. */
export async function replaceLayouts(
  storeId: StoreId,
  entries: readonly WithId<LayoutEntry>[],
  transaction: Database,
): Promise<void> {
  const isNotInFile = notInArray(layouts.id, ["", ...entries.map(({ id }) => id)]);
  await transaction.delete(layouts).where(and(eq(layouts.storeId, storeId), isNotInFile));
  for (const chunk of inChunks(ranked(storeId, entries))) {
    await transaction
      .insert(layouts)
      .values(chunk)
      .onConflictDoUpdate({
        target: [layouts.storeId, layouts.id],
        set: insertedValues(layouts, ["type", "rank", "isActive", "heading", "subHeading", "content"]),
      });
  }
}

/** Makes these the entries of the menu, in the given order; all others are deleted. */
export async function replaceMenu(
  storeId: StoreId,
  entries: readonly WithId<MenuEntry>[],
  transaction: Database,
): Promise<void> {
  const isNotInFile = notInArray(menus.id, ["", ...entries.map(({ id }) => id)]);
  await transaction.delete(menus).where(and(eq(menus.storeId, storeId), isNotInFile));
  for (const chunk of inChunks(ranked(storeId, entries))) {
    await transaction
      .insert(menus)
      .values(chunk)
      .onConflictDoUpdate({ target: [menus.storeId, menus.id], set: insertedValues(menus, ["rank", "content"]) });
  }
}

/**
 * Makes these the entries of the shared list of this kind, in the given order; all others are deleted. Counters, such
 * as the use count of an offer, keep their values.
 */
export async function replaceSharedList(
  storeId: StoreId,
  kind: string,
  entries: readonly SharedEntry[],
  transaction: Database,
): Promise<void> {
  const isNotInFile = notInArray(sharedLists.id, ["", ...entries.map(({ id }) => id)]);
  const isOfKind = and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, kind));
  await transaction.delete(sharedLists).where(and(isOfKind, isNotInFile));
  const counters = Object.fromEntries(counterMembers(kind).map((member) => [member, 0]));
  const rows = ranked(storeId, entries).map((row) => ({
    ...row,
    kind,
    content: { ...asObject(row.content), ...counters },
  }));
  const counted = sql.join(
    counterMembers(kind).map(
      (member) =>
        sql`|| jsonb_build_object(${member}::text, coalesce(${sharedLists.content} -> ${member}, '0'::jsonb))`,
    ),
    sql` `,
  );
  for (const chunk of inChunks(rows)) {
    await transaction
      .insert(sharedLists)
      .values(chunk)
      .onConflictDoUpdate({
        target: [sharedLists.storeId, sharedLists.kind, sharedLists.id],
        set: { ...insertedValues(sharedLists, ["rank"]), content: sql`excluded.content ${counted}` },
      });
  }
}

const ranked = <Entry>(storeId: StoreId, entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ storeId, ...entry, rank: index + 1 }));

const asObject = (value: unknown) => (typeof value === "object" && value !== null ? value : {});
