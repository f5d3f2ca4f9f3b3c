import { expireInNext, expireTags } from "@/lib/cached/expire-tags";
import { expirePagesCall } from "@/lib/contracts/site/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const POST = handle(expirePagesCall, async ({ body: { tags, is_repeated } }) => {
  if (is_repeated) expireInNext(tags);
  else expireTags(tags);
  return ok({ expired: tags.length });
});
