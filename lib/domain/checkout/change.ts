import type { Address } from "../address/address";
import type { Checkout } from "./checkout";

/** One of the customer's book, or one that was typed; `isKept` puts it into the book. */
export type AddressChoice = { savedId: string } | { typed: Address; isKept: boolean };

/** What somebody chooses for a checkout; what is undefined stays. */
export type CheckoutChange = {
  [Choice in keyof Omit<Checkout, "id" | "item" | "orderId" | "shippingAddress" | "billingAddress">]?:
    | NonNullable<Checkout[Choice]>
    | undefined;
} & {
  shippingAddress?: AddressChoice | undefined;
  /** Null: the bill goes to the shipping address. */
  billingAddress?: AddressChoice | null | undefined;
};
