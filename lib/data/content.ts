import "server-only";
import { and, asc, count, desc, eq } from "drizzle-orm";
import { storedCollectionSchema, storedMenuSchema } from "@/lib/contracts/content/stored-menu";
import { storedSegmentSchema } from "@/lib/contracts/content/stored-segment";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import { storedSizeChartSchema } from "@/lib/contracts/product/stored-size-chart";
import { storedSeoSchema } from "@/lib/contracts/site/seo-details";
import { getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { blogPosts, contentPages, layouts, menus, sharedLists } from "@/lib/database/schema/content";
import type { BlogCard, BlogPost, Collection, ContentPage, MenuEntry, SizeChart } from "@/lib/domain/content/content";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import { BLOGS_PER_PAGE } from "@/lib/domain/content/limits";
import type { StoreId } from "@/lib/domain/store/id";

export const LIST_LIMIT = 200;

export async function listMenu(storeId: StoreId, database = getDatabase()): Promise<MenuEntry[]> {
  const rows = await database
    .select({ content: menus.content })
    .from(menus)
    .where(eq(menus.storeId, storeId))
    .orderBy(asc(menus.rank), asc(menus.id))
    .limit(LIST_LIMIT);
  return parseReadable(
    storedMenuSchema,
    rows.map((row) => row.content),
    `menu of ${storeId}`,
  );
}

/** The segments of the home page, in display order. */
export async function listLayoutSegments(storeId: StoreId, database = getDatabase()): Promise<LayoutSegment[]> {
  const rows = await database
    .select({
      id: layouts.id,
      type: layouts.type,
      rank: layouts.rank,
      heading: layouts.heading,
      subHeading: layouts.subHeading,
      content: layouts.content,
    })
    .from(layouts)
    .where(and(eq(layouts.storeId, storeId), eq(layouts.isActive, true)))
    .orderBy(asc(layouts.rank), asc(layouts.id))
    .limit(LIST_LIMIT);
  return parseReadable(storedSegmentSchema, rows, `layouts of ${storeId}`);
}

export async function listCollections(storeId: StoreId, database = getDatabase()): Promise<Collection[]> {
  const rows = await database
    .select({ id: sharedLists.id, content: sharedLists.content })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "collection")))
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id))
    .limit(LIST_LIMIT);
  return parseReadable(storedCollectionSchema, rows, `collections of ${storeId}`);
}

export async function findSizeChart(storeId: StoreId, id: string, database = getDatabase()): Promise<SizeChart | null> {
  const rows = await database
    .select({ id: sharedLists.id, content: sharedLists.content })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "size_chart"), eq(sharedLists.id, id)));
  return parseReadable(storedSizeChartSchema, rows, `size chart ${id} of ${storeId}`)[0] ?? null;
}

export async function findContentPage(
  storeId: StoreId,
  slug: string,
  database = getDatabase(),
): Promise<ContentPage | null> {
  const [row] = await database
    .select({
      slug: contentPages.slug,
      kind: contentPages.kind,
      title: contentPages.title,
      content: contentPages.content,
      seo: contentPages.seo,
      modifiedAt: contentPages.modifiedAt,
    })
    .from(contentPages)
    .where(and(eq(contentPages.storeId, storeId), eq(contentPages.slug, slug)));
  if (!row) return null;
  return { ...row, kind: row.kind === "policy" ? "policy" : "page", seo: storedSeoSchema.parse(row.seo) };
}

const cardColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  author: blogPosts.author,
  summary: blogPosts.summary,
  picture: blogPosts.picture,
  publishedAt: blogPosts.publishedAt,
};

/** One page of posts, newest first; pages count from 1. */
export async function listBlogPosts(
  storeId: StoreId,
  page: number,
  database = getDatabase(),
): Promise<{ posts: BlogCard[]; totalPages: number }> {
  const isShown = and(eq(blogPosts.storeId, storeId), eq(blogPosts.status, "enabled"));
  const [rows, [total]] = await Promise.all([
    database
      .select(cardColumns)
      .from(blogPosts)
      .where(isShown)
      .orderBy(desc(blogPosts.publishedAt), asc(blogPosts.id))
      .limit(BLOGS_PER_PAGE)
      .offset((page - 1) * BLOGS_PER_PAGE),
    database.select({ count: count() }).from(blogPosts).where(isShown),
  ]);
  return {
    posts: rows.map((row) => ({ ...row, picture: storedOptionalPictureSchema.parse(row.picture) })),
    totalPages: Math.ceil((total?.count ?? 0) / BLOGS_PER_PAGE),
  };
}

export async function findBlogPost(storeId: StoreId, slug: string, database = getDatabase()): Promise<BlogPost | null> {
  const [row] = await database
    .select({ ...cardColumns, content: blogPosts.content, seo: blogPosts.seo, modifiedAt: blogPosts.modifiedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.storeId, storeId), eq(blogPosts.slug, slug), eq(blogPosts.status, "enabled")));
  if (!row) return null;
  return {
    ...row,
    picture: storedOptionalPictureSchema.parse(row.picture),
    seo: storedSeoSchema.parse(row.seo),
  };
}
