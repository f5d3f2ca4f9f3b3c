import { retryMessagesCall } from "@/lib/contracts/outbox/calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { retryOutbox } from "@/lib/workflows/outbox/manage";

export const POST = handle(retryMessagesCall, async ({ query, body }) => {
  const result = await retryOutbox(query.store_id ?? env().STORE_ID, body.message_id);
  return result.ok ? { ok: true, value: { retried: result.value } } : result;
});
