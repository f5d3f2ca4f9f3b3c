import { listStoreOrdersCall } from "@/lib/contracts/order/owner-calls";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { listOrders } from "@/lib/data/order/lists";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { markCustomers } from "@/lib/workflows/order/read";

export const GET = handle(
  listStoreOrdersCall,
  async ({ storeId, query: { status, payment, asked, q: search, page, limit } }) => {
    const statuses = status ? [status] : ORDER_STATUSES;
    const { orders, unreadable, total } = await listOrders(storeId, {
      statuses,
      payment,
      isAskedToCancel: asked === "cancellation",
      search,
      page,
      limit,
    });
    const total_pages = Math.ceil(total / limit);
    return ok({
      list: (await markCustomers(storeId, orders)).map(ownerOrderToWire),
      unreadable,
      total,
      page,
      limit,
      total_pages,
    });
  },
);
