import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { getDatabase } from "@/lib/database/connection";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import type { Order } from "@/lib/domain/order/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { findOrderByIdOrNumber } from "../manage";
import { type OrderNotification, queueOrderMail } from "./mails";

/** Sends the customer the message about where the order is now once more, with a new link to the order. */
export async function resendOrderMail(
  storeId: StoreId,
  name: string,
): Promise<Result<Order, "store_unknown" | "order_unknown" | "order_not_open" | "message_not_kept">> {
  const [store, order] = await Promise.all([readStore(storeId), findOrderByIdOrNumber(storeId, name)]);
  if (!store) return fail("store_unknown");
  if (!order) return fail("order_unknown");
  const notification = notificationOf(order);
  if (!notification) return fail("order_not_open");
  // Nobody can be reached whose account was deleted.
  if (messageRecipient(order) === "") return fail("message_not_kept");
  await getDatabase().transaction((database) => queueOrderMail(store, order, notification, clock.now(), database));
  nudgeOutbox();
  return ok(order);
}

function notificationOf({ status, parcels }: Order): OrderNotification | null {
  const parcel = parcels.at(-1);
  if (status === "delivered") return { kind: "delivered" };
  if (parcel && status !== "cancelled") return { kind: "dispatched", parcel };
  return status === "confirmed" || status === "placed" ? { kind: "confirmed" } : null;
}
