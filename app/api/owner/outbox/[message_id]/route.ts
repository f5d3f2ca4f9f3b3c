import { messageToWire, showMessageCall } from "@/lib/contracts/outbox/calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { showMessage } from "@/lib/workflows/outbox/manage";

export const GET = handle(showMessageCall, async ({ params, query }) => {
  const result = await showMessage(query.store_id ?? env().STORE_ID, params.message_id);
  if (!result.ok) return result;
  return { ok: true, value: { ...messageToWire(result.value), text: result.value.text } };
});
