import type { Address } from "@/lib/domain/address/address";
import { addressLines } from "@/lib/domain/address/lines";

/** An address with its phone number, in separate lines, as on a parcel label. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <address className="break-words not-italic">
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
  );
}
