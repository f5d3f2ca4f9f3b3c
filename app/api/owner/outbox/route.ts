import { listMessagesCall, messageToWire } from "@/lib/contracts/outbox/calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { listOutbox } from "@/lib/workflows/outbox/manage";

export const GET = handle(listMessagesCall, async ({ query }) => {
  const { messages, total } = await listOutbox(query.store_id ?? env().STORE_ID, query.limit);
  return { ok: true, value: { messages: messages.map(messageToWire), total } };
});
