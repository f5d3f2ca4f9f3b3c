import "server-only";
import type { Address } from "@/lib/domain/address/address";
import { type AddressFieldError, type AddressRefusal, checkPlaceOfAddress } from "@/lib/domain/address/rules";
import { readPersonName } from "@/lib/domain/customer/person-name";
import { fail, ok, type Result } from "@/lib/domain/result";
import { isCountryCode, readPhoneNumber } from "./mobile-number";

export type AddressError = "country_invalid" | "name_needed" | "mobile_invalid" | AddressRefusal;

/**
 * Checks an address that the shopper typed. Returns it in a uniform spelling, or all that is wrong with it, in the order
 * of the form's fields. Without a country there is nothing to check the other fields by.
 */
export function readAddress(typed: Address): Result<Address, AddressError> {
  if (!isCountryCode(typed.country)) return fail("country_invalid", "country");
  const phone = readPhoneNumber(typed.dialCode, typed.mobile);
  const name = readPersonName(typed.name);
  const place = checkPlaceOfAddress({ ...typed, ...(phone.ok && phone.value), name });
  const errors: AddressFieldError<AddressError>[] = [
    ...(name === "" ? [{ path: "name", code: "name_needed" } as const] : []),
    ...(phone.ok ? [] : [{ path: "mobile", code: phone.code } as const]),
    ...place.errors,
  ];
  const [first] = errors;
  return first ? { ok: false, code: first.code, field: first.path, errors } : ok(place.read);
}
