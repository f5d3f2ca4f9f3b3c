import "server-only";
import { env } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";

/**
 * Expires cached pages from outside a request. Next.js can expire tags only while it handles a request, so this process
 * sends one to itself. Throws when the shop does not answer.
 */
export async function expirePages(touched: readonly string[]): Promise<void> {
  if (touched.length === 0) return;
  const response = await fetch(`http://localhost:${env().PORT}/api/owner/pages/expire`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${await ownerToken()}` },
    body: JSON.stringify({ tags: touched }),
  });
  if (!response.ok) throw new Error(`Pages could not be expired: ${response.status}`);
}
