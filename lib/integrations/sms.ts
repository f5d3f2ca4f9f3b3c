import "server-only";
import type { Delivery } from "@/lib/domain/outbox";
import { fetchFromService, OutgoingFetchError } from "./outgoing-fetch";

export type OutgoingSms = {
  /** The same at every try: a gateway that knows it sends nothing twice. */
  id: string;
  to: string;
  text: string;
};

export type SmsGateway = { address: string; token: string | null };

const TIMEOUT_MILLISECONDS = 15_000;
/** Of its answer only the status counts. */
const LARGEST_BYTES = 1024 * 1024;

/** Statuses below 500 that pass: wrong token, no right yet, too slow, too early, too many. */
const PASSING = [401, 403, 408, 425, 429];

/**
 * Hands a text message to the gateway: a POST of `{ id, to, text }` in JSON, with the token as bearer and the id as
 * idempotency key; any 2xx is a yes. A service that speaks otherwise gets a file of its own like this one.
 */
export async function sendSms(sms: OutgoingSms, { address, token }: SmsGateway): Promise<Delivery> {
  try {
    const { status } = await fetchFromService(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": sms.id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(sms),
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      largestBytes: LARGEST_BYTES,
    });
    if (status >= 200 && status < 300) return { ok: true };
    const isFinal = status >= 400 && status < 500 && !PASSING.includes(status);
    return { ok: false, reason: `The SMS gateway: status ${status}`, isFinal };
  } catch (error) {
    if (error instanceof OutgoingFetchError) {
      return { ok: false, reason: "The SMS gateway does not answer", isFinal: false };
    }
    throw error;
  }
}
