import "server-only";
import type { Delivery } from "@/lib/domain/outbox";
import { fetchFromService, OutgoingFetchError } from "./outgoing-fetch";

export type OutgoingSms = {
  /** The same for every delivery attempt, so that the gateway can ignore a duplicate. */
  id: string;
  to: string;
  text: string;
};

export type SmsGateway = { address: string; token: string | null };

const TIMEOUT_MS = 15_000;
/** The size limit of the gateway's response. Its body is not used, only its status. */
const MAX_BYTES = 1024 * 1024;

/** Statuses below 500 worth a retry: wrong token, missing permission, timeout, too early, too many requests. */
const RETRYABLE = [401, 403, 408, 425, 429];

/**
 * Sends a text message through the gateway: a POST of `{ id, to, text }` as JSON, with the token as bearer token and
 * the id as idempotency key. Any status 2xx means success. To support a gateway with another protocol, add a file like
 * this one.
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
      timeoutMilliseconds: TIMEOUT_MS,
      largestBytes: MAX_BYTES,
    });
    if (status >= 200 && status < 300) return { ok: true };
    const isFinal = status >= 400 && status < 500 && !RETRYABLE.includes(status);
    return { ok: false, reason: `The SMS gateway: status ${status}`, isFinal };
  } catch (error) {
    if (error instanceof OutgoingFetchError) {
      return { ok: false, reason: "The SMS gateway does not answer", isFinal: false };
    }
    throw error;
  }
}
