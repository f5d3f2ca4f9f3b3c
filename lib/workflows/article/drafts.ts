import "server-only";
import { findArticleDraft, lockArticleDraft, removeArticleDraft, saveArticleDraft } from "@/lib/data/article/drafts";
import { findLiveArticle, isSlugOfAnother } from "@/lib/data/article/live";
import { listArticleVersions } from "@/lib/data/article/versions";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { hasStore } from "@/lib/data/store/first-store";
import { type Database, getDatabase } from "@/lib/database/connection";
import {
  type ArticleContent,
  type ArticleDraft,
  type ArticleKey,
  type ArticlePart,
  type ArticleView,
  findArticleFaults,
  isArticleSlug,
  kindOfPage,
} from "@/lib/domain/article/article";
import { isSameContent } from "@/lib/domain/content/same-content";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newPlatformId } from "@/lib/server/tokens";

/** Who writes a draft, and from which of its revisions; 0 if there was none. */
export type ArticleWriter = { by: string; revision: number };
export type ArticleWriteRefusal = "draft_unknown" | "draft_of_another" | "draft_changed";

export function readArticle(storeId: StoreId, key: ArticleKey): Promise<Result<ArticleView, "article_unknown">> {
  return getDatabase().transaction((transaction) => viewArticle(storeId, key, transaction));
}

/** Begins a new article as a draft, at an address that no other one has. */
export function beginArticle(
  storeId: StoreId,
  part: ArticlePart,
  { title, slug, by }: { title: string; slug: string; by: string },
): Promise<Result<ArticleView, "store_unknown" | "article_exists" | "article_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    if (!(await hasStore(storeId, transaction))) return fail("store_unknown", "store_id");
    if (!isArticleSlug(slug)) {
      return { ok: false, code: "article_invalid", errors: [{ path: "slug", code: "slug_unreadable" }] };
    }
    await lockCatalogue(storeId, transaction);
    const key = { part, id: part === "pages" ? slug : newPlatformId() };
    const isTaken =
      part === "pages"
        ? (await findLiveArticle(storeId, key, transaction)) || (await findArticleDraft(storeId, key, transaction))
        : await isSlugOfAnother(storeId, key, slug, transaction);
    if (isTaken) return fail("article_exists", "slug");
    const now = clock.now();
    const draft = { content: newContent(part, title, slug), base: null, by, revision: 1, publishAt: null };
    await saveArticleDraft(storeId, key, { ...draft, begunAt: now, changedAt: now }, transaction);
    const view = await viewArticle(storeId, key, transaction);
    return view.ok ? view : fail("store_unknown", "store_id");
  });
}

function newContent(part: ArticlePart, title: string, slug: string): ArticleContent {
  const text = { slug, title, content: "", seo: {} };
  if (part === "pages") return { kind: kindOfPage(slug), ...text };
  return { kind: "post", ...text, author: "", summary: "", picture: null, publishedAt: null, status: "enabled" };
}

/** Writes the draft of an article, or begins one on what shoppers see now. */
export function writeArticle(
  storeId: StoreId,
  key: ArticleKey,
  { content, ...writer }: ArticleWriter & { content: ArticleContent },
): Promise<
  Result<ArticleView, "article_unknown" | "draft_of_another" | "draft_changed" | "draft_planned" | "article_invalid">
> {
  return getDatabase().transaction(async (transaction) => {
    // Two tabs that begin a draft at once would both find none.
    if (writer.revision === 0) await lockCatalogue(storeId, transaction);
    const live = await findLiveArticle(storeId, key, transaction);
    const draft = await lockArticleDraft(storeId, key, transaction);
    if (!draft && !live) return fail("article_unknown");
    if (draft && draft.by !== writer.by) return fail("draft_of_another");
    if ((draft?.revision ?? 0) !== writer.revision) return fail("draft_changed");
    if (draft?.publishAt) return fail("draft_planned");
    const isOfPart = (content.kind === "post") === (key.part === "blog");
    if (!isOfPart) return { ok: false, code: "article_invalid", errors: [{ path: "kind", code: "kind_wrong" }] };
    // The address of a page is its id, and stays.
    const written = key.part === "pages" ? { ...content, slug: key.id } : content;
    const now = clock.now();
    const begun = draft ?? { base: live?.content ?? null, by: writer.by, begunAt: now };
    const revision = writer.revision + 1;
    const next = { ...begun, content: written, revision, publishAt: null, changedAt: now };
    await saveArticleDraft(storeId, key, next, transaction);
    return viewArticle(storeId, key, transaction);
  });
}

export function discardArticle(
  storeId: StoreId,
  key: ArticleKey,
  by: string,
): Promise<Result<ArticleView, "article_unknown" | "draft_unknown" | "draft_of_another">> {
  return getDatabase().transaction(async (transaction) => {
    const draft = await lockArticleDraft(storeId, key, transaction);
    if (!draft) return fail("draft_unknown");
    if (draft.by !== by) return fail("draft_of_another");
    const before = await viewArticle(storeId, key, transaction);
    await removeArticleDraft(storeId, key, transaction);
    // A new article is gone with its draft.
    const after = await viewArticle(storeId, key, transaction);
    return after.ok || !before.ok ? after : ok({ ...before.value, draft: null, faults: [], isOutdated: false });
  });
}

/** Makes `by` the one who works on a draft. */
export function takeOverArticle(
  storeId: StoreId,
  key: ArticleKey,
  by: string,
): Promise<Result<ArticleView, "article_unknown" | "draft_unknown">> {
  return getDatabase().transaction(async (transaction) => {
    const draft = await lockArticleDraft(storeId, key, transaction);
    if (!draft) return fail("draft_unknown");
    await saveArticleDraft(storeId, key, { ...draft, by, revision: draft.revision + 1 }, transaction);
    return viewArticle(storeId, key, transaction);
  });
}

/** Locks a draft for a write; refuses one by somebody else or from an older view. */
export async function lockForWrite(
  storeId: StoreId,
  key: ArticleKey,
  { by, revision }: ArticleWriter,
  transaction: Database,
): Promise<Result<ArticleDraft, ArticleWriteRefusal>> {
  const draft = await lockArticleDraft(storeId, key, transaction);
  if (!draft) return fail("draft_unknown");
  if (draft.by !== by) return fail("draft_of_another");
  return draft.revision === revision ? ok(draft) : fail("draft_changed");
}

/** An article with all that is known of it. */
export async function viewArticle(
  storeId: StoreId,
  key: ArticleKey,
  database: Database,
): Promise<Result<ArticleView, "article_unknown">> {
  const live = (await findLiveArticle(storeId, key, database))?.content ?? null;
  const draft = await findArticleDraft(storeId, key, database);
  const versions = await listArticleVersions(storeId, key, database);
  if (!live && !draft && versions.length === 0) return fail("article_unknown");
  const faults = draft ? await faultsOf(storeId, key, draft.content, live, database) : [];
  const isOutdated = draft !== null && !isSameContent(draft.base, live);
  return ok({ key, live, draft, isOutdated, faults, versions });
}

/** Why an article cannot be published as it is. */
export async function faultsOf(
  storeId: StoreId,
  key: ArticleKey,
  content: ArticleContent,
  live: ArticleContent | null,
  database: Database,
) {
  return findArticleFaults(content, {
    live,
    isSlugTaken: await isSlugOfAnother(storeId, key, content.slug, database),
  });
}
