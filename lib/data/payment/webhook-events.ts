import "server-only";
import { lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { paymentEvents } from "@/lib/database/schema/payment";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** Records that an event was received; false if the same event has been recorded before. */
export async function recordWebhookEvent(
  storeId: StoreId,
  provider: ProviderKind,
  eventId: string,
  now: Date,
  database: Database,
): Promise<boolean> {
  const inserted = await database
    .insert(paymentEvents)
    .values({ storeId, provider, eventId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return inserted.length > 0;
}

/** How long received events are remembered. Longer than any provider keeps resending an event. */
const EVENTS_KEPT_MS = 90 * 24 * 60 * 60_000;

export async function forgetOldWebhookEvents(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now.getTime() - EVENTS_KEPT_MS);
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, oldest));
}
