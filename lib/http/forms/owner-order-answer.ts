import "server-only";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { ok } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { Answer } from "@/lib/http/handle";
import { type ManageOrderRefusal, manageOrder, type OrderAction } from "@/lib/workflows/order/manage";
import { markCustomer } from "@/lib/workflows/order/read";

type OwnerOrderCall = { params: { order_id: string }; storeId: StoreId };

/** The response of every owner call that changes an order: the changed order. */
export async function orderActionToAnswer<Kind extends OrderAction["kind"]>(
  { params, storeId }: OwnerOrderCall,
  action: Extract<OrderAction, { kind: Kind }>,
): Promise<Answer<ManageOrderRefusal<Kind>>> {
  const done = await manageOrder<Kind>(storeId, params.order_id, action);
  return done.ok ? ok(ownerOrderToWire(await markCustomer(storeId, done.value))) : done;
}
