import type { Address } from "../address/address";
import type { Checkout } from "./checkout";

/** An address of the customer's book, or a new one; `isSavedToBook` also adds the new one to the book. */
export type AddressChoice = { savedId: string } | { typed: Address; isSavedToBook: boolean };

/** The changed choices of a checkout; undefined leaves a choice as it is. */
export type CheckoutChange = {
  [Choice in keyof Omit<Checkout, "id" | "item" | "orderId" | "shippingAddress" | "billingAddress">]?:
    | NonNullable<Checkout[Choice]>
    | undefined;
} & {
  shippingAddress?: AddressChoice | undefined;
  /** Null means the same as the shipping address. */
  billingAddress?: AddressChoice | null | undefined;
};
