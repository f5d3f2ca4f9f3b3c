import "server-only";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import { saveRedirects } from "@/lib/data/catalogue/redirect-writes";
import {
  removeEntries,
  removePageEntries,
  savePageEntries,
  savePostEntries,
} from "@/lib/data/store-files/addressed-entry-writes";
import { type Database, getDatabase } from "@/lib/database/connection";
import { blogPosts, contentPages } from "@/lib/database/schema/content";
import type { ArticleContent, ArticleKey, ArticlePart, PageContent, PostContent } from "@/lib/domain/article/article";
import type { StoreId } from "@/lib/domain/store/id";

// What shoppers see of articles: the rows that the pages of the shop read.

/** An article in the shop, with when it was changed last; null if it is not there. */
export async function findLiveArticle(
  storeId: StoreId,
  { part, id }: ArticleKey,
  database: Database = getDatabase(),
): Promise<{ content: ArticleContent; modifiedAt: Date } | null> {
  return part === "pages" ? findPage(storeId, id, database) : findPost(storeId, id, database);
}

async function findPage(storeId: StoreId, slug: string, database: Database) {
  const [row] = await database
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.storeId, storeId), eq(contentPages.slug, slug)));
  if (!row) return null;
  const { title, content, seo, modifiedAt } = row;
  const page: PageContent = { kind: kindOf(row.kind), slug, title, content, seo: recordIn(seo) };
  return { content: page, modifiedAt };
}

async function findPost(storeId: StoreId, id: string, database: Database) {
  const [row] = await database
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.storeId, storeId), eq(blogPosts.id, id)));
  if (!row) return null;
  const { slug, title, content, seo, author, summary, picture, publishedAt, modifiedAt, status } = row;
  const post: PostContent = {
    ...{ kind: "post", slug, title, content, seo: recordIn(seo), author, summary },
    picture: typeof picture === "object" && picture !== null ? { ...picture } : null,
    publishedAt: publishedAt.toISOString(),
    status: status === "enabled" ? "enabled" : "disabled",
  };
  return { content: post, modifiedAt };
}

export type ListedArticle = {
  id: string;
  title: string;
  slug: string;
  kind: ArticleContent["kind"];
  isHidden: boolean;
  modifiedAt: Date;
};

/** The articles of a part: pages by their titles, posts from the newest. */
export async function listLiveArticles(
  storeId: StoreId,
  part: ArticlePart,
  database: Database = getDatabase(),
): Promise<ListedArticle[]> {
  if (part === "pages") {
    const { slug, title, kind, modifiedAt } = contentPages;
    const rows = await database
      .select({ slug, title, kind, modifiedAt })
      .from(contentPages)
      .where(eq(contentPages.storeId, storeId))
      .orderBy(asc(title), asc(slug));
    return rows.map((row) => ({ ...row, id: row.slug, kind: kindOf(row.kind), isHidden: false }));
  }
  const { id, slug, title, status, publishedAt, modifiedAt } = blogPosts;
  const rows = await database
    .select({ id, slug, title, status, modifiedAt })
    .from(blogPosts)
    .where(eq(blogPosts.storeId, storeId))
    .orderBy(desc(publishedAt), asc(id));
  return rows.map((row) => ({ ...row, kind: "post" as const, isHidden: row.status !== "enabled" }));
}

/** Whether another article of the part has this slug. */
export async function isSlugOfAnother(
  storeId: StoreId,
  { part, id }: ArticleKey,
  slug: string,
  database: Database,
): Promise<boolean> {
  // The slug of a page is its id.
  if (part === "pages") return slug !== id;
  const isOther = and(eq(blogPosts.storeId, storeId), eq(blogPosts.slug, slug), ne(blogPosts.id, id));
  return (await database.$count(blogPosts, isOther)) > 0;
}

/** Shows shoppers an article, or nothing of it any more. A post that moves redirects from its former address. */
export async function writeLiveArticle(
  storeId: StoreId,
  { part, id }: ArticleKey,
  { before, after }: { before: ArticleContent | null; after: ArticleContent | null },
  now: Date,
  transaction: Database,
): Promise<void> {
  if (!after) {
    await (part === "pages"
      ? removePageEntries(storeId, [id], transaction)
      : removeEntries(storeId, blogPosts, [id], transaction));
    return;
  }
  if (after.kind !== "post") {
    await savePageEntries(storeId, [{ ...after, slug: id, modifiedAt: now }], transaction);
    return;
  }
  const publishedAt = after.publishedAt === null ? now : new Date(after.publishedAt);
  await savePostEntries(storeId, [{ ...after, id, publishedAt, modifiedAt: now }], transaction);
  const moved = before && before.slug !== after.slug ? [{ slug: before.slug, targetId: id }] : [];
  await saveRedirects(storeId, "blog", { moved, usedSlugs: [after.slug] }, transaction);
}

const kindOf = (kind: string) => (kind === "policy" ? "policy" : "page");

const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
