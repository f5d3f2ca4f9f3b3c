import "server-only";
import { z } from "zod";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { insertParcel } from "@/lib/data/order/parcels";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { claimKey, earlierAnswer, toKeyedRequest } from "@/lib/database/idempotency-keys";
import { NO_HOLD } from "@/lib/domain/order/hold";
import type { Order, Parcel } from "@/lib/domain/order/order";
import { type ChosenParcelItem, findRepeatedParcel, type PackRefusal, packParcel } from "@/lib/domain/order/parcel";
import { momentsAt } from "@/lib/domain/order/state";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { queueOrderMail } from "./mail/mails";

export type DispatchRequest = Pick<Parcel, "carrier" | "trackingLink" | "trackingNumber"> & {
  /** What the parcel holds; null for everything that is left. */
  items: readonly ChosenParcelItem[] | null;
  /** If a request is sent again with the same key, no second parcel leaves. Null for a request without a key. */
  idempotencyKey: string | null;
};

export type DispatchRefusal = PackRefusal | "order_unknown" | "idempotency_key_reused";

/**
 * Records that a parcel of an order has left, with a mail to the customer; the last parcel makes the order dispatched.
 * The order is locked, so two owners at once never dispatch the same item twice. A repeated request changes nothing.
 */
export async function dispatchParcel(
  store: StoreDetails,
  orderId: string,
  request: DispatchRequest,
  now = clock.now(),
): Promise<Result<Order, DispatchRefusal>> {
  const dispatched = await allOrNothing((database) => dispatch(store, orderId, request, now, database));
  if (dispatched.ok) nudgeOutbox();
  return dispatched;
}

const answerSchema = z.object({ orderId: z.string() });

async function dispatch(
  store: StoreDetails,
  orderId: string,
  { idempotencyKey, ...request }: DispatchRequest,
  now: Date,
  database: Database,
): Promise<Result<Order, DispatchRefusal>> {
  const order = await lockOrder(store.id, orderId, database);
  if (!order) return fail("order_unknown");
  if (idempotencyKey !== null) {
    const { items, carrier, trackingLink, trackingNumber } = request;
    const parts = ["dispatch-order", orderId, items, carrier, trackingLink, trackingNumber];
    const keyed = toKeyedRequest("owner", idempotencyKey, parts);
    const before = await claimKey(store.id, keyed, { orderId }, now, database);
    if (before) {
      const answer = earlierAnswer(before, keyed, answerSchema);
      return answer.ok ? ok(order) : answer;
    }
  }
  if (findRepeatedParcel(order, request)) return ok(order);
  const packed = packParcel(order, request.items);
  if (!packed.ok) return packed;
  const { items, state } = packed.value;
  const { carrier, trackingLink, trackingNumber } = request;
  const parcel = await addParcel(store.id, order, { carrier, trackingLink, trackingNumber, items }, now, database);
  // An order of which something has left no longer lapses.
  const changes = { ...state, ...NO_HOLD, ...momentsAt(order, state, now) };
  await updateOrder(store.id, orderId, changes, now, database);
  const changed = { ...order, ...changes, parcels: [...order.parcels, parcel] };
  await queueOrderMail(store, changed, { kind: "dispatched", parcel }, now, database);
  return ok(changed);
}

/** Adds the next parcel to an order, which the caller must have locked. */
export async function addParcel(
  storeId: string,
  { id, parcels }: Order,
  content: Omit<Parcel, "ordinal" | "dispatchedAt">,
  now: Date,
  database: Database,
): Promise<Parcel> {
  const parcel = { ...content, ordinal: parcels.length + 1, dispatchedAt: now };
  await insertParcel(storeId, id, parcel, database);
  return parcel;
}
