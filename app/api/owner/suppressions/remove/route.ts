import { removeSuppressionCall } from "@/lib/contracts/outbox/suppressions";
import { removeSuppression } from "@/lib/data/outbox/suppressions";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";

export const POST = handle(removeSuppressionCall, async ({ query, body }) => {
  const isRemoved = await removeSuppression(query.store_id ?? env().STORE_ID, body.email);
  return isRemoved ? ok({ done: true }) : fail("suppression_unknown");
});
