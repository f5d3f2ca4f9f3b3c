/**
 * A country, given by its code, its name or both. Either may be empty: hosting platforms, for example, send only the
 * code.
 */
export type Country = { code: string; name: string };

/**
 * A country to choose from; `dialCode` includes the plus sign. `needsPincode` is left out where an address needs no
 * postal code, because pages carry the list.
 */
export type CountryChoice = { code: string; name: string; dialCode: string; needsPincode?: boolean };

/**
 * True if the codes or the names of two countries are equal. Only letters and digits are compared, and case is ignored
 * (specification §5).
 */
export function isSameCountry(one: Country, other: Country): boolean {
  return isSame(one.code, other.code) || isSame(one.name, other.name);
}

function isSame(one: string, other: string): boolean {
  const compared = comparedForm(one);
  return compared !== "" && compared === comparedForm(other);
}

/**
 * The characters of a code or name that are compared: "Côte d'Ivoire" becomes `côtedivoire`. Letters of all languages are
 * kept.
 */
export function comparedForm(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** XX and ZZ, which hosting platforms send if the country is unknown, and T1, which stands for the Tor network. */
const UNKNOWN_CODES = new Set(["XX", "ZZ", "T1"]);

/** The country code that the hosting platform sends in a header; null if there is none or the country is unknown. */
export function readCountryCode(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? "";
  return /^[A-Z][A-Z0-9]$/.test(code) && !UNKNOWN_CODES.has(code) ? code : null;
}

/**
 * The country in the response of a geolocation service, whose keys may be in snake case or camel case; null if the
 * response contains no country.
 */
export function readCountryAnswer(answer: unknown): Country | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { country_code, country_name, countryCode, countryName } = answer as Record<string, unknown>;
  const country = { code: asText(country_code ?? countryCode), name: asText(country_name ?? countryName) };
  return country.code || country.name ? country : null;
}

function asText(value: unknown): string {
  return typeof value === "string" && value.length <= 100 ? value.trim() : "";
}
