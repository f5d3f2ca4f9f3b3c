import "server-only";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import type { Address } from "@/lib/domain/address/address";
import { type CountryChoice, comparedForm } from "@/lib/domain/address/country";
import { needsPincode } from "@/lib/domain/address/rules";
import type { Place } from "@/lib/domain/pricing/place";

const NAMES = new Intl.DisplayNames("en", { type: "region", style: "long" });

/** All countries, sorted by name. */
export const COUNTRY_CHOICES: readonly CountryChoice[] = getCountries()
  .map((code) => ({
    code,
    name: NAMES.of(code) ?? code,
    dialCode: `+${getCountryCallingCode(code)}`,
    ...(needsPincode(code) && { needsPincode: true }),
  }))
  .sort((one, other) => one.name.localeCompare(other.name, "en"));

const INDIA: CountryChoice = { code: "IN", name: "India", dialCode: "+91", needsPincode: true };

/** By code and by name: the cart asks several times for each request, and comparing with all countries takes a while. */
const BY_NAME = new Map(
  COUNTRY_CHOICES.flatMap((choice) => [choice.code, choice.name].map((name) => [comparedForm(name), choice])),
);

/** The country of a store, which the settings give as a name or a code; India if it is not a known country. */
export function countryOfStore({ country }: { country: string }): CountryChoice {
  return BY_NAME.get(comparedForm(country)) ?? INDIA;
}

/**
 * The countries to choose from in a form for addresses. A store that delivers only at home offers its own, and those of
 * the addresses that a customer has already.
 */
export function offeredCountries(
  store: { country: string },
  { shipsOnlyAtHome }: { shipsOnlyAtHome: boolean },
  present: readonly Pick<Address, "country">[] = [],
): readonly CountryChoice[] {
  if (!shipsOnlyAtHome) return COUNTRY_CHOICES;
  const home = countryOfStore(store).code;
  return COUNTRY_CHOICES.filter(({ code }) => code === home || present.some(({ country }) => country === code));
}

/** The country with this code; null if there is none. The code is from a query, so it may be any text. */
function findCountry(code: string): CountryChoice | null {
  return COUNTRY_CHOICES.find((choice) => choice.code === code) ?? null;
}

/**
 * The place of an address, for comparison with the settings. It contains both the code and the name of the country,
 * because owners use either.
 */
export function placeOf({ country, state }: Pick<Address, "country" | "state">): Place {
  const name = findCountry(country)?.name ?? country;
  return { country: { code: country, name }, state };
}
