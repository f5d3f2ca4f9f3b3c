import "server-only";
import { allOrNothing } from "@/lib/data/all-or-nothing";
import { lockOrder, updateOrder } from "@/lib/data/orders";
import type { Order } from "@/lib/domain/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store";
import type { Visitor } from "@/lib/domain/visitor";
import { findOrderForVisitor } from "./read-order";

type Named = { orderId: string; key: string | null; reference: string };

/** Notes what the shopper calls a transfer that the shop waits for; typed again, the last counts. */
export async function keepPaymentReference(
  store: StoreDetails,
  visitor: Visitor,
  { orderId, key, reference }: Named,
): Promise<Result<Order, "order_unknown" | "order_not_payable">> {
  if (!(await findOrderForVisitor(store, visitor, orderId, key))) return fail("order_unknown");
  return allOrNothing(async (database) => {
    const order = await lockOrder(store.id, orderId, database);
    if (!order) return fail("order_unknown");
    if (order.paymentStatus !== "awaited") return fail("order_not_payable");
    await updateOrder(store.id, orderId, { paymentReference: reference }, new Date(), database);
    return ok({ ...order, paymentReference: reference });
  });
}
