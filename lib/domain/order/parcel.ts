import { fail, ok, type Result } from "../result";
import type { Order, OrderItem, Parcel, ParcelItem } from "./order";
import { nextState, type OrderState, type OrderStateRefusal } from "./state";

type PackedOrder = Pick<Order, "items" | "parcels">;

/** How much of the item at `position` has left the store, in hundredths of its unit. */
export function quantityDispatched({ parcels }: Pick<Order, "parcels">, position: number): number {
  return parcels
    .flatMap(({ items }) => items)
    .reduce((sum, item) => (item.position === position ? sum + item.quantity : sum), 0);
}

/** The items that have yet to leave, with what is left of each. Cancelled items never leave. */
export function itemsToDispatch(order: PackedOrder): ParcelItem[] {
  return order.items
    .filter(({ status }) => status !== "c_confirmed")
    .map(({ position, quantity }) => ({ position, quantity: quantity - quantityDispatched(order, position) }))
    .filter(({ quantity }) => quantity > 0);
}

/** True if something has left the store and something else has yet to follow. */
export function isPartlyDispatched({ status, parcels }: Pick<Order, "status" | "parcels">): boolean {
  return (status === "placed" || status === "confirmed") && parcels.length > 0;
}

/** An item that the owner names for a parcel; `quantity` is null for all that is left of it. */
export type ChosenParcelItem = { position: number; quantity: number | null };

export type PackRefusal =
  | OrderStateRefusal<"step">
  | "item_unknown"
  | "item_repeated"
  | "item_cancelled"
  | "parcel_empty"
  | "parcel_above_left"
  | "parcel_splits_piece";

/** `isLast`: nothing is left to dispatch after this parcel. */
export type PackedParcel = { items: readonly ParcelItem[]; isLast: boolean; state: OrderState };

/**
 * What the next parcel of an order holds, and the state of the order once it has left: dispatched with its last parcel,
 * and at least confirmed before that. If `chosen` is null, the parcel holds everything that is left.
 *
 * Units:  quantities are in hundredths of the item's unit.
 * Errors: refuses more than is left of an item, a part of a piece, and a parcel without content.
 * Source: docs/domain.md#parcels.
 */
export function packParcel(
  order: Order,
  chosen: readonly ChosenParcelItem[] | null,
): Result<PackedParcel, PackRefusal> {
  const dispatched = nextState(order, { kind: "step", to: "dispatched" });
  if (!dispatched.ok) return dispatched;
  const left = itemsToDispatch(order);
  const packed = chosen ? pack(order, chosen, left) : ok(left);
  if (!packed.ok) return packed;
  if (packed.value.length === 0) return fail("parcel_empty", "items");
  const isLast = left.every(({ position, quantity }) =>
    packed.value.some((item) => item.position === position && item.quantity === quantity),
  );
  const begun = nextState(order, { kind: "step", to: "confirmed" });
  // An order that is confirmed already stays so until its last parcel.
  const { status, paymentStatus } = begun.ok ? begun.value : order;
  return ok({ items: packed.value, isLast, state: isLast ? dispatched.value : { status, paymentStatus } });
}

function pack(
  { items }: Order,
  chosen: readonly ChosenParcelItem[],
  left: readonly ParcelItem[],
): Result<ParcelItem[], PackRefusal> {
  if (new Set(chosen.map(({ position }) => position)).size < chosen.length) return fail("item_repeated", "items");
  const packed: ParcelItem[] = [];
  for (const { position, quantity } of chosen) {
    const item = items.find((candidate) => candidate.position === position);
    if (!item) return fail("item_unknown", "items");
    if (item.status === "c_confirmed") return fail("item_cancelled", "items");
    const available = left.find((candidate) => candidate.position === position)?.quantity ?? 0;
    const taken = quantity ?? available;
    if (taken === 0 && quantity !== null) return fail("parcel_empty", "items");
    if (taken > available || available === 0) return fail("parcel_above_left", "items");
    if (splitsPiece(item, taken, available)) return fail("parcel_splits_piece", "items");
    packed.push({ position, quantity: taken });
  }
  return ok(packed.sort((one, other) => one.position - other.position));
}

/** Pieces leave whole; only what is left of an item that was sold with a part of a piece may leave as it is. */
function splitsPiece({ unit }: Pick<OrderItem, "unit">, taken: number, available: number): boolean {
  return unit === "Pcs" && taken !== available && taken % 100 !== 0;
}

type ParcelRequest = Pick<Parcel, "carrier" | "trackingLink" | "trackingNumber"> & {
  items: readonly ChosenParcelItem[] | null;
};

/**
 * The parcel that a request names again: it has the same carrier, the same tracking number and the same content. Null
 * if there is none, and for requests without a tracking number, because two boxes may hold the same.
 */
export function findRepeatedParcel(order: Order, { carrier, trackingNumber, items }: ParcelRequest): Parcel | null {
  if (trackingNumber === "") return null;
  const isRepeated = (parcel: Parcel) =>
    parcel.carrier === carrier &&
    parcel.trackingNumber === trackingNumber &&
    (items ? holds(order, parcel, items) : parcel === order.parcels.at(-1) && itemsToDispatch(order).length === 0);
  return order.parcels.find(isRepeated) ?? null;
}

function holds(order: Order, { items }: Parcel, chosen: readonly ChosenParcelItem[]): boolean {
  const left = itemsToDispatch(order);
  const isHeld = ({ position, quantity }: ChosenParcelItem) => {
    const held = items.find((item) => item.position === position);
    // Without a quantity, all that was left of the item was meant. So if more is left, it was not this parcel.
    return quantity === null ? held && !left.some((item) => item.position === position) : held?.quantity === quantity;
  };
  return chosen.length === items.length && chosen.every(isHeld);
}

type DispatchedOnce = Pick<Order, "items" | "dispatchedAt"> & Pick<Parcel, "trackingLink" | "trackingNumber">;

/**
 * The one parcel of an order that was dispatched before the shop knew parcels: everything but what was cancelled until
 * then. Null if the order has not been dispatched.
 */
export function parcelOfOlderOrder({
  items,
  dispatchedAt,
  trackingLink,
  trackingNumber,
}: DispatchedOnce): Parcel | null {
  if (dispatchedAt === null) return null;
  const hasLeft = ({ status, cancellation }: OrderItem) =>
    status !== "c_confirmed" || (cancellation?.decidedAt ?? dispatchedAt) > dispatchedAt;
  const sent = items.filter(hasLeft).map(({ position, quantity }) => ({ position, quantity }));
  return { ordinal: 1, carrier: "", trackingLink, trackingNumber, dispatchedAt, items: sent };
}
