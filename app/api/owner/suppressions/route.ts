import { addSuppressionCall, listSuppressionsCall, suppressionToWire } from "@/lib/contracts/outbox/suppressions";
import { listSuppressions, saveSuppressions } from "@/lib/data/outbox/suppressions";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";

export const GET = handle(listSuppressionsCall, async ({ query }) => {
  const { suppressions, total } = await listSuppressions(query.store_id ?? env().STORE_ID, query.limit);
  return ok({ list: suppressions.map(suppressionToWire), total });
});

export const POST = handle(addSuppressionCall, async ({ query, body }) => {
  await saveSuppressions(query.store_id ?? env().STORE_ID, [{ ...body, createdAt: clock.now() }]);
  return ok({ done: true });
});
