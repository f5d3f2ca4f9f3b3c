import "server-only";
import { getCheckoutSettings } from "@/lib/cached/store";
import { addAddress, updateAddress } from "@/lib/data/address";
import type { Address } from "@/lib/domain/address/address";
import { placeRefusal } from "@/lib/domain/checkout/fulfilment";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { placeOf } from "./country-choices";
import { type AddressError, readAddress } from "./read-address";

type SavingError = AddressError | "pincode_not_served";

/** Puts an address into the customer's book. */
export async function saveNewAddress(
  store: StoreDetails,
  customerId: string,
  typed: Address,
): Promise<Result<string, SavingError | "addresses_full">> {
  const read = await readServedAddress(store, typed);
  return read.ok ? addAddress(store.id, customerId, read.value) : read;
}

/** Puts an address in the place of one of the customer's. */
export async function saveAddress(
  store: StoreDetails,
  customerId: string,
  id: string,
  typed: Address,
): Promise<Result<null, SavingError | "address_unknown">> {
  const read = await readServedAddress(store, typed);
  return read.ok ? updateAddress(store.id, customerId, id, read.value) : read;
}

/** What a shop with a list of PIN codes does not serve is not kept either. Domain §4.9, step 3. */
async function readServedAddress(store: StoreDetails, typed: Address): Promise<Result<Address, SavingError>> {
  const read = readAddress(typed);
  if (!read.ok) return read;
  const settings = await getCheckoutSettings(store.id);
  const { pincode } = read.value;
  const served = { pincodes: settings?.pincodes ?? [], shipsOnlyAtHome: false };
  const refusal = placeRefusal({ pincode, destination: placeOf(read.value) }, served, store.country);
  return refusal ? fail("pincode_not_served", "pincode") : ok(read.value);
}
