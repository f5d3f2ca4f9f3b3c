import "server-only";
import { fetchFromService, OutgoingFetchError } from "./outgoing-fetch";

/** Long enough for a bank to answer; the page waits with the shopper. */
const TIMEOUT_MILLISECONDS = 20_000;
/** Far more than a page of payments. */
const LARGEST_BYTES = 2 * 1024 * 1024;

type Asking = { headers: Record<string, string>; body?: unknown };

/** What a payment provider has answered; null when nothing came back that is an answer, which is logged. */
export type ProviderAnswer = { status: number; body: unknown } | null;

/** Asks a payment provider: a POST of JSON with a body, a GET without. The log names neither secrets nor people. */
export async function askProvider(name: string, address: string, { headers, body }: Asking): Promise<ProviderAnswer> {
  const { pathname } = new URL(address);
  try {
    const { status, body: bytes } = await fetchFromService(address, {
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      largestBytes: LARGEST_BYTES,
    });
    return { status, body: JSON.parse(bytes.toString()) };
  } catch (error) {
    // Whatever breaks between us and the provider, whether it has heard us is not known.
    // The message of any other error may repeat what was answered.
    const reason = error instanceof OutgoingFetchError ? error.message : (error as Error).name;
    console.error(`${name} gave no answer that can be read to ${pathname}: ${reason}`);
    return null;
  }
}
