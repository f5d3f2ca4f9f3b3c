import "server-only";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { articleToWire, storedArticle } from "@/lib/contracts/article/stored-article";
import { type Database, getDatabase } from "@/lib/database/connection";
import { articleDrafts } from "@/lib/database/schema/edit";
import type { ArticleContent, ArticleDraft, ArticleKey, ArticlePart } from "@/lib/domain/article/article";
import type { StoreId } from "@/lib/domain/store/id";

const isDraft = (storeId: StoreId, { part, id }: ArticleKey) =>
  and(eq(articleDrafts.storeId, storeId), eq(articleDrafts.part, part), eq(articleDrafts.articleId, id));

type Row = typeof articleDrafts.$inferSelect;

/** Null for a draft that cannot be read. */
function toDraft({ content: stored, base, by, revision, publishAt, begunAt, changedAt }: Row): ArticleDraft | null {
  const content = storedArticle(stored);
  return content && { content, base: storedArticle(base), by, revision, publishAt, begunAt, changedAt };
}

export async function findArticleDraft(
  storeId: StoreId,
  key: ArticleKey,
  database: Database = getDatabase(),
): Promise<ArticleDraft | null> {
  const [row] = await database.select().from(articleDrafts).where(isDraft(storeId, key));
  return row ? toDraft(row) : null;
}

/** Locks a draft until the transaction ends; null if there is none. */
export async function lockArticleDraft(
  storeId: StoreId,
  key: ArticleKey,
  transaction: Database,
): Promise<ArticleDraft | null> {
  const [row] = await transaction.select().from(articleDrafts).where(isDraft(storeId, key)).for("update");
  return row ? toDraft(row) : null;
}

/** Writes a draft in place of the one that there is. */
export async function saveArticleDraft(
  storeId: StoreId,
  { part, id }: ArticleKey,
  draft: ArticleDraft,
  transaction: Database,
): Promise<void> {
  const row = { ...draft, content: articleToWire(draft.content), base: draft.base && articleToWire(draft.base) };
  await transaction
    .insert(articleDrafts)
    .values({ storeId, part, articleId: id, ...row })
    .onConflictDoUpdate({
      target: [articleDrafts.storeId, articleDrafts.part, articleDrafts.articleId],
      set: row,
    });
}

export async function removeArticleDraft(storeId: StoreId, key: ArticleKey, transaction: Database): Promise<void> {
  await transaction.delete(articleDrafts).where(isDraft(storeId, key));
}

export type ListedDraft = { id: string; content: ArticleContent } & Pick<ArticleDraft, "by" | "publishAt">;

/** The drafts of a part, without those that cannot be read. */
export async function listArticleDrafts(
  storeId: StoreId,
  part: ArticlePart,
  database: Database = getDatabase(),
): Promise<ListedDraft[]> {
  const rows = await database
    .select()
    .from(articleDrafts)
    .where(and(eq(articleDrafts.storeId, storeId), eq(articleDrafts.part, part)));
  return rows.flatMap((row) => {
    const draft = toDraft(row);
    return draft ? [{ id: row.articleId, content: draft.content, by: draft.by, publishAt: draft.publishAt }] : [];
  });
}

/** The drafts of all stores whose time to be published has come, the earliest first. */
export async function listDueArticles(now: Date, limit: number): Promise<{ storeId: StoreId; key: ArticleKey }[]> {
  const rows = await getDatabase()
    .select({ storeId: articleDrafts.storeId, part: articleDrafts.part, id: articleDrafts.articleId })
    .from(articleDrafts)
    .where(and(isNotNull(articleDrafts.publishAt), lte(articleDrafts.publishAt, now)))
    .orderBy(asc(articleDrafts.publishAt))
    .limit(limit);
  return rows.map(({ storeId, part, id }) => ({ storeId, key: { part: part === "blog" ? "blog" : "pages", id } }));
}
