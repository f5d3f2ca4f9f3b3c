import "server-only";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { ok } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { type ManageOrderRefusal, manageOrder, type OrderAction } from "@/lib/workflows/order/manage";
import { markCustomer } from "@/lib/workflows/order/read";

type OwnerOrderCall = { params: { order_id: string }; query: { store_id?: string | undefined } };

/** The response of every owner call that changes an order: the changed order. */
export async function orderActionToAnswer<Kind extends OrderAction["kind"]>(
  { params, query }: OwnerOrderCall,
  action: Extract<OrderAction, { kind: Kind }>,
): Promise<Answer<ManageOrderRefusal<Kind>>> {
  const storeId = query.store_id ?? env().STORE_ID;
  const done = await manageOrder<Kind>(storeId, params.order_id, action);
  return done.ok ? ok(ownerOrderToWire(await markCustomer(storeId, done.value))) : done;
}
