import "server-only";
import { getCheckoutSettings } from "@/lib/cached/store";
import { addAddress, updateAddress } from "@/lib/data/address";
import type { Address } from "@/lib/domain/address/address";
import { placeRefusal } from "@/lib/domain/checkout/fulfilment";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { placeOf } from "./country-choices";
import { type AddressError, readAddress } from "./read-address";

type SaveError = AddressError | "pincode_not_served";

/** Adds an address to the customer's address book. */
export async function saveNewAddress(
  store: StoreDetails,
  customerId: string,
  typed: Address,
): Promise<Result<string, SaveError | "addresses_full">> {
  const read = await readServedAddress(store, typed);
  return read.ok ? addAddress(store.id, customerId, read.value) : read;
}

/** Replaces an address in the customer's address book by another one. */
export async function saveAddress(
  store: StoreDetails,
  customerId: string,
  id: string,
  typed: Address,
): Promise<Result<null, SaveError | "address_unknown">> {
  const read = await readServedAddress(store, typed);
  return read.ok ? updateAddress(store.id, customerId, id, read.value) : read;
}

/**
 * Checks a typed address. If the store has a list of the PIN codes it serves, an address with any other PIN code is
 * refused. See docs/domain.md#served-places.
 */
async function readServedAddress(store: StoreDetails, typed: Address): Promise<Result<Address, SaveError>> {
  const read = readAddress(typed);
  if (!read.ok) return read;
  const settings = await getCheckoutSettings(store.id);
  const { pincode } = read.value;
  const served = { pincodes: settings?.pincodes ?? [], shipsOnlyAtHome: false };
  const refusal = placeRefusal({ pincode, destination: placeOf(read.value) }, served, store.country);
  return refusal ? fail("pincode_not_served", "pincode") : ok(read.value);
}
