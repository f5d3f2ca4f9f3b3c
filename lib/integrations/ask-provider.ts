import "server-only";

/** Long enough for a bank to answer; the page waits with the shopper. */
const TIMEOUT_MILLISECONDS = 20_000;

type Asking = { headers: Record<string, string>; body?: unknown };

/** What a payment provider has answered; null when nothing came back that is an answer, which is logged. */
export type ProviderAnswer = { status: number; body: unknown } | null;

/** Asks a payment provider: a POST of JSON with a body, a GET without. The log names neither secrets nor people. */
export async function askProvider(name: string, address: string, { headers, body }: Asking): Promise<ProviderAnswer> {
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
      // A secret is for this address only.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    // Whatever breaks between us and the provider, whether it has heard us is not known.
    console.error(`${name} gave no answer that can be read to ${pathname}: ${(error as Error).name}`);
    return null;
  }
}
