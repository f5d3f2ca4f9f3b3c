import type { ChangeCheckoutBody } from "@/lib/contracts/checkout/calls";

/** What an address is for. */
export type AddressPurpose = "shipping" | "billing";

/** Takes an address of the book for the order; for the bill none means the one that the order is sent to. */
export function addressChoice(purpose: AddressPurpose, addressId: string): ChangeCheckoutBody {
  if (purpose === "shipping") return { order_type: "delivery", shipping_address_id: addressId };
  return addressId === "" ? { billing_same: true } : { billing_address_id: addressId };
}
