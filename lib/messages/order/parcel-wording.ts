import type { Order, Parcel, ParcelItem } from "@/lib/domain/order/order";
import { itemsToDispatch } from "@/lib/domain/order/parcel";
import type { ParcelContent } from "./dispatched";
import { itemDetail } from "./wording";

/** A parcel as content of its mail. `order` already counts the parcel among those that have left. */
export function parcelContent(order: Order, parcel: Parcel): ParcelContent {
  const { ordinal, carrier, trackingLink, trackingNumber, items } = parcel;
  const left = itemsToDispatch(order);
  const isWhole = ordinal === 1 && left.length === 0;
  return {
    carrier,
    trackingLink: trackingLink || null,
    trackingNumber,
    parcel: isWhole ? null : { ordinal, items: itemLines(order, items), left: itemLines(order, left) },
  };
}

/** One line for each item, with the quantity that is in the parcel: "Stole: Indigo · 2 pieces". */
function itemLines(order: Order, parts: readonly ParcelItem[]): string[] {
  return parts.flatMap(({ position, quantity }) => {
    const item = order.items.find((candidate) => candidate.position === position);
    return item ? [`${item.name}: ${itemDetail({ ...item, quantity })}`.slice(0, 500)] : [];
  });
}
