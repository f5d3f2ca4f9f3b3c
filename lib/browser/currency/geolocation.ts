import { askSession } from "@/lib/browser/call-api";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { type Country, readCountryAnswer, readCountryCode } from "@/lib/domain/address/country";

const TIMEOUT_MS = 2_000;
/** Which service answered last. */
const LAST_GOOD_KEY = "geolocation_service";

/**
 * Where the visitor is: from the hosting platform by way of our own server, else from the first service that knows,
 * beginning with the one that answered last; null when nobody does.
 *
 * Source: specification §7. Calls are made by the browser: a service sees the address it comes from.
 */
export async function findVisitorCountry(services: readonly string[]): Promise<Country | null> {
  const code = readCountryCode(asText((await read(askSession()))?.country));
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

/** The object that is answered; null when that fails, is late, or is anything else. */
async function read(asked: Promise<Response>): Promise<Record<string, unknown> | null> {
  try {
    // Others may wait for the same answer, and it is read once.
    const response = (await asked).clone();
    const answer: unknown = response.ok ? await response.json() : null;
    return typeof answer === "object" ? (answer as Record<string, unknown> | null) : null;
  } catch {
    // Unreachable, blocked, late or not JSON: the next one is asked.
    return null;
  }
}

function asText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isIndex(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
