import "server-only";
import { fetchFromService, OutgoingFetchError } from "./outgoing-fetch";

/** Long enough for a bank to answer while the shopper waits. */
const TIMEOUT_MS = 20_000;
/** Far more than a page of payments. */
const MAX_BYTES = 2 * 1024 * 1024;

type ProviderRequest = { headers: Record<string, string>; body?: unknown };

/** A payment provider's response; null if there was none that could be read, which is logged. */
export type ProviderAnswer = { status: number; body: unknown } | null;

/**
 * Calls a payment provider: POST with a JSON body, or GET if there is no body. The log contains no secrets and no
 * personal data.
 */
export async function askProvider(
  name: string,
  address: string,
  { headers, body }: ProviderRequest,
): Promise<ProviderAnswer> {
  const { pathname } = new URL(address);
  try {
    const { status, body: bytes } = await fetchFromService(address, {
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      timeoutMilliseconds: TIMEOUT_MS,
      largestBytes: MAX_BYTES,
    });
    return { status, body: JSON.parse(bytes.toString()) };
  } catch (error) {
    // If the connection fails at any point, we cannot know whether the provider received the request. The message of an error
    // that is not ours may repeat the answer.
    const reason = error instanceof OutgoingFetchError ? error.message : (error as Error).name;
    console.error(`${name} gave no readable answer to ${pathname}: ${reason}`);
    return null;
  }
}
