import { isState } from "../pricing/place";
import type { Address } from "./address";
import { canLieInState } from "./pincodes";
import { statesOf } from "./states";

/** The format of postal codes, by country. In the countries listed here an address must have a postal code. */
const PINCODES: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IN: /^[1-9]\d{5}$/,
  IT: /^\d{5}$/,
  JP: /^\d{7}$/,
  LK: /^\d{5}$/,
  MY: /^\d{5}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PT: /^\d{7}$/,
  SE: /^\d{5}$/,
  SG: /^\d{6}$/,
  US: /^\d{5}(\d{4})?$/,
};

export type AddressRefusal =
  | "address_needed"
  | "city_needed"
  | "state_needed"
  | "state_unknown"
  | "pincode_needed"
  | "pincode_invalid"
  | "pincode_of_other_state";

/** An error in an address, at one of its fields. */
export type AddressFieldError<Code extends string = AddressRefusal> = { path: keyof Address; code: Code };

/**
 * Checks an address by what postal services and couriers need: a street, a city, a state from the country's list if
 * there is such a list, and a postal code in the country's format and, in India, of the state. If the format is not
 * known, the postal code is not checked. Returns the address in a uniform spelling, and all that is wrong with it.
 *
 * Source: docs/domain.md#address-form.
 */
export function checkPlaceOfAddress(address: Address): { read: Address; errors: AddressFieldError[] } {
  const { country, city, address: street } = address;
  const errors: AddressFieldError[] = [];
  if (street === "") errors.push({ path: "address", code: "address_needed" });
  if (city === "") errors.push({ path: "city", code: "city_needed" });
  const states = statesOf(country);
  const state = states.length === 0 ? address.state : states.find((listed) => isState(listed, address.state));
  if (state === undefined)
    errors.push({ path: "state", code: address.state === "" ? "state_needed" : "state_unknown" });
  const pincode = plainPincode(address.pincode);
  const refusal = pincodeRefusal(pincode, country, state);
  if (refusal) errors.push({ path: "pincode", code: refusal });
  // Spaces are removed from an Indian postal code, because it is compared with the store's list of served codes, which
  // has none.
  return {
    read: { ...address, state: state ?? address.state, pincode: country === "IN" ? pincode : address.pincode },
    errors,
  };
}

/** A postal code without the spaces and dashes that people write in it. */
export const plainPincode = (pincode: string) => pincode.toUpperCase().replace(/[\s-]/g, "");

/** Whether a postal code, without spaces, has the format of this country; true if we do not know the format. */
export function isPincodeOf(country: string, pincode: string): boolean {
  return PINCODES[country]?.test(pincode) ?? pincode !== "";
}

/** Whether an address in this country must have a postal code. */
export const needsPincode = (country: string) => Object.hasOwn(PINCODES, country);

function pincodeRefusal(pincode: string, country: string, state: string | undefined): AddressRefusal | null {
  const pattern = PINCODES[country];
  if (!pattern) return null;
  if (pincode === "") return "pincode_needed";
  if (!pattern.test(pincode)) return "pincode_invalid";
  const isElsewhere = country === "IN" && state !== undefined && !canLieInState(pincode, state);
  return isElsewhere ? "pincode_of_other_state" : null;
}
