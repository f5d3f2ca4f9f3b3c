import { articleViewToWire, publishArticleCall, toArticleKey } from "@/lib/contracts/article/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { publishArticle } from "@/lib/workflows/article/publish";

export const POST = handle(publishArticleCall, async ({ storeId, actor, params, body }) => {
  const published = await publishArticle(storeId, toArticleKey(params), { ...body, by: actor.name });
  return published.ok ? ok(articleViewToWire(published.value)) : published;
});
