import "server-only";
import { isDatabaseLost } from "@/lib/server/database-away";
import type { Answer } from "./collected-response";
import type { KeptPage } from "./page-store";

/** Whether Next.js could not make a page because the database is away. `answer` is null if there was none in time. */
export function isFaultOfDatabase(answer: Answer | null): boolean {
  return (answer === null || answer.status >= 500) && isDatabaseLost();
}

/**
 * A kept page as it is sent after its time, while the database is away. It says so (`Cache-Status`, RFC 9211), and no
 * other cache keeps it.
 */
export function asStale(page: KeptPage, now: number): KeptPage {
  const ttl = Math.floor((page.freshUntil - now) / 1_000);
  const marks = { "cache-control": "public, max-age=0, must-revalidate", "cache-status": `shop; hit; ttl=${ttl}` };
  return { ...page, headers: { ...page.headers, ...marks } };
}
