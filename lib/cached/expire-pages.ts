import "server-only";
import { withBasePath } from "@/lib/domain/site/base-path";
import { fetchFromService } from "@/lib/integrations/outgoing-fetch";
import { env } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";

const TIMEOUT_MILLISECONDS = 30_000;
const MAX_BYTES = 1024 * 1024;

/**
 * Expires cached pages although no request is being handled: those with one of these tags, and those that changes have
 * recorded (`catchUpExpiredTags`). Next.js can expire tags only while it handles a request, so this process sends one
 * to itself. Throws if the shop does not respond.
 */
export async function expirePages(tags: readonly string[]): Promise<void> {
  const { status } = await fetchFromService(
    `http://localhost:${env().PORT}${withBasePath("/api/owner/pages/expire")}`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await ownerToken()}` },
      body: JSON.stringify({ tags }),
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      largestBytes: MAX_BYTES,
    },
  );
  if (status !== 200) throw new Error(`Pages could not be expired: ${status}`);
}
