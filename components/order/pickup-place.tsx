import type { Order } from "@/lib/domain/order/order";

type PickupPlaceProps = {
  branch: NonNullable<Order["shipping"]["branch"]>;
  /** The opening hours, in lines. */
  openingHours: readonly string[];
};

/** The branch where the order is collected: where it is, how to reach it, and when it is open. */
export function PickupPlace({ branch: { name, address, mobile }, openingHours }: PickupPlaceProps) {
  return (
    <address className="break-words not-italic">
      {name}
      <span className="block text-muted">{address}</span>
      {mobile && (
        <a href={`tel:${mobile.replace(/[^+\d]/g, "")}`} className="tabular block py-1 text-muted hover:text-ink">
          {mobile}
        </a>
      )}
      {openingHours.map((line) => (
        <span key={line} className="tabular block text-sm text-muted">
          {line}
        </span>
      ))}
    </address>
  );
}
