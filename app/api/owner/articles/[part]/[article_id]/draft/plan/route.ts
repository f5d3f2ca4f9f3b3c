import { articleViewToWire, planArticleCall, toArticleKey } from "@/lib/contracts/article/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { planArticle } from "@/lib/workflows/article/publish";

export const POST = handle(planArticleCall, async ({ storeId, actor, params, body }) => {
  const { revision, publish_at: moment } = body;
  const plan = { by: actor.name, revision, publishAt: moment === null ? null : new Date(moment) };
  const planned = await planArticle(storeId, toArticleKey(params), plan);
  return planned.ok ? ok(articleViewToWire(planned.value)) : planned;
});
