import { exportOrdersCall } from "@/lib/contracts/owner-order-calls";
import { ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { exportOrders } from "@/lib/workflows/orders/export-orders";

export const GET = handle(exportOrdersCall, async ({ query: { store_id, after } }) =>
  ok(await exportOrders(store_id ?? env().STORE_ID, after ?? null)),
);
