import { isState } from "../pricing/place";
import { fail, ok, type Result } from "../result";
import type { Address } from "./address";
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

export type AddressRefusal = "city_needed" | "state_needed" | "state_unknown" | "pincode_needed" | "pincode_invalid";

/**
 * Checks an address by what postal services and couriers need: a city, a state from the country's list if there is such
 * a list, and a postal code in the country's format. If the format is not known, the postal code is not checked.
 *
 * Source: docs/domain.md#address-form.
 */
export function readPlaceOfAddress(address: Address): Result<Address, AddressRefusal> {
  if (address.city === "") return fail("city_needed", "city");
  const states = statesOf(address.country);
  const state = states.length === 0 ? address.state : states.find((listed) => isState(listed, address.state));
  if (state === undefined) return fail(address.state === "" ? "state_needed" : "state_unknown", "state");
  const pattern = PINCODES[address.country];
  const pincode = address.pincode.toUpperCase().replace(/[\s-]/g, "");
  if (pattern && pincode === "") return fail("pincode_needed", "pincode");
  if (pattern && !pattern.test(pincode)) return fail("pincode_invalid", "pincode");
  // Spaces are removed from an Indian postal code, because it is compared with the store's list of served codes, which
  // has none.
  return ok({ ...address, state, pincode: address.country === "IN" ? pincode : address.pincode });
}
