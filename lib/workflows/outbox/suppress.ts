import "server-only";
import { type MailEvent, reasonOfEvent } from "@/lib/contracts/outbox/suppressions";
import { saveSuppressions } from "@/lib/data/outbox/suppressions";
import type { StoreId } from "@/lib/domain/store/id";
import type { Suppression } from "@/lib/domain/suppression";
import { clock } from "@/lib/server/clock";

/** Puts the addresses of bounces and complaints on the suppression list. Hearing an event again changes nothing. */
export async function hearMailEvents(
  storeId: StoreId,
  events: readonly MailEvent[],
  now = clock.now(),
): Promise<{ suppressed: number }> {
  const heard = new Map<string, Suppression>();
  for (const event of events) {
    const reason = reasonOfEvent(event);
    const isWeaker = heard.get(event.email)?.reason === "bounced";
    if (reason && !isWeaker) heard.set(event.email, { ...event, reason, createdAt: now });
  }
  const suppressions = [...heard.values()].map(({ email, reason, detail, createdAt }) => ({
    email,
    reason,
    detail,
    createdAt,
  }));
  await saveSuppressions(storeId, suppressions);
  return { suppressed: suppressions.length };
}
