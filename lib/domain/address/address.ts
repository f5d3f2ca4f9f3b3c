/** The type of an address; for `other`, the customer chooses a name. */
export const ADDRESS_TYPES = ["home", "office", "other", "headquarters", "branch"] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The most addresses in an address book: more than customers need, and few enough to list on one page. */
export const MAX_ADDRESSES = 20;

/** A delivery or billing address (docs/domain.md#addresses). */
export type Address = {
  type: AddressType;
  /** Empty unless the type is `other`. */
  otherPlace: string;
  isBilling: boolean;
  isShipping: boolean;
  name: string;
  /** A dial code with its plus sign, such as "+91". */
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
