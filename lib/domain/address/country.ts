/** Either part may be empty: a hosting platform tells the code only. */
export type Country = { code: string; name: string };

/** A country to choose from; `dialCode` with its plus sign. */
export type CountryChoice = { code: string; name: string; dialCode: string };

/** By code or by name, letters and digits only, whatever their case (specification §5). */
export function isSameCountry(one: Country, other: Country): boolean {
  return isSame(one.code, other.code) || isSame(one.name, other.name);
}

function isSame(one: string, other: string): boolean {
  const reduced = reduce(one);
  return reduced !== "" && reduced === reduce(other);
}

/** "Côte d'Ivoire" is `côtedivoire`: letters of every language stay. */
function reduce(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** What the platforms write when they do not know: unknown, and an address of the Tor network. */
const NOWHERE = new Set(["XX", "ZZ", "T1"]);

/** The country in a header of the hosting platform; null when that names none. */
export function readCountryCode(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? "";
  return /^[A-Z][A-Z0-9]$/.test(code) && !NOWHERE.has(code) ? code : null;
}

/** The answer of a geolocation service, in either of the two ways to name things; null when it names no country. */
export function readCountryAnswer(answer: unknown): Country | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { country_code, country_name, countryCode, countryName } = answer as Record<string, unknown>;
  const country = { code: asText(country_code ?? countryCode), name: asText(country_name ?? countryName) };
  return country.code || country.name ? country : null;
}

function asText(value: unknown): string {
  return typeof value === "string" && value.length <= 100 ? value.trim() : "";
}
