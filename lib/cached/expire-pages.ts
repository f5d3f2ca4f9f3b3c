import "server-only";
import { env } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";

/**
 * Has pages made anew after a change that no request has made: Next.js expires tags in the handling of a request only, so
 * this process makes one to itself. Throws when the shop does not answer.
 */
export async function expirePages(touched: readonly string[]): Promise<void> {
  if (touched.length === 0) return;
  const answer = await fetch(`http://localhost:${env().PORT}/api/owner/pages/expire`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${await ownerToken()}` },
    body: JSON.stringify({ tags: touched }),
  });
  if (!answer.ok) throw new Error(`Pages could not be expired: ${answer.status}`);
}
