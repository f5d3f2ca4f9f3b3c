import { articleViewToWire, takeOverArticleCall, toArticleKey } from "@/lib/contracts/article/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { takeOverArticle } from "@/lib/workflows/article/drafts";

export const POST = handle(takeOverArticleCall, async ({ storeId, actor, params }) => {
  const taken = await takeOverArticle(storeId, toArticleKey(params), actor.name);
  return taken.ok ? ok(articleViewToWire(taken.value)) : taken;
});
