import { exportOrdersCall } from "@/lib/contracts/order/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { exportOrders } from "@/lib/workflows/order/export";

export const GET = handle(exportOrdersCall, async ({ query: { store_id, after } }) =>
  ok(await exportOrders(store_id ?? env().STORE_ID, after ?? null)),
);
