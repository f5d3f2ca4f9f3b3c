import "server-only";
import { revalidateTag } from "next/cache";
import { hasUnreadTags, listUnreadTags, readExpiredTags } from "@/lib/database/expired-tags";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";
import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { expireKeptValues } from "./kept-values";
import { forgetRemembered } from "./remembered";

/** Expires only the entries of Next.js that have one of these tags. Call it while handling a request. */
export function expireInNext(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** Expires every cache entry that has one of these tags. Call it while handling a request. */
export function expireTags(tags: readonly string[]): void {
  if (tags.length === 0) return;
  expireInNext(tags);
  forgetRemembered();
  expireKeptValues(tags);
  expireKeptPages(tags);
}

/**
 * Expires the tags that changes have recorded with `recordExpiredTags`, so that the next request shows the changes. If
 * this process has recorded nothing since the last call, it returns without a query.
 *
 * Call it as the last step of a route handler: Next.js expires the tags when the handler returns, and not at all if it
 * throws. Nothing else may be awaited in between, because another handler that finds the tags read already answers at
 * once.
 */
export async function catchUpExpiredTags(): Promise<void> {
  if (!hasUnreadTags()) return;
  expireTags(await readExpiredTags().catch(fallBackToUnread));
}

/**
 * If the rows cannot be read, expires all tags that they may contain. Some of these changes may be rolled back, but
 * expiring too much does no harm. The rows stay unread.
 */
function fallBackToUnread(error: unknown): string[] {
  if (isDatabaseAway(error)) logDatabaseAway(error);
  else console.error("The expired tags could not be read, so those that this process has recorded expire.", error);
  return listUnreadTags();
}
