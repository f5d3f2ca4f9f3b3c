import type { Address } from "@/lib/domain/address";
import { addressLines } from "@/lib/domain/address-lines";

/** An address as it was when it was chosen. */
export function OrderAddress({ heading, address }: { heading: string; address: Address }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium">{heading}</h3>
      <address className="mt-2 break-words not-italic">
        {address.name}
        {addressLines(address).map((line) => (
          <span key={line} className="block text-muted">
            {line}
          </span>
        ))}
        <span className="tabular block text-muted">
          {address.dialCode} {address.mobile}
        </span>
      </address>
    </div>
  );
}
