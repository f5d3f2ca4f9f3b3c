import { deleteTestOrderCall, showStoreOrderCall } from "@/lib/contracts/order/owner-calls";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { deleteTestOrder } from "@/lib/data/order/orders";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { findOrderByIdOrNumber } from "@/lib/workflows/order/manage";
import { markCustomer } from "@/lib/workflows/order/read";

export const GET = handle(showStoreOrderCall, async ({ params, storeId }) => {
  const order = await findOrderByIdOrNumber(storeId, params.order_id);
  return order ? ok(ownerOrderToWire(await markCustomer(storeId, order))) : fail("order_unknown");
});

export const DELETE = handle(deleteTestOrderCall, async ({ params, storeId }) => {
  const order = await findOrderByIdOrNumber(storeId, params.order_id);
  if (!order) return fail("order_unknown");
  return (await deleteTestOrder(storeId, order.id)) ? ok({ done: true }) : fail("order_not_test");
});
