import "server-only";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type {
  CategoryEntry,
  FilterGroupEntry,
  LayoutEntry,
  MenuEntry,
  PageEntry,
  PostEntry,
  RedirectEntry,
  SharedEntry,
} from "@/lib/contracts/store-files/documents";
import type { PlaceEntry, StoreEntry } from "@/lib/contracts/store-files/store-entry";
import type { StoreId } from "@/lib/domain/ids";
import { inChunks, takingNew } from "./bulk";
import type { Database } from "./database";
import {
  blogPosts,
  categories,
  contentPages,
  filterGroups,
  layouts,
  menus,
  type products,
  sharedLists,
  slugRedirects,
  stores,
} from "./schema";
import { countersOf, type Kept } from "./store-entries";

// What is there is changed in place, never taken away and put back: rows of shoppers may point to it.

/** Makes the store, in the place that is given; of one that is there, place and private settings stay as they are. */
export async function saveStoreEntry(
  storeId: StoreId,
  { name, features, details, liveCurrencies }: StoreEntry,
  place: PlaceEntry,
  now: Date,
  transaction: Database,
): Promise<void> {
  const [row] = await transaction
    .select({ details: stores.details })
    .from(stores)
    .where(eq(stores.storeId, storeId))
    .for("update");
  const design = { name, features, liveCurrencies, modifiedAt: now };
  if (row) {
    const kept = withPrivateMembers(details, row.details) as object;
    await transaction
      .update(stores)
      .set({ ...design, details: kept })
      .where(eq(stores.storeId, storeId));
  } else {
    const { status, domains, base_url } = place;
    await transaction.insert(stores).values({ storeId, ...design, status, domains, details: { ...details, base_url } });
  }
}

/**
 * The published details with what stands beside them in the database and is never published, such as the secret key
 * of a way to pay. Entries of lists are known by their name, as ways to pay are.
 */
function withPrivateMembers(published: unknown, stored: unknown): unknown {
  if (Array.isArray(published)) {
    const before = Array.isArray(stored) ? stored : [];
    const only = published.length === 1 && before.length === 1 && nameOf(published[0]) === undefined;
    return published.map((entry) =>
      withPrivateMembers(entry, only ? before[0] : before.find((each) => nameOf(each) === (nameOf(entry) ?? null))),
    );
  }
  if (!isObject(published) || !isObject(stored)) return published;
  const entries = Object.entries(published).map(([member, value]) => [
    member,
    withPrivateMembers(value, stored[member]),
  ]);
  return { ...stored, ...Object.fromEntries(entries) };
}

const asObject = (value: unknown) => (isObject(value) ? value : {});
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const nameOf = (entry: unknown): unknown => (isObject(entry) ? entry.name : undefined);

type SluggedTable = typeof categories | typeof blogPosts | typeof products;

/**
 * Moves things out of the way of their own new slugs: two that change places would meet in one address otherwise.
 * To be called for those whose slugs change, before they are saved.
 */
export async function vacateSlugs(
  storeId: StoreId,
  table: SluggedTable,
  ids: readonly string[],
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await transaction
      .update(table)
      // No slug of ours has a line break in it.
      .set({ slug: sql`E'\n' || ${table.id}` })
      .where(and(eq(table.storeId, storeId), inArray(table.id, chunk)));
  }
}

export async function removeEntries(
  storeId: StoreId,
  table: SluggedTable,
  ids: readonly string[],
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await transaction.delete(table).where(and(eq(table.storeId, storeId), inArray(table.id, chunk)));
  }
}

export async function saveCategoryEntries(
  storeId: StoreId,
  entries: readonly Kept<CategoryEntry>[],
  now: Date,
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks(entries.map((entry) => ({ storeId, ...entry, modifiedAt: now })))) {
    await transaction
      .insert(categories)
      .values(chunk)
      .onConflictDoUpdate({
        target: [categories.storeId, categories.id],
        set: takingNew(categories, [
          "slug",
          "name",
          "rank",
          "status",
          "intro",
          "picture",
          "headerContent",
          "footerContent",
          "faqs",
          "seo",
          "modifiedAt",
        ]),
      });
  }
}

export async function savePostEntries(
  storeId: StoreId,
  entries: readonly Kept<PostEntry>[],
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks(entries.map((entry) => ({ storeId, ...entry })))) {
    await transaction
      .insert(blogPosts)
      .values(chunk)
      .onConflictDoUpdate({
        target: [blogPosts.storeId, blogPosts.id],
        set: takingNew(blogPosts, [
          "slug",
          "title",
          "author",
          "summary",
          "content",
          "picture",
          "seo",
          "status",
          "publishedAt",
          "modifiedAt",
        ]),
      });
  }
}

