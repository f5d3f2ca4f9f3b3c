import "server-only";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import type { Address } from "@/lib/domain/address/address";
import { type Country, type CountryChoice, isSameCountry } from "@/lib/domain/address/country";
import type { Place } from "@/lib/domain/pricing/place";

const NAMES = new Intl.DisplayNames("en", { type: "region", style: "long" });

/** All countries, sorted by name. */
export const COUNTRY_CHOICES: readonly CountryChoice[] = getCountries()
  .map((code) => ({ code, name: NAMES.of(code) ?? code, dialCode: `+${getCountryCallingCode(code)}` }))
  .sort((one, other) => one.name.localeCompare(other.name, "en"));

const INDIA: CountryChoice = { code: "IN", name: "India", dialCode: "+91" };

/** The country of a store, given by name or by code; India by default. */
export function countryOfStore({ country }: { country: string }): CountryChoice {
  const named: Country = { code: country, name: country };
  return COUNTRY_CHOICES.find((choice) => isSameCountry(choice, named)) ?? INDIA;
}

/** The country with this code, which comes from a query; null for an unknown code. */
export function findCountry(code: string): CountryChoice | null {
  return COUNTRY_CHOICES.find((choice) => choice.code === code) ?? null;
}

/**
 * The place of an address, with both the code and the name of its country, because owners use either in their settings.
 */
export function placeOf({ country, state }: Pick<Address, "country" | "state">): Place {
  const name = findCountry(country)?.name ?? country;
  return { country: { code: country, name }, state };
}
