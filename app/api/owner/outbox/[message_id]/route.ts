import { messageToWire, showMessageCall } from "@/lib/contracts/outbox/calls";
import { handle } from "@/lib/http/handle";
import { showMessage } from "@/lib/workflows/outbox/manage";

export const GET = handle(showMessageCall, async ({ params, storeId }) => {
  const result = await showMessage(storeId, params.message_id);
  if (!result.ok) return result;
  return { ok: true, value: { ...messageToWire(result.value), text: result.value.text } };
});
