import { articleViewToWire, discardArticleCall, toArticleKey, writeArticleCall } from "@/lib/contracts/article/calls";
import { toArticle } from "@/lib/contracts/article/stored-article";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { discardArticle, writeArticle } from "@/lib/workflows/article/drafts";

export const PUT = handle(writeArticleCall, async ({ storeId, actor, params, body: { revision, content } }) => {
  const writer = { by: actor.name, revision };
  const written = await writeArticle(storeId, toArticleKey(params), { ...writer, content: toArticle(content) });
  return written.ok ? ok(articleViewToWire(written.value)) : written;
});

export const DELETE = handle(discardArticleCall, async ({ storeId, actor, params }) => {
  const discarded = await discardArticle(storeId, toArticleKey(params), actor.name);
  return discarded.ok ? ok(articleViewToWire(discarded.value)) : discarded;
});
