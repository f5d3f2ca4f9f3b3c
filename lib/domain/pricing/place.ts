import { type Country, isSameCountry } from "../address/country";

/** A place of delivery or billing. */
export type Place = { country: Country; state: string };

export type Direction = "domestic" | "international";

/**
 * Whether `written`, a country as the owner wrote it, is this country. Owners may write its name or its code ("India",
 * "IN").
 */
export function isCountry(written: string, country: Country): boolean {
  return isSameCountry({ code: written, name: written }, country);
}

/** Whether both texts name the same state, ignoring case and spaces: "Tamil Nadu" and "tamilnadu" do. */
export function isState(written: string, state: string): boolean {
  return isSameCountry({ code: "", name: written }, { code: "", name: state });
}

/**
 * Whether a shipment to this place is domestic or international for a store in `storeCountry`; see
 * docs/domain.md#shipping-cost.
 */
export function directionTo({ country }: Place, storeCountry: string): Direction {
  return isCountry(storeCountry, country) ? "domestic" : "international";
}
