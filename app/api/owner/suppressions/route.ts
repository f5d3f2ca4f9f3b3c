import { addSuppressionCall, listSuppressionsCall, suppressionToWire } from "@/lib/contracts/outbox/suppressions";
import { listSuppressions, saveSuppressions } from "@/lib/data/outbox/suppressions";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { clock } from "@/lib/server/clock";

export const GET = handle(listSuppressionsCall, async ({ storeId, query }) => {
  const { suppressions, total } = await listSuppressions(storeId, query.limit);
  return ok({ list: suppressions.map(suppressionToWire), total });
});

export const POST = handle(addSuppressionCall, async ({ storeId, body }) => {
  await saveSuppressions(storeId, [{ ...body, createdAt: clock.now() }]);
  return ok({ done: true });
});
