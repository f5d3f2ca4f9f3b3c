import "server-only";
import { orderToWire } from "@/lib/contracts/order/wire";
import { ok } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { manageOrder, type OrderAction } from "@/lib/workflows/order/manage";

type OwnerOrderCall = { params: { order_id: string }; query: { store_id?: string | undefined } };

/** The response of every owner call that changes an order: the changed order. */
export async function orderActionToAnswer({ params, query }: OwnerOrderCall, action: OrderAction): Promise<Answer> {
  const done = await manageOrder(query.store_id ?? env().STORE_ID, params.order_id, action);
  return done.ok ? ok(orderToWire(done.value)) : done;
}
