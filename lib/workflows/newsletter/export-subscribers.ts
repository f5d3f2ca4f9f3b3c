import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { csvLine } from "@/lib/contracts/codec/csv";
import { listSubscribersAfter } from "@/lib/data/newsletter";
import { unsubscribePath } from "@/lib/domain/newsletter";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";

const SUBSCRIBERS_PER_PART = 5_000;

/**
 * Newsletter subscribers as CSV, in parts; `after` is null for the first part, which has the column names. Each line
 * has an unsubscribe link, which the owner puts at the end of the newsletter so that nobody has to be unsubscribed by
 * hand.
 */
export async function exportSubscribers(
  storeId: StoreId,
  after: string | null,
): Promise<Result<{ csv: string; next: string | null }, "store_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const subscribers = await listSubscribersAfter(storeId, { after, limit: SUBSCRIBERS_PER_PART });
  const lines = subscribers.map(({ email, subscribedAt, token }) =>
    csvLine([email, subscribedAt.toISOString(), `${store.origin}${unsubscribePath(token)}`]),
  );
  const head = after === null ? csvLine(["Email", "Subscribed", "Unsubscribe"]) : "";
  const isLast = subscribers.length < SUBSCRIBERS_PER_PART;
  return ok({ csv: head + lines.join(""), next: isLast ? null : (subscribers.at(-1)?.email ?? null) });
}
