import { articleViewToWire, restoreArticleCall, toArticleKey } from "@/lib/contracts/article/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { restoreArticle } from "@/lib/workflows/article/publish";

export const POST = handle(restoreArticleCall, async ({ storeId, actor, params }) => {
  const version = { number: Number(params.number), by: actor.name };
  const restored = await restoreArticle(storeId, toArticleKey(params), version);
  return restored.ok ? ok(articleViewToWire(restored.value)) : restored;
});
