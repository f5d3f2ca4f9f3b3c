import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { storeWireSchema } from "@/lib/contracts/store/details";
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
import { type PlaceEntry, type StoreEntry, toStoreEntry } from "@/lib/contracts/store-files/store-entry";
import type { Database } from "@/lib/database/connection";
import { categories, filterGroups, slugRedirects } from "@/lib/database/schema/catalogue";
import { blogPosts, contentPages, layouts, menus, sharedLists } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";

// Reads a store as its owner designed it, for export to files. The queries have no limit, because an export must be
// complete.

/** An entry that was read from the database, where every entry has an id; in a file the id is optional. */
export type WithId<Entry> = Entry & { id: string };

export async function findStoreEntry(
  storeId: StoreId,
  database: Database,
): Promise<{ store: StoreEntry; place: PlaceEntry } | null> {
  const [row] = await database
    .select({
      name: stores.name,
      status: stores.status,
      domains: stores.domains,
      details: stores.details,
      liveCurrencies: stores.liveCurrencies,
      features: stores.features,
    })
    .from(stores)
    .where(eq(stores.storeId, storeId));
  if (!row) return null;
  // Decoding drops fields that are not in the schema, among them secret keys of payment providers, which must not be
  // exported.
  const wire = z.decode(storeWireSchema, {
    store_details: { ...(row.details as object), name: row.name, status: row.status },
    live_currencies: row.liveCurrencies,
    ys_features: row.features,
  });
  const { status, base_url } = wire.store_details;
  return { store: toStoreEntry(wire), place: { status, domains: [...row.domains].sort(), base_url } };
}

export async function listCategoryEntries(storeId: StoreId, database: Database): Promise<WithId<CategoryEntry>[]> {
  const above = alias(categories, "above");
  const rows = await database
    .select({
      slug: categories.slug,
      id: categories.id,
      name: categories.name,
      parent: sql<string>`coalesce(${above.slug}, '')`,
      rank: categories.rank,
      status: categories.status,
      listsProducts: categories.listsProducts,
      intro: categories.intro,
      picture: categories.picture,
      cardPicture: categories.cardPicture,
      headerContent: categories.headerContent,
      footerContent: categories.footerContent,
      hsnCode: categories.hsnCode,
      faqs: categories.faqs,
      quickLinks: categories.quickLinks,
      relatedLinks: categories.relatedLinks,
      segments: categories.segments,
      seo: categories.seo,
    })
    .from(categories)
    .leftJoin(above, and(eq(above.storeId, categories.storeId), eq(above.id, categories.parentId)))
    .where(eq(categories.storeId, storeId));
  return rows.map((row) => ({ ...row, status: row.status === "active" ? "active" : "inactive" }));
}

export async function listPageEntries(storeId: StoreId, database: Database): Promise<PageEntry[]> {
  const rows = await database
    .select({
      slug: contentPages.slug,
      kind: contentPages.kind,
      title: contentPages.title,
      modifiedAt: contentPages.modifiedAt,
      content: contentPages.content,
      seo: contentPages.seo,
    })
    .from(contentPages)
    .where(eq(contentPages.storeId, storeId));
  return rows.map((row) => ({ ...row, kind: row.kind === "policy" ? "policy" : "page" }));
}

export async function listPostEntries(storeId: StoreId, database: Database): Promise<WithId<PostEntry>[]> {
  const rows = await database
    .select({
      slug: blogPosts.slug,
      id: blogPosts.id,
      title: blogPosts.title,
      author: blogPosts.author,
      status: blogPosts.status,
      publishedAt: blogPosts.publishedAt,
      modifiedAt: blogPosts.modifiedAt,
      summary: blogPosts.summary,
      content: blogPosts.content,
      picture: blogPosts.picture,
      seo: blogPosts.seo,
    })
    .from(blogPosts)
    .where(eq(blogPosts.storeId, storeId));
  return rows.map((row) => ({ ...row, status: row.status === "enabled" ? "enabled" : "disabled" }));
}

export async function listFilterGroupEntries(storeId: StoreId, database: Database): Promise<FilterGroupEntry[]> {
  const rows = await database
    .select({ id: filterGroups.id, name: filterGroups.name, options: filterGroups.options, rank: filterGroups.rank })
    .from(filterGroups)
    .where(eq(filterGroups.storeId, storeId));
  return inOrder(rows);
}

export async function listLayoutEntries(storeId: StoreId, database: Database): Promise<WithId<LayoutEntry>[]> {
  const rows = await database
    .select({
      id: layouts.id,
      type: layouts.type,
      isActive: layouts.isActive,
      heading: layouts.heading,
      subHeading: layouts.subHeading,
      content: layouts.content,
      rank: layouts.rank,
    })
    .from(layouts)
    .where(eq(layouts.storeId, storeId));
  return inOrder(rows);
}

export async function listMenuEntries(storeId: StoreId, database: Database): Promise<WithId<MenuEntry>[]> {
  const rows = await database
    .select({ id: menus.id, content: menus.content, rank: menus.rank })
    .from(menus)
    .where(eq(menus.storeId, storeId));
  return inOrder(rows);
}

/**
 * The fields of a shared list's entries whose values the shop itself counts. They are not exported, and an import keeps
 * their values.
 */
export const counterMembers = (kind: string): readonly string[] => (kind === "offer" ? ["redeemed_count"] : []);

/** The lists that products share, by kind. */
export async function listSharedEntries(storeId: StoreId, database: Database): Promise<Map<string, SharedEntry[]>> {
  const rows = await database
    .select({ kind: sharedLists.kind, id: sharedLists.id, content: sharedLists.content, rank: sharedLists.rank })
    .from(sharedLists)
    .where(eq(sharedLists.storeId, storeId));
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  return new Map(
    kinds.map((kind) => [
      kind,
      inOrder(rows.filter((row) => row.kind === kind)).map(({ id, content }) => ({
        id,
        content: withoutMembers(content, counterMembers(kind)),
      })),
    ]),
  );
}

function withoutMembers(content: unknown, members: readonly string[]): unknown {
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).filter(([member]) => !members.includes(member)));
}

/** The redirects whose target exists, sorted by kind and former slug. */
export async function listRedirectEntries(storeId: StoreId, database: Database): Promise<RedirectEntry[]> {
  const targets = [
    { kind: "blog", table: blogPosts, key: blogPosts.id },
    { kind: "category", table: categories, key: categories.id },
    { kind: "page", table: contentPages, key: contentPages.slug },
    { kind: "product", table: products, key: products.id },
  ] as const;
  const entries: RedirectEntry[] = [];
  for (const { kind, table, key } of targets) {
    const rows = await database
      .select({ from: slugRedirects.slug, to: table.slug })
      .from(slugRedirects)
      .innerJoin(table, and(eq(table.storeId, slugRedirects.storeId), eq(key, slugRedirects.targetId)))
      .where(and(eq(slugRedirects.storeId, storeId), eq(slugRedirects.kind, kind)))
      .orderBy(asc(slugRedirects.slug));
    entries.push(...rows.map((row) => ({ kind, ...row })).sort((one, other) => (one.from < other.from ? -1 : 1)));
  }
  return entries;
}

/**
 * Sorts entries by rank and removes the rank, because in a file the position is the rank. Sorted here and not by the
 * database, because databases collate differently.
 */
function inOrder<Row extends { id: string; rank: number }>(rows: readonly Row[]): Omit<Row, "rank">[] {
  return rows
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1))
    .map(({ rank: _, ...entry }) => entry);
}
