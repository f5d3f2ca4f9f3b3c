import { showStoreOrderCall } from "@/lib/contracts/order/owner-calls";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { findOrderByIdOrNumber } from "@/lib/workflows/order/manage";
import { markCustomer } from "@/lib/workflows/order/read";

export const GET = handle(showStoreOrderCall, async ({ params, storeId }) => {
  const order = await findOrderByIdOrNumber(storeId, params.order_id);
  return order ? ok(ownerOrderToWire(await markCustomer(storeId, order))) : fail("order_unknown");
});
