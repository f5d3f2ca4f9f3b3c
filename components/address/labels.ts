import type { AddressType } from "@/lib/domain/address/address";

/** The names of the address types, in the order in which the form offers them. */
export const ADDRESS_TYPE_NAMES: Record<AddressType, string> = {
  home: "Home",
  office: "Work",
  headquarters: "Head office",
  branch: "Branch",
  other: "Other",
};

/**
 * What an address looks like in one country: the labels of postal code and state, and whether the postal service there
 * requires them.
 */
type AddressParts = {
  pincode: string;
  needsPincode: boolean;
  /** True if the postal code has digits only, for which phones show a smaller keyboard. */
  hasDigitsOnly?: boolean;
  state: string;
  needsState: boolean;
};

const PARTS: Record<string, AddressParts> = {
  AE: { pincode: "PO box", needsPincode: false, state: "Emirate", needsState: true },
  AU: { pincode: "Postcode", needsPincode: true, hasDigitsOnly: true, state: "State or territory", needsState: true },
  CA: { pincode: "Postal code", needsPincode: true, state: "Province", needsState: true },
  GB: { pincode: "Postcode", needsPincode: true, state: "County", needsState: false },
  IE: { pincode: "Eircode", needsPincode: false, state: "County", needsState: false },
  IN: { pincode: "PIN code", needsPincode: true, hasDigitsOnly: true, state: "State", needsState: true },
  US: { pincode: "ZIP code", needsPincode: true, state: "State", needsState: true },
};

export function addressParts(country: string): AddressParts {
  return PARTS[country] ?? { pincode: "Postal code", needsPincode: false, state: "State or region", needsState: false };
}
