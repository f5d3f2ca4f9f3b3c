import "server-only";
import { orderToWire } from "@/lib/contracts/order/wire";
import type { Result } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { type ManagedOrder, manageOrder, type OrderAction } from "@/lib/workflows/order/manage";

type Asked = { params: { order_id: string }; query: { store_id?: string | undefined } };

/** What every change of an order answers its owner: the order as it is then. */
export async function orderActionToAnswer({ params, query }: Asked, action: OrderAction): Promise<Answer> {
  const done: Result<ManagedOrder> = await manageOrder(query.store_id ?? env().STORE_ID, params.order_id, action);
  if (!done.ok) return done;
  const { order, touched } = done.value;
  return { ok: true, value: orderToWire(order), touched };
}
