import "server-only";
import type { Address } from "@/lib/domain/address/address";
import { type AddressRefusal, readPlaceOfAddress } from "@/lib/domain/address/rules";
import { readPersonName } from "@/lib/domain/customer/person-name";
import { fail, type Result } from "@/lib/domain/result";
import { isCountryCode, readPhoneNumber } from "./mobile-number";

export type AddressError = "country_invalid" | "mobile_invalid" | AddressRefusal;

/** Checks an address that the shopper typed. Returns it in a uniform spelling, or the first error. */
export function readAddress(typed: Address): Result<Address, AddressError> {
  if (!isCountryCode(typed.country)) return fail("country_invalid", "country");
  const phone = readPhoneNumber(typed.dialCode, typed.mobile);
  if (!phone.ok) return phone;
  return readPlaceOfAddress({ ...typed, ...phone.value, name: readPersonName(typed.name) });
}
