/** Either part may be empty: hosting platforms send only the code. */
export type Country = { code: string; name: string };

/** A country to choose from; `dialCode` includes the plus sign. */
export type CountryChoice = { code: string; name: string; dialCode: string };

/** Compares by code or by name. Only letters and digits count, and case is ignored (specification §5). */
export function isSameCountry(one: Country, other: Country): boolean {
  return isSame(one.code, other.code) || isSame(one.name, other.name);
}

function isSame(one: string, other: string): boolean {
  const reduced = reduce(one);
  return reduced !== "" && reduced === reduce(other);
}

/** "Côte d'Ivoire" becomes `côtedivoire`; letters of all languages are kept. */
function reduce(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The codes that platforms send for an unknown country, and T1 for the Tor network. */
const UNKNOWN_CODES = new Set(["XX", "ZZ", "T1"]);

/** The country code in a header of the hosting platform; null if there is none. */
export function readCountryCode(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? "";
  return /^[A-Z][A-Z0-9]$/.test(code) && !UNKNOWN_CODES.has(code) ? code : null;
}

/** Parses the response of a geolocation service, with keys in snake case or camel case; null if it names no country. */
export function readCountryAnswer(answer: unknown): Country | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { country_code, country_name, countryCode, countryName } = answer as Record<string, unknown>;
  const country = { code: asText(country_code ?? countryCode), name: asText(country_name ?? countryName) };
  return country.code || country.name ? country : null;
}

function asText(value: unknown): string {
  return typeof value === "string" && value.length <= 100 ? value.trim() : "";
}
