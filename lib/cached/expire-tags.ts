import "server-only";
import { revalidateTag } from "next/cache";
import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { forgetRemembered } from "./remembered";

/**
 * Expires every cache entry that has one of these tags. Call it while handling a request, and only after the database
 * transaction is committed.
 */
export function expireTags(touched: readonly string[]): void {
  if (touched.length === 0) return;
  for (const tag of touched) revalidateTag(tag, { expire: 0 });
  forgetRemembered();
  expireKeptPages(touched);
}
