import { listOrdersCall } from "@/lib/contracts/customer-order-calls";
import { orderToWire } from "@/lib/contracts/order-wire";
import { listOrders } from "@/lib/data/order-lists";
import { ORDERS_PER_PAGE, STATUSES_OF_TYPE } from "@/lib/domain/order-list";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";

export const GET = handle(listOrdersCall, async ({ store, visitor: { customerId }, query: { type, q, page } }) => {
  const asked = { customerId, statuses: STATUSES_OF_TYPE[type], search: q, page, limit: ORDERS_PER_PAGE };
  const { orders, total } = await listOrders(store.id, asked);
  return ok({
    list: orders.map(orderToWire),
    total,
    page,
    limit: ORDERS_PER_PAGE,
    total_pages: Math.ceil(total / ORDERS_PER_PAGE),
  });
});
