import "server-only";
import { addAddress, updateAddress } from "@/lib/data/addresses";
import type { Address } from "@/lib/domain/address";
import type { StoreId } from "@/lib/domain/ids";
import { readPersonName } from "@/lib/domain/person-name";
import { fail, ok, type Result } from "@/lib/domain/result";
import { isCountryCode, readPhoneNumber } from "@/lib/mobile-number";

type AddressError = "country_invalid" | "mobile_invalid";

/** Puts an address into the customer's book. */
export async function saveNewAddress(
  storeId: StoreId,
  customerId: string,
  typed: Address,
): Promise<Result<string, AddressError | "addresses_full">> {
  const read = readAddress(typed);
  return read.ok ? addAddress(storeId, customerId, read.value) : read;
}

/** Puts an address in the place of one of the customer's. */
export async function saveAddress(
  storeId: StoreId,
  customerId: string,
  id: string,
  typed: Address,
): Promise<Result<null, AddressError | "address_unknown">> {
  const read = readAddress(typed);
  return read.ok ? updateAddress(storeId, customerId, id, read.value) : read;
}

function readAddress(typed: Address): Result<Address, AddressError> {
  if (!isCountryCode(typed.country)) return fail("country_invalid", "country");
  const phone = readPhoneNumber(typed.dialCode, typed.mobile);
  return phone.ok ? ok({ ...typed, ...phone.value, name: readPersonName(typed.name) }) : phone;
}
