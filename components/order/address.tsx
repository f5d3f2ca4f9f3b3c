import { AddressLines } from "@/components/address/lines";
import type { Address } from "@/lib/domain/address/address";

/** An address of an order, as it was when the order was placed. */
export function OrderAddress({ heading, address }: { heading: string; address: Address }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium">{heading}</h3>
      <AddressLines address={address} />
    </div>
  );
}