export async function savePageEntries(
  storeId: StoreId,
  entries: readonly PageEntry[],
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks(entries.map((entry) => ({ storeId, ...entry })))) {
    await transaction
      .insert(contentPages)
      .values(chunk)
      .onConflictDoUpdate({
        target: [contentPages.storeId, contentPages.slug],
        set: takingNew(contentPages, ["kind", "title", "content", "seo", "modifiedAt"]),
      });
  }
}

export async function removePageEntries(
  storeId: StoreId,
  slugs: readonly string[],
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks(slugs)) {
    await transaction
      .delete(contentPages)
      .where(and(eq(contentPages.storeId, storeId), inArray(contentPages.slug, chunk)));
  }
}

/** Sees to it that the store has just these filter groups, in this order. */
export async function replaceFilterGroups(
  storeId: StoreId,
  entries: readonly FilterGroupEntry[],
  transaction: Database,
): Promise<void> {
  const isOther = notInArray(filterGroups.id, ["", ...entries.map(({ id }) => id)]);
  await transaction.delete(filterGroups).where(and(eq(filterGroups.storeId, storeId), isOther));
  for (const chunk of inChunks(ranked(storeId, entries))) {
    await transaction
      .insert(filterGroups)
      .values(chunk)
      .onConflictDoUpdate({
        target: [filterGroups.storeId, filterGroups.id],
        set: takingNew(filterGroups, ["name", "rank", "options"]),
      });
  }
}

/** Sees to it that the home page has just these segments, in this order. */
export async function replaceLayouts(
  storeId: StoreId,
  entries: readonly Kept<LayoutEntry>[],
  transaction: Database,
): Promise<void> {
  const isOther = notInArray(layouts.id, ["", ...entries.map(({ id }) => id)]);
  await transaction.delete(layouts).where(and(eq(layouts.storeId, storeId), isOther));
  for (const chunk of inChunks(ranked(storeId, entries))) {
    await transaction
      .insert(layouts)
      .values(chunk)
      .onConflictDoUpdate({
        target: [layouts.storeId, layouts.id],
        set: takingNew(layouts, ["type", "rank", "isActive", "heading", "subHeading", "content"]),
      });
  }
}

/** Sees to it that the menu has just these entries, in this order. */
export async function replaceMenu(
  storeId: StoreId,
  entries: readonly Kept<MenuEntry>[],
  transaction: Database,
): Promise<void> {
  const isOther = notInArray(menus.id, ["", ...entries.map(({ id }) => id)]);
  await transaction.delete(menus).where(and(eq(menus.storeId, storeId), isOther));
  for (const chunk of inChunks(ranked(storeId, entries))) {
    await transaction
      .insert(menus)
      .values(chunk)
      .onConflictDoUpdate({ target: [menus.storeId, menus.id], set: takingNew(menus, ["rank", "content"]) });
  }
}

/** Sees to it that the list of this kind has just these entries, in this order. */
export async function replaceSharedList(
  storeId: StoreId,
  kind: string,
  entries: readonly SharedEntry[],
  transaction: Database,
): Promise<void> {
  const isOther = notInArray(sharedLists.id, ["", ...entries.map(({ id }) => id)]);
  const isOfKind = and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, kind));
  await transaction.delete(sharedLists).where(and(isOfKind, isOther));
  const counters = Object.fromEntries(countersOf(kind).map((member) => [member, 0]));
  const rows = ranked(storeId, entries).map((row) => ({
    ...row,
    kind,
    content: { ...asObject(row.content), ...counters },
  }));
  const counted = sql.join(
    countersOf(kind).map(
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
        set: { ...takingNew(sharedLists, ["rank"]), content: sql`excluded.content ${counted}` },
      });
  }
}

/** Sees to it that just these addresses of old lead on. */
export async function replaceRedirects(
  storeId: StoreId,
  redirects: readonly (Pick<RedirectEntry, "kind" | "from"> & { targetId: string })[],
  transaction: Database,
): Promise<void> {
  await transaction.delete(slugRedirects).where(eq(slugRedirects.storeId, storeId));
  const rows = redirects.map(({ kind, from, targetId }) => ({ storeId, kind, slug: from, targetId }));
  for (const chunk of inChunks(rows)) await transaction.insert(slugRedirects).values(chunk);
}

const ranked = <Entry>(storeId: StoreId, entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ storeId, ...entry, rank: index + 1 }));
