import "server-only";
import { removeMessagesBefore } from "@/lib/data/outbox/outbox";
import { MESSAGE_RETENTION_MS } from "@/lib/domain/outbox";
import { removeKeptMessagesBefore } from "@/lib/integrations/outbox-folder";
import { env } from "@/lib/server/env";

/** Removes what is left of messages that are long done with, from the database and from the folder they landed in. */
export async function forgetOldMessages(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_RETENTION_MS);
  await removeMessagesBefore(before);
  await removeKeptMessagesBefore(before, env().DATA_DIR);
}
