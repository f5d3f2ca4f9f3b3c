import { orderToWire } from "@/lib/contracts/order-wire";
import { showStoreOrderCall } from "@/lib/contracts/owner-order-calls";
import { fail, ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { findNamedOrder } from "@/lib/workflows/orders/manage-orders";

export const GET = handle(showStoreOrderCall, async ({ params, query: { store_id } }) => {
  const order = await findNamedOrder(store_id ?? env().STORE_ID, params.order_id);
  return order ? ok(orderToWire(order)) : fail("order_unknown");
});
