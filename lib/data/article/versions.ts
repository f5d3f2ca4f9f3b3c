import "server-only";
import { and, desc, eq, inArray, isNotNull, lte, max } from "drizzle-orm";
import { articleToWire, storedArticle } from "@/lib/contracts/article/stored-article";
import { type Database, getDatabase } from "@/lib/database/connection";
import { articleVersions } from "@/lib/database/schema/edit";
import {
  ARTICLE_CAUSES,
  type ArticleContent,
  type ArticleKey,
  type ArticlePart,
  type ArticleVersion,
  MAX_ARTICLE_VERSIONS,
} from "@/lib/domain/article/article";
import type { StoreId } from "@/lib/domain/store/id";

const isOfArticle = (storeId: StoreId, { part, id }: ArticleKey) =>
  and(eq(articleVersions.storeId, storeId), eq(articleVersions.part, part), eq(articleVersions.articleId, id));

/** What was published of an article, the newest first. */
export async function listArticleVersions(
  storeId: StoreId,
  key: ArticleKey,
  database: Database = getDatabase(),
): Promise<ArticleVersion[]> {
  const { number, at, by, cause, content } = articleVersions;
  const rows = await database
    .select({ number, at, by, cause, content })
    .from(articleVersions)
    .where(isOfArticle(storeId, key))
    .orderBy(desc(number))
    .limit(MAX_ARTICLE_VERSIONS);
  return rows.map((row) => ({
    ...row,
    cause: ARTICLE_CAUSES.find((each) => each === row.cause) ?? "published",
    content: storedArticle(row.content),
  }));
}

/** Adds a version after the others, and forgets the oldest ones beyond `MAX_ARTICLE_VERSIONS`. */
export async function addArticleVersion(
  storeId: StoreId,
  key: ArticleKey,
  { content, ...version }: Omit<ArticleVersion, "number">,
  transaction: Database,
): Promise<void> {
  const isOfKey = isOfArticle(storeId, key);
  const [last] = await transaction
    .select({ number: max(articleVersions.number) })
    .from(articleVersions)
    .where(isOfKey);
  const number = (last?.number ?? 0) + 1;
  const row = { storeId, part: key.part, articleId: key.id, number, ...version };
  await transaction.insert(articleVersions).values({ ...row, content: content && articleToWire(content) });
  const isTooOld = lte(articleVersions.number, number - MAX_ARTICLE_VERSIONS);
  await transaction.delete(articleVersions).where(and(isOfKey, isTooOld));
}

/** What the articles of a part were before they were taken out of the shop, by their ids. */
export async function listRemovedArticles(
  storeId: StoreId,
  part: ArticlePart,
  isThere: (id: string) => boolean,
  database: Database = getDatabase(),
): Promise<{ id: string; content: ArticleContent }[]> {
  const isOfPart = and(eq(articleVersions.storeId, storeId), eq(articleVersions.part, part));
  const named = await database.selectDistinct({ id: articleVersions.articleId }).from(articleVersions).where(isOfPart);
  const gone = named.map(({ id }) => id).filter((id) => !isThere(id));
  if (gone.length === 0) return [];
  const rows = await database
    .selectDistinctOn([articleVersions.articleId], { id: articleVersions.articleId, content: articleVersions.content })
    .from(articleVersions)
    .where(and(isOfPart, inArray(articleVersions.articleId, gone), isNotNull(articleVersions.content)))
    .orderBy(articleVersions.articleId, desc(articleVersions.number));
  return rows.flatMap(({ id, content }) => {
    const read = storedArticle(content);
    return read ? [{ id, content: read }] : [];
  });
}
