import { listMessagesCall, messageToWire } from "@/lib/contracts/outbox/calls";
import { handle } from "@/lib/http/handle";
import { listOutbox } from "@/lib/workflows/outbox/manage";

export const GET = handle(listMessagesCall, async ({ storeId, query }) => {
  const { messages, total } = await listOutbox(storeId, query);
  return { ok: true, value: { messages: messages.map(messageToWire), total } };
});
