import "server-only";
import { listDueArticles, lockArticleDraft, removeArticleDraft, saveArticleDraft } from "@/lib/data/article/drafts";
import { findLiveArticle, writeLiveArticle } from "@/lib/data/article/live";
import { addArticleVersion, listArticleVersions } from "@/lib/data/article/versions";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import type {
  ArticleContent,
  ArticleFault,
  ArticleKey,
  ArticleVersion,
  ArticleView,
} from "@/lib/domain/article/article";
import { isSameContent } from "@/lib/domain/content/same-content";
import { fail, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { type ArticleWriteRefusal, type ArticleWriter, faultsOf, lockForWrite, viewArticle } from "./drafts";

/** So many planned drafts are published in one run of the task. */
const DUE_AT_ONCE = 20;

const invalid = (faults: readonly ArticleFault[]) =>
  ({ ok: false, code: "article_invalid", errors: [...faults] }) as const;

/** Shows shoppers an article as its draft makes it; the draft has ended then. */
export function publishArticle(
  storeId: StoreId,
  key: ArticleKey,
  writer: ArticleWriter,
): Promise<Result<ArticleView, ArticleWriteRefusal | "article_unknown" | "article_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const locked = await lockForWrite(storeId, key, writer, transaction);
    if (!locked.ok) return locked;
    const live = await liveContent(storeId, key, transaction);
    const faults = await faultsOf(storeId, key, locked.value.content, live, transaction);
    if (faults.length > 0) return invalid(faults);
    await removeArticleDraft(storeId, key, transaction);
    await show(storeId, key, locked.value.content, { by: writer.by, cause: "published" }, transaction);
    return viewArticle(storeId, key, transaction);
  });
}

/** Plans when a draft publishes itself; null ends the plan. */
export function planArticle(
  storeId: StoreId,
  key: ArticleKey,
  { publishAt, ...writer }: ArticleWriter & { publishAt: Date | null },
): Promise<Result<ArticleView, ArticleWriteRefusal | "article_unknown" | "article_invalid" | "plan_not_ahead">> {
  return getDatabase().transaction(async (transaction) => {
    const locked = await lockForWrite(storeId, key, writer, transaction);
    if (!locked.ok) return locked;
    const draft = locked.value;
    if (publishAt) {
      if (publishAt <= clock.now()) return fail("plan_not_ahead", "publish_at");
      const live = await liveContent(storeId, key, transaction);
      const faults = await faultsOf(storeId, key, draft.content, live, transaction);
      if (faults.length > 0) return invalid(faults);
    }
    await saveArticleDraft(storeId, key, { ...draft, publishAt, revision: draft.revision + 1 }, transaction);
    return viewArticle(storeId, key, transaction);
  });
}

/** Publishes the drafts whose time has come, each in a transaction of its own. */
export async function publishDueArticles(): Promise<void> {
  const failed: unknown[] = [];
  // One that cannot be published must not hold up those of other stores.
  for (const due of await listDueArticles(clock.now(), DUE_AT_ONCE)) {
    await publishDueArticle(due).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, "Not every planned article could be published.");
}

function publishDueArticle({ storeId, key }: { storeId: StoreId; key: ArticleKey }): Promise<void> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const draft = await lockArticleDraft(storeId, key, transaction);
    // Somebody may have ended the plan, or another process may have published it.
    if (!draft?.publishAt || draft.publishAt > clock.now()) return;
    const live = await liveContent(storeId, key, transaction);
    if ((await faultsOf(storeId, key, draft.content, live, transaction)).length > 0) {
      // An import may have given its address to another post. It stays a draft, which says so, and is planned no longer.
      const unplanned = { ...draft, publishAt: null, revision: draft.revision + 1 };
      await saveArticleDraft(storeId, key, unplanned, transaction);
      return;
    }
    await removeArticleDraft(storeId, key, transaction);
    await show(storeId, key, draft.content, { by: draft.by, cause: "planned" }, transaction);
  });
}

/** Shows shoppers an article as it was at a version, as a version of its own. */
export function restoreArticle(
  storeId: StoreId,
  key: ArticleKey,
  { number, by }: { number: number; by: string },
): Promise<Result<ArticleView, "article_unknown" | "version_unknown" | "version_current" | "article_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const versions = await listArticleVersions(storeId, key, transaction);
    const content = versions.find((version) => version.number === number)?.content;
    if (!content) return fail("version_unknown");
    const live = await liveContent(storeId, key, transaction);
    if (isSameContent(content, live)) return fail("version_current");
    const faults = await faultsOf(storeId, key, content, live, transaction);
    const isMoved = faults.filter(({ code }) => code === "slug_repeated");
    if (isMoved.length > 0) return invalid(isMoved);
    await show(storeId, key, content, { by, cause: "restored" }, transaction);
    return viewArticle(storeId, key, transaction);
  });
}

/** Takes an article out of the shop. Its draft stays, and it can be gone back to. */
export function removeArticle(
  storeId: StoreId,
  key: ArticleKey,
  by: string,
): Promise<Result<ArticleView, "article_unknown">> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    if (!(await liveContent(storeId, key, transaction))) return fail("article_unknown");
    await show(storeId, key, null, { by, cause: "removed" }, transaction);
    return viewArticle(storeId, key, transaction);
  });
}

const liveContent = async (storeId: StoreId, key: ArticleKey, transaction: Database) =>
  (await findLiveArticle(storeId, key, transaction))?.content ?? null;

/** Writes what shoppers see of an article as a new version, and expires what shows it. */
async function show(
  storeId: StoreId,
  key: ArticleKey,
  content: ArticleContent | null,
  version: Pick<ArticleVersion, "by" | "cause">,
  transaction: Database,
): Promise<void> {
  const now = clock.now();
  const live = await findLiveArticle(storeId, key, transaction);
  const before = live?.content ?? null;
  const [last] = await listArticleVersions(storeId, key, transaction);
  // What was written elsewhere can be gone back to as well.
  if (live && !isSameContent(last?.content ?? null, before)) {
    const elsewhere = { at: live.modifiedAt, by: "", cause: "elsewhere" as const, content: before };
    await addArticleVersion(storeId, key, elsewhere, transaction);
  }
  const after =
    content?.kind === "post" && content.publishedAt === null ? { ...content, publishedAt: now.toISOString() } : content;
  await writeLiveArticle(storeId, key, { before, after }, now, transaction);
  await addArticleVersion(storeId, key, { ...version, at: now, content: after }, transaction);
  await recordExpiredTags([tags.content(storeId), tags.store(storeId), tags.catalogue(storeId)], transaction);
}
