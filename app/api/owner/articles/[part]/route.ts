import { articleViewToWire, beginArticleCall, listArticlesCall } from "@/lib/contracts/article/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { beginArticle } from "@/lib/workflows/article/drafts";
import { listArticles } from "@/lib/workflows/article/list";

export const GET = handle(listArticlesCall, ({ storeId, params, query }) => listArticles(storeId, params.part, query));

export const POST = handle(beginArticleCall, async ({ storeId, actor, params, body }) => {
  const begun = await beginArticle(storeId, params.part, { ...body, by: actor.name });
  return begun.ok ? ok(articleViewToWire(begun.value)) : begun;
});
