/** What kind of place an address is; `other` has a name of the customer's own. */
export const ADDRESS_TYPES = ["home", "office", "other", "headquarters", "branch"] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** More than anybody sends to, few enough to list on one page. */
export const ADDRESSES_LIMIT = 20;

/** Where to send to or whom to bill (domain §3.11). */
export type Address = {
  type: AddressType;
  /** Empty unless the type is `other`. */
  otherPlace: string;
  isBilling: boolean;
  isShipping: boolean;
  name: string;
  /** With its plus sign. */
  dialCode: string;
  /** Digits, without the dial code. */
  mobile: string;
  /** ISO 3166-1, two letters. */
  country: string;
  doorNo: string;
  address: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number | null;
  longitude: number | null;
};
