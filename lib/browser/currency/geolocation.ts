import { callApi, fetchSession } from "@/lib/browser/call-api";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import type { CurrencyCountriesWire } from "@/lib/contracts/currency/calls";
import { type Country, readCountryAnswer, readCountryCode } from "@/lib/domain/address/country";
import { currencyOfCountry } from "@/lib/domain/currency/currency";

const TIMEOUT_MS = 2_000;
/** The storage key for the index of the geolocation service that last gave an answer. */
const LAST_GOOD_KEY = "geolocation_service";

/**
 * Finds the visitor's country; null if it cannot be found. Our own server returns it if the hosting platform provides
 * it. Otherwise, the geolocation services are tried one after the other until one returns the country, starting with
 * the service that last gave an answer.
 *
 * Source: specification §7. The browser itself calls the services, because each looks up the IP address that it is
 * called from.
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

/**
 * The code of the currency that visitors from this country see first; null if the store has named none for it, or if it
 * cannot be read.
 */
export async function findCurrencyOf(country: Country): Promise<string | null> {
  const answer = await callApi<CurrencyCountriesWire>("/api/currencies");
  const list = answer.ok ? answer.value.list : [];
  const currencies = list.map(({ country_code, country_list }) => ({ code: country_code, countries: country_list }));
  return currencyOfCountry(currencies, country);
}

/** The JSON object in a response; null if the request fails or times out, or if the response is not a JSON object. */
async function read(request: Promise<Response>): Promise<Record<string, unknown> | null> {
  try {
    // A response's body can be read only once, and other code may read this response too, so a clone is read.
    const response = (await request).clone();
    const body: unknown = response.ok ? await response.json() : null;
    return typeof body === "object" ? (body as Record<string, unknown> | null) : null;
  } catch {
    // The service is unreachable, blocked or too slow, or did not send JSON. The caller asks the next service.
    return null;
  }
}

function asText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isIndex(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
