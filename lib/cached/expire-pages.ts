import "server-only";
import { withBasePath } from "@/lib/domain/site/base-path";
import { fetchFromService } from "@/lib/integrations/outgoing-fetch";
import { env } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";

const TIMEOUT_MILLISECONDS = 30_000;
const MAX_BYTES = 1024 * 1024;

/**
 * Expires cached pages although no request is being handled: those that changes have recorded (`catchUpExpiredTags`).
 * Next.js can expire tags only while it handles a request, so this process sends one to itself. Throws if the shop does
 * not respond.
 */
export const expirePages = (): Promise<void> => askToExpire({ tags: [], is_repeated: false });

/**
 * Makes Next.js expire pages with these tags once more, because it was making one when they expired, and has stored it as
 * new. What the front has kept since then is right and stays.
 */
export const expireAgain = (tags: readonly string[]): Promise<void> => askToExpire({ tags, is_repeated: true });

async function askToExpire(body: { tags: readonly string[]; is_repeated: boolean }): Promise<void> {
  const { status } = await fetchFromService(
    `http://localhost:${env().PORT}${withBasePath("/api/owner/pages/expire")}`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await ownerToken()}` },
      body: JSON.stringify(body),
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      largestBytes: MAX_BYTES,
    },
  );
  if (status !== 200) throw new Error(`Pages could not be expired: ${status}`);
}
