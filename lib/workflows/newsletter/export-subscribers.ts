import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { csvLine } from "@/lib/contracts/codec/csv";
import { listSubscribersAfter } from "@/lib/data/newsletter";
import { unsubscribePath } from "@/lib/domain/newsletter";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";

const SUBSCRIBERS_PER_PART = 5_000;

/**
 * The newsletter's subscribers as CSV, in parts. `after` is the last subscriber of the previous part; null for the
 * first part, which begins with the column names. Each line has the subscriber's unsubscribe link. The owner adds this
 * link to the newsletter and so need not unsubscribe anybody by hand.
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
