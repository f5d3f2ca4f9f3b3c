import "server-only";
import { removeMessagesBefore } from "@/lib/data/outbox/outbox";
import { MESSAGE_RETENTION_MS } from "@/lib/domain/outbox";
import { removeMessageFilesBefore } from "@/lib/integrations/outbox-folder";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";

/** Removes old messages from the database and from the folder of message files. */
export async function forgetOldMessages(now = clock.now()): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_RETENTION_MS);
  await removeMessagesBefore(before);
  await removeMessageFilesBefore(before, env().DATA_DIR);
}
