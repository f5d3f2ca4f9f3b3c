import { exportOrdersCall } from "@/lib/contracts/order/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { exportOrders } from "@/lib/workflows/order/export";

export const GET = handle(exportOrdersCall, async ({ storeId, query: { after } }) =>
  ok(await exportOrders(storeId, after ?? null)),
);
