import { buttonClass } from "@/components/ui/button";
import { LongDate } from "@/components/ui/long-date";
import type { Order, Parcel, ParcelItem } from "@/lib/domain/order/order";
import { isPartlyDispatched, itemsToDispatch } from "@/lib/domain/order/parcel";
import { quantityText } from "@/lib/domain/product/unit";
import { OrderPart } from "./part";
import { parcelTexts } from "./texts";

type OrderParcelsProps = { order: Order; timeZone: string };

/** The parcels in which an order has left, and what is still to come. */
export function OrderParcels({ order, timeZone }: OrderParcelsProps) {
  const { parcels } = order;
  // An order for pickup is ready as a whole, and an only parcel without tracking adds nothing to the order's date.
  const isWorthShowing = parcels.length > 1 || isPartlyDispatched(order) || parcels.some(isTracked);
  if (order.kind === "pickup" || !isWorthShowing) return null;
  const left = isPartlyDispatched(order) ? itemsToDispatch(order) : [];
  return (
    <OrderPart heading={parcelTexts.heading(parcels.length)}>
      <ul className="grid gap-8 sm:grid-cols-2">
        {parcels.map((parcel) => (
          <li key={parcel.ordinal} className="min-w-0">
            <OrderParcel order={order} parcel={parcel} timeZone={timeZone} />
          </li>
        ))}
        {left.length > 0 && (
          <li className="min-w-0">
            <h3 className="font-medium">{parcelTexts.toCome}</h3>
            <ItemLines order={order} items={left} />
          </li>
        )}
      </ul>
    </OrderPart>
  );
}

function OrderParcel({ order, parcel, timeZone }: OrderParcelsProps & { parcel: Parcel }) {
  const { ordinal, carrier, trackingLink, trackingNumber, dispatchedAt, items } = parcel;
  const isUnderWay = order.status !== "delivered" && order.status !== "cancelled";
  const name = parcelTexts.name(ordinal);
  return (
    <>
      <h3 className="font-medium">{name}</h3>
      <p className="mt-1 text-sm text-muted">
        {parcelTexts.sent} <LongDate date={dispatchedAt} timeZone={timeZone} />
      </p>
      <ItemLines order={order} items={items} />
      <dl className="mt-3 grid gap-3 text-sm">
        {carrier && <Fact name={parcelTexts.carrier}>{carrier}</Fact>}
        {trackingNumber && <Fact name={parcelTexts.trackingNumber}>{trackingNumber}</Fact>}
      </dl>
      {trackingLink && isUnderWay && (
        <a
          href={trackingLink}
          rel="noopener noreferrer"
          target="_blank"
          className={`${buttonClass("outline")} mt-4`}
          aria-label={order.parcels.length === 1 ? undefined : parcelTexts.trackNamed(name)}
        >
          {parcelTexts.track}
        </a>
      )}
    </>
  );
}

function ItemLines({ order, items }: { order: Order; items: readonly ParcelItem[] }) {
  const named = new Map(order.items.map((item) => [item.position, item]));
  return (
    <ul className="mt-2 text-sm text-muted">
      {items.map(({ position, quantity }) => {
        const item = named.get(position);
        return (
          item && (
            <li key={position} className="mt-1 break-words">
              {[[item.name, ...item.options].join(", "), quantityText(quantity, item.unit)].join(" · ")}
            </li>
          )
        );
      })}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium">{name}</dt>
      <dd className="tabular mt-1 break-words text-muted">{children}</dd>
    </div>
  );
}

function isTracked({ carrier, trackingLink, trackingNumber }: Parcel): boolean {
  return carrier !== "" || trackingLink !== "" || trackingNumber !== "";
}
