import { articleViewToWire, removeArticleCall, showArticleCall, toArticleKey } from "@/lib/contracts/article/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readArticle } from "@/lib/workflows/article/drafts";
import { removeArticle } from "@/lib/workflows/article/publish";

export const GET = handle(showArticleCall, async ({ storeId, params }) => {
  const read = await readArticle(storeId, toArticleKey(params));
  return read.ok ? ok(articleViewToWire(read.value)) : read;
});

export const DELETE = handle(removeArticleCall, async ({ storeId, actor, params }) => {
  const removed = await removeArticle(storeId, toArticleKey(params), actor.name);
  return removed.ok ? ok(articleViewToWire(removed.value)) : removed;
});
