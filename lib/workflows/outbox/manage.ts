import "server-only";
import { findMessage, listMessages, type MessageRecord, retryMessages } from "@/lib/data/outbox/records";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { findMessageFiles, readMessageFile } from "@/lib/integrations/outbox-folder";
import { env } from "@/lib/server/env";
import { nudgeOutbox } from "@/lib/server/outbox-signal";

/** `file` is the path of the file that the message was written to; null if a mail service sends messages instead. */
export type OutboxMessage = MessageRecord & { file: string | null };

export async function listOutbox(
  storeId: StoreId,
  filter: { limit: number; status?: string | undefined },
): Promise<{ messages: OutboxMessage[]; total: number }> {
  const files = await findMessageFiles(env().DATA_DIR);
  const { messages, total } = await listMessages(storeId, filter);
  return { messages: messages.map((message) => ({ ...message, file: files.get(message.id) ?? null })), total };
}

/** One message; if it was written to a file, with the text of that file. */
export async function showMessage(
  storeId: StoreId,
  id: string,
): Promise<Result<OutboxMessage & { text: string | null }, "message_unknown">> {
  const message = await findMessage(storeId, id);
  if (!message) return fail("message_unknown", "message_id");
  const file = (await findMessageFiles(env().DATA_DIR)).get(id) ?? null;
  return ok({ ...message, file, text: file && (await readMessageFile(file)) });
}

/** Makes one message due now, or all failed messages if `id` is null; returns the number of messages. */
export async function retryOutbox(
  storeId: StoreId,
  id: string | null,
): Promise<Result<number, "message_unknown" | "message_not_kept">> {
  const retried = await retryMessages(storeId, id);
  if (id !== null && retried === 0) {
    return fail((await findMessage(storeId, id)) ? "message_not_kept" : "message_unknown", "message_id");
  }
  nudgeOutbox();
  return ok(retried);
}
