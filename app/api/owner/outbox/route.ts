import { listMessagesCall, messageToWire } from "@/lib/contracts/outbox-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { listOutbox } from "@/lib/workflows/manage-outbox";

export const GET = handle(listMessagesCall, async ({ query }) => {
  const { messages, total } = await listOutbox(query.store_id ?? env().STORE_ID, query.limit);
  return { ok: true, value: { messages: messages.map(messageToWire), total } };
});
