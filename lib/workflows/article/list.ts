import "server-only";
import { readStore } from "@/lib/cached/read-store";
import type { ArticleList, ArticleRow } from "@/lib/contracts/article/calls";
import { type ListedDraft, listArticleDrafts } from "@/lib/data/article/drafts";
import { type ListedArticle, listLiveArticles } from "@/lib/data/article/live";
import { listRemovedArticles } from "@/lib/data/article/versions";
import { ARTICLES_PER_PAGE, type ArticleContent, type ArticlePart, articlePath } from "@/lib/domain/article/article";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";

/** One page of the articles of a part: what is only a draft first, what was taken out of the shop last. */
export async function listArticles(
  storeId: StoreId,
  part: ArticlePart,
  { search, page }: { search: string; page: number },
): Promise<Result<ArticleList, "store_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown", "store_id");
  const [live, drafts] = [await listLiveArticles(storeId, part), await listArticleDrafts(storeId, part)];
  const known = new Set([...live, ...drafts].map(({ id }) => id));
  const removed = await listRemovedArticles(storeId, part, (id) => known.has(id));
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const isLive = new Set(live.map(({ id }) => id));
  const rows = [
    ...drafts.filter(({ id }) => !isLive.has(id)).map((draft) => absentRow(draft.id, draft.content, draft)),
    ...live.map((article) => liveRow(article, draftOf.get(article.id))),
    ...removed.map(({ id, content }) => absentRow(id, content)),
  ];
  const words = search.toLowerCase();
  const found = rows.filter(({ title, path }) => title.toLowerCase().includes(words) || path.includes(words));
  const first = (page - 1) * ARTICLES_PER_PAGE;
  const isShown = part === "blog" ? store.features.blogs : store.features.extraPages;
  return ok({ list: found.slice(first, first + ARTICLES_PER_PAGE), total: found.length, is_shown: isShown });
}

const liveRow = ({ id, title, slug, kind, isHidden, modifiedAt }: ListedArticle, draft?: ListedDraft): ArticleRow => ({
  ...{ _id: id, title, kind },
  path: articlePath({ kind, slug }),
  is_live: true,
  is_hidden: isHidden,
  changed_on: modifiedAt.toISOString(),
  draft: draft ? planOf(draft) : null,
});

const absentRow = (id: string, content: ArticleContent, draft?: ListedDraft): ArticleRow => ({
  ...{ _id: id, title: content.title, kind: content.kind },
  path: articlePath(content),
  is_live: false,
  is_hidden: false,
  changed_on: null,
  draft: draft ? planOf(draft) : null,
});

const planOf = ({ by, publishAt }: ListedDraft) => ({ by, publish_at: publishAt?.toISOString() ?? null });
