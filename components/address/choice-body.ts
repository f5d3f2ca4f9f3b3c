import type { ChangeCheckoutBody } from "@/lib/contracts/checkout/calls";

export type AddressPurpose = "shipping" | "billing";

/**
 * The request body that uses a saved address for the order. For billing, an empty `addressId` means "same as the
 * delivery address".
 */
export function addressChoice(purpose: AddressPurpose, addressId: string): ChangeCheckoutBody {
  if (purpose === "shipping") return { order_type: "delivery", shipping_address_id: addressId };
  return addressId === "" ? { billing_same: true } : { billing_address_id: addressId };
}
