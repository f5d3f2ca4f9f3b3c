import { fetchSession } from "@/lib/browser/call-api";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { type Country, readCountryAnswer, readCountryCode } from "@/lib/domain/address/country";

const TIMEOUT_MS = 2_000;
/** The storage key for the index of the geolocation service that answered last. */
const LAST_GOOD_KEY = "geolocation_service";

/**
 * The visitor's country: from the hosting platform, which our own server reports, or else from the first geolocation
 * service that knows it, beginning with the service that answered last. Null if none knows it.
 *
 * Source: specification §7. The browser makes the calls, because a service looks up the IP address of its caller.
 */
export async function findVisitorCountry(services: readonly string[]): Promise<Country | null> {
  const code = readCountryCode(asText((await read(fetchSession()))?.country));
  if (code) return { code, name: "" };
  const last = readSaved(LAST_GOOD_KEY, isIndex, 0);
  const order = [last, ...Array.from(services.keys()).filter((index) => index !== last)];
  for (const index of order) {
    const service = services[index];
    const country =
      service && readCountryAnswer(await read(fetch(service, { signal: AbortSignal.timeout(TIMEOUT_MS) })));
    if (country) {
      writeSaved(LAST_GOOD_KEY, index);
      return country;
    }
  }
  console.warn("No geolocation service named the visitor's country; the default currency is used.");
  return null;
}

/** The JSON object of the response; null if the request fails, times out, or the response is not a JSON object. */
async function read(request: Promise<Response>): Promise<Record<string, unknown> | null> {
  try {
    // Other code may read the same response, and a body can be read only once.
    const response = (await request).clone();
    const body: unknown = response.ok ? await response.json() : null;
    return typeof body === "object" ? (body as Record<string, unknown> | null) : null;
  } catch {
    // Unreachable, blocked, timed out or not JSON: the next service may answer.
    return null;
  }
}

function asText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isIndex(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
