import "server-only";
import type { Delivery } from "@/lib/domain/outbox";

export type OutgoingSms = {
  /** The same at every try: a gateway that knows it sends nothing twice. */
  id: string;
  to: string;
  text: string;
};

export type SmsGateway = { address: string; token: string | null };

const TIMEOUT_MILLISECONDS = 15_000;

/** Statuses below 500 that pass: wrong token, no right yet, too slow, too early, too many. */
const PASSING = [401, 403, 408, 425, 429];

/**
 * Hands a text message to the gateway: a POST of `{ id, to, text }` in JSON, with the token as bearer and the id as
 * idempotency key; any 2xx is a yes. A service that speaks otherwise gets a file of its own like this one.
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
      // A token is for this address only.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    const isFinal = response.status >= 400 && response.status < 500 && !PASSING.includes(response.status);
    return { ok: false, reason: `The SMS gateway: status ${response.status}`, isFinal };
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) {
      return { ok: false, reason: "The SMS gateway does not answer", isFinal: false };
    }
    throw error;
  }
}
