import { type Country, isSameCountry } from "../address/country";

/** A place of delivery or billing. */
export type Place = { country: Country; state: string };

export type Direction = "domestic" | "international";

/** Whether `written` names this country. Owners may write the name or the code ("India", "IN"). */
export function isCountry(written: string, country: Country): boolean {
  return isSameCountry({ code: written, name: written }, country);
}

/** Whether both texts name the same state: "Tamil Nadu" and "tamilnadu" do. */
export function isState(written: string, state: string): boolean {
  return isSameCountry({ code: "", name: written }, { code: "", name: state });
}

/** The direction of a shipment from the store's country to this place; see docs/domain.md#shipping-cost. */
export function directionTo({ country }: Place, storeCountry: string): Direction {
  return isCountry(storeCountry, country) ? "domestic" : "international";
}
