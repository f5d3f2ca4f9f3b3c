import { retryMessagesCall } from "@/lib/contracts/outbox/calls";
import { handle } from "@/lib/http/handle";
import { retryOutbox } from "@/lib/workflows/outbox/manage";

export const POST = handle(retryMessagesCall, async ({ storeId, body }) => {
  const result = await retryOutbox(storeId, body.message_id);
  return result.ok ? { ok: true, value: { retried: result.value } } : result;
});
