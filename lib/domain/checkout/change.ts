import type { Address } from "../address/address";
import type { Checkout } from "./checkout";

/**
 * A saved address from the customer's address book, or a newly typed one. If `isSavedToBook`, the typed address is
 * added to the address book.
 */
export type AddressChoice = { savedId: string } | { typed: Address; isSavedToBook: boolean };

/** The choices to change in a checkout. A choice that is undefined is left as it is. */
export type CheckoutChange = {
  [Choice in keyof Omit<Checkout, "id" | "item" | "orderId" | "shippingAddress" | "billingAddress">]?:
    | NonNullable<Checkout[Choice]>
    | undefined;
} & {
  shippingAddress?: AddressChoice | undefined;
  /** Null means that the billing address is the shipping address. */
  billingAddress?: AddressChoice | null | undefined;
};
