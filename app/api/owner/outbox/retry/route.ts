import { retryMessagesCall } from "@/lib/contracts/outbox-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { retryOutbox } from "@/lib/workflows/manage-outbox";

export const POST = handle(retryMessagesCall, async ({ query, body }) => {
  const result = await retryOutbox(query.store_id ?? env().STORE_ID, body.message_id);
  return result.ok ? { ok: true, value: { retried: result.value } } : result;
});
