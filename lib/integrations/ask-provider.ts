import "server-only";
import { fetchFromService, OutgoingFetchError } from "./outgoing-fetch";

/** How long we wait for a provider: a bank may need a while to answer, but the shopper is waiting too. */
const TIMEOUT_MS = 20_000;
/** The size limit of a response; the longest, a list of payments, is far shorter. */
const MAX_BYTES = 2 * 1024 * 1024;

type ProviderRequest = { headers: Record<string, string>; body?: unknown; form?: Record<string, string> };

/** A payment provider's response; null if there was no readable response (this is then in the log). */
export type ProviderAnswer = { status: number; body: unknown } | null;

/**
 * Calls a payment provider: POST with a JSON body or a form, or GET if there is neither. The log contains no secrets and no
 * personal data.
 */
export async function askProvider(
  name: string,
  address: string,
  { headers, body, form }: ProviderRequest,
): Promise<ProviderAnswer> {
  const { pathname } = new URL(address);
  try {
    const { status, body: bytes } = await fetchFromService(address, {
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
        ...headers,
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      ...(form && { method: "POST", body: new URLSearchParams(form).toString() }),
      timeoutMilliseconds: TIMEOUT_MS,
      largestBytes: MAX_BYTES,
    });
    return { status, body: JSON.parse(bytes.toString()) };
  } catch (error) {
    // Wherever the connection failed, the provider may have received the request. Messages of other errors are not
    // logged, because they may contain parts of the response.
    const reason = error instanceof OutgoingFetchError ? error.message : (error as Error).name;
    console.error(`${name} gave no readable answer to ${pathname}: ${reason}`);
    return null;
  }
}
