import type { Address } from "../address/address";
import type { Checkout } from "./checkout";

/**
 * An address from the customer's address book, or a new one; `isSavedToBook` adds the new address to the address book.
 */
export type AddressChoice = { savedId: string } | { typed: Address; isSavedToBook: boolean };

/** The choices to change in a checkout; undefined leaves a choice as it is. */
export type CheckoutChange = {
  [Choice in keyof Omit<Checkout, "id" | "item" | "orderId" | "shippingAddress" | "billingAddress">]?:
    | NonNullable<Checkout[Choice]>
    | undefined;
} & {
  shippingAddress?: AddressChoice | undefined;
  /** Null means that the billing address is the shipping address. */
  billingAddress?: AddressChoice | null | undefined;
};
