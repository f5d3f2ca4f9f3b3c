import { type Country, isSameCountry } from "../address/country";

/** A place of delivery or billing. */
export type Place = { country: Country; state: string };

export type Direction = "domestic" | "international";

/** Owners may write the name or the code of a country ("India", "IN"). */
export function isCountry(written: string, country: Country): boolean {
  return isSameCountry({ code: written, name: written }, country);
}

/** "Tamil Nadu" and "tamilnadu" are the same state. */
export function isState(written: string, state: string): boolean {
  return isSameCountry({ code: "", name: written }, { code: "", name: state });
}

/** Seen from the store's country; see docs/domain.md#shipping-cost. */
export function directionTo({ country }: Place, storeCountry: string): Direction {
  return isCountry(storeCountry, country) ? "domestic" : "international";
}
