import type { AddressType } from "@/lib/domain/address/address";

/** The names of the address types. */
export const ADDRESS_TYPE_NAMES: Record<AddressType, string> = {
  home: "Home",
  office: "Work",
  headquarters: "Head office",
  branch: "Branch",
  other: "Other",
};

const SHOPPERS_TYPES: readonly AddressType[] = ["home", "office", "other"];
const COMPANIES_TYPES: readonly AddressType[] = ["office", "headquarters", "branch", "other"];

/**
 * The types that the form offers: those of people or, in a store that companies ask for quotations, those of companies.
 * The address may already have another one.
 */
export function offeredTypes(current: AddressType, isForCompanies: boolean): readonly AddressType[] {
  const offered = isForCompanies ? COMPANIES_TYPES : SHOPPERS_TYPES;
  return offered.includes(current) ? offered : [current, ...offered];
}

/**
 * What an address looks like in one country: the labels of postal code and state, and whether the postal service there
 * requires the state. Whether it requires the postal code says the choice of the country.
 */
export type AddressParts = {
  pincode: string;
  /** True if the postal code has digits only, for which phones show a smaller keyboard. */
  hasDigitsOnly?: boolean;
  state: string;
  needsState: boolean;
};

const PARTS: Record<string, AddressParts> = {
  AE: { pincode: "PO box", state: "Emirate", needsState: true },
  AU: { pincode: "Postcode", hasDigitsOnly: true, state: "State or territory", needsState: true },
  CA: { pincode: "Postal code", state: "Province", needsState: true },
  GB: { pincode: "Postcode", state: "County", needsState: false },
  IE: { pincode: "Eircode", state: "County", needsState: false },
  IN: { pincode: "PIN code", hasDigitsOnly: true, state: "State", needsState: true },
  US: { pincode: "ZIP code", state: "State", needsState: true },
};

export function addressParts(country: string): AddressParts {
  return PARTS[country] ?? { pincode: "Postal code", state: "State or region", needsState: false };
}
