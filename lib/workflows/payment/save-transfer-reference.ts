import "server-only";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { Order } from "@/lib/domain/order/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { findOrderForVisitor } from "@/lib/workflows/order/read";

type TransferReference = { orderId: string; key: string | null; reference: string };

/** Saves the reference that the shopper has entered for a bank transfer; replaces an earlier reference. */
export async function saveTransferReference(
  store: StoreDetails,
  visitor: Visitor,
  { orderId, key, reference }: TransferReference,
): Promise<Result<Order, "order_unknown" | "order_not_payable">> {
  if (!(await findOrderForVisitor(store, visitor, orderId, key))) return fail("order_unknown");
  return allOrNothing(async (database) => {
    const order = await lockOrder(store.id, orderId, database);
    if (!order) return fail("order_unknown");
    if (order.paymentStatus !== "awaited") return fail("order_not_payable");
    await updateOrder(store.id, orderId, { paymentReference: reference }, clock.now(), database);
    return ok({ ...order, paymentReference: reference });
  });
}
