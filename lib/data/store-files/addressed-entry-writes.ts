import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { CategoryEntry, PageEntry, PostEntry, RedirectEntry } from "@/lib/contracts/store-files/documents";
import { inChunks, insertedValues } from "@/lib/database/bulk";
import type { Database } from "@/lib/database/connection";
import { categories, slugRedirects } from "@/lib/database/schema/catalogue";
import { blogPosts, contentPages } from "@/lib/database/schema/content";
import type { products } from "@/lib/database/schema/product";
import type { StoreId } from "@/lib/domain/store/id";
import type { WithId } from "./store-entries";

// Writes the entries of store files that have a URL of their own: categories, posts, pages and redirects. Rows are
// updated in place, never deleted and inserted again, because customers' rows may refer to them.

type SluggedTable = typeof categories | typeof blogPosts | typeof products;

/**
 * Gives rows temporary slugs, so that two rows can swap their slugs without violating the unique index. Call it before
 * saving rows whose slugs change.
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
      // No real slug contains a line break.
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

/** Saves categories without their place in the tree, see `replaceCategoryTree`. */
export async function saveCategoryEntries(
  storeId: StoreId,
  entries: readonly WithId<CategoryEntry>[],
  now: Date,
  transaction: Database,
): Promise<void> {
  const rows = entries.map(({ parent: _, ...entry }) => ({ storeId, ...entry, modifiedAt: now }));
  for (const chunk of inChunks(rows)) {
    await transaction
      .insert(categories)
      .values(chunk)
      .onConflictDoUpdate({
        target: [categories.storeId, categories.id],
        set: insertedValues(categories, [
          "slug",
          "name",
          "rank",
          "status",
          "listsProducts",
          "intro",
          "picture",
          "cardPicture",
          "headerContent",
          "footerContent",
          "hsnCode",
          "faqs",
          "quickLinks",
          "relatedLinks",
          "segments",
          "seo",
          "modifiedAt",
        ]),
      });
  }
}

/** Lets no category stand below another, so that any of them can be removed. */
export async function flattenCategoryTree(storeId: StoreId, transaction: Database): Promise<void> {
  await transaction.update(categories).set({ parentId: null }).where(eq(categories.storeId, storeId));
}

/** Puts categories below their parents; call it when all of them are there and none stands below another. */
export async function replaceCategoryTree(
  storeId: StoreId,
  parents: readonly { id: string; parentId: string }[],
  transaction: Database,
): Promise<void> {
  for (const { id, parentId } of parents) {
    await transaction
      .update(categories)
      .set({ parentId })
      .where(and(eq(categories.storeId, storeId), eq(categories.id, id)));
  }
}

export async function savePostEntries(
  storeId: StoreId,
  entries: readonly WithId<PostEntry>[],
  transaction: Database,
): Promise<void> {
  for (const chunk of inChunks(entries.map((entry) => ({ storeId, ...entry })))) {
    await transaction
      .insert(blogPosts)
      .values(chunk)
      .onConflictDoUpdate({
        target: [blogPosts.storeId, blogPosts.id],
        set: insertedValues(blogPosts, [
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
        set: insertedValues(contentPages, ["kind", "title", "content", "seo", "modifiedAt"]),
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

/** Replaces all redirects of the store with these. */
export async function replaceRedirects(
  storeId: StoreId,
  redirects: readonly (Pick<RedirectEntry, "kind" | "from"> & { targetId: string })[],
  transaction: Database,
): Promise<void> {
  await transaction.delete(slugRedirects).where(eq(slugRedirects.storeId, storeId));
  const rows = redirects.map(({ kind, from, targetId }) => ({ storeId, kind, slug: from, targetId }));
  for (const chunk of inChunks(rows)) await transaction.insert(slugRedirects).values(chunk);
}
