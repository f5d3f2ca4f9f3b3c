import { type Country, isSameCountry } from "../address/country";

/** Where something is sent, or who is billed. */
export type Place = { country: Country; state: string };

export type Direction = "domestic" | "international";

/** Owners write a country by its name or its code ("India", "IN"). */
export function isCountry(written: string, country: Country): boolean {
  return isSameCountry({ code: written, name: written }, country);
}

/** "Tamil Nadu" and "tamilnadu" are one state. */
export function isState(written: string, state: string): boolean {
  return isSameCountry({ code: "", name: written }, { code: "", name: state });
}

/** Seen from the store's country; domain §4.10. */
export function directionTo({ country }: Place, storeCountry: string): Direction {
  return isCountry(storeCountry, country) ? "domestic" : "international";
}
