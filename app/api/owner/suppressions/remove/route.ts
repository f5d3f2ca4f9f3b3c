import { removeSuppressionCall } from "@/lib/contracts/outbox/suppressions";
import { removeSuppression } from "@/lib/data/outbox/suppressions";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const POST = handle(removeSuppressionCall, async ({ storeId, body }) => {
  const isRemoved = await removeSuppression(storeId, body.email);
  return isRemoved ? ok({ done: true }) : fail("suppression_unknown");
});
