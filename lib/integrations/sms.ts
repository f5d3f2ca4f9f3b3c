import "server-only";
import type { Delivery } from "@/lib/domain/outbox";

export type OutgoingSms = {
  /** The same for every attempt, so that the gateway can ignore a duplicate. */
  id: string;
  to: string;
  text: string;
};

export type SmsGateway = { address: string; token: string | null };

const TIMEOUT_MS = 15_000;

/** Statuses below 500 worth a retry: wrong token, missing permission, timeout, too early, too many requests. */
const RETRYABLE = [401, 403, 408, 425, 429];

/**
 * Hands a text message to the gateway: a POST of `{ id, to, text }` as JSON, with the token as bearer token and the id
 * as idempotency key; any 2xx means success. A service with another protocol gets a file of its own like this one.
 */
export async function sendSms(sms: OutgoingSms, { address, token }: SmsGateway): Promise<Delivery> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": sms.id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(sms),
      cache: "no-store",
      // A redirect would send the token elsewhere.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    const isFinal = response.status >= 400 && response.status < 500 && !RETRYABLE.includes(response.status);
    return { ok: false, reason: `The SMS gateway: status ${response.status}`, isFinal };
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) {
      return { ok: false, reason: "The SMS gateway does not answer", isFinal: false };
    }
    throw error;
  }
}
