import "server-only";

/** Long enough for a bank to answer while the shopper waits. */
const TIMEOUT_MS = 20_000;

type ProviderRequest = { headers: Record<string, string>; body?: unknown };

/** A payment provider's response; null when there was none that could be read, which is logged. */
export type ProviderAnswer = { status: number; body: unknown } | null;

/** Calls a payment provider: POST with a JSON body, GET without one. The log contains no secrets and no personal data. */
export async function askProvider(
  name: string,
  address: string,
  { headers, body }: ProviderRequest,
): Promise<ProviderAnswer> {
  const { pathname } = new URL(address);
  try {
    const response = await fetch(address, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: "no-store",
      // The secret must not be sent to another host.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    // After any failure on the way, we cannot know whether the provider received the request.
    console.error(`${name} gave no readable answer to ${pathname}: ${(error as Error).name}`);
    return null;
  }
}
