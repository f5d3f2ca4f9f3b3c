import "server-only";
import { createECDH, ECDH } from "node:crypto";
import webPush from "web-push";
import type { Delivery } from "@/lib/domain/outbox";
import type { PushBrowser, PushNotice } from "@/lib/domain/staff/push-browser";
import { fetchPublic, OutgoingFetchError } from "./outgoing-fetch";

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 64 * 1024;
/** How long a push service keeps a notice for a browser that is not running. */
const KEPT_SECONDS = 24 * 60 * 60;

/** The browser has withdrawn its consent, or is no more. */
const GONE = [404, 410];
const RETRYABLE = [408, 425, 429];

/** The public half of WEB_PUSH_KEY as base64url: with it, a browser lets only this shop send it notices. */
export function pushPublicKey(key: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(key, "base64"));
  return pair.getPublicKey("base64url");
}

/** Whether it is a point of the curve; anything else cannot be encrypted to. */
function isKey(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

export type PushDelivery = Delivery & { isGone?: boolean };

/**
 * Sends a notice through the browser's push service, which cannot read it. `contact` is a mailto: address of the shop, for
 * the service. `isGone`: the browser takes no notices any more. Its endpoint is data, so only the public internet is called.
 */
export async function sendPush(
  notice: PushNotice,
  { endpoint, publicKey, secret }: Omit<PushBrowser, "id" | "device">,
  { key, contact }: { key: string; contact: string },
): Promise<PushDelivery> {
  if (!isKey(publicKey)) return { ok: false, reason: "The browser has sent no key", isFinal: true, isGone: true };
  const privateKey = Buffer.from(key, "base64").toString("base64url");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: secret } },
    JSON.stringify(notice),
    { TTL: KEPT_SECONDS, vapidDetails: { subject: contact, publicKey: pushPublicKey(key), privateKey } },
  );
  try {
    const { status } = await fetchPublic(endpoint, {
      method: "POST",
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      timeoutMilliseconds: TIMEOUT_MS,
      largestBytes: MAX_BYTES,
      trustedHosts: new Set(),
    });
    if (status >= 200 && status < 300) return { ok: true };
    if (GONE.includes(status)) {
      return { ok: false, reason: "The browser takes no notices any more", isFinal: true, isGone: true };
    }
    const isFinal = status >= 400 && status < 500 && !RETRYABLE.includes(status);
    return { ok: false, reason: `The push service: status ${status}`, isFinal };
  } catch (error) {
    if (!(error instanceof OutgoingFetchError)) throw error;
    return { ok: false, reason: "The push service does not answer", isFinal: false };
  }
}
