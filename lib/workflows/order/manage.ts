import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findOrderIdByNumber } from "@/lib/data/order/lists";
import { findOrder } from "@/lib/data/order/orders";
import { readSellingTerms } from "@/lib/data/pricing/selling-terms";
import type { Order } from "@/lib/domain/order/order";
import { withMethodLink } from "@/lib/domain/order/tracking";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { type GrantRefundRefusal, type GrantRequest, grantRefund } from "@/lib/workflows/payment/grant-refund";
import { type RefundRefusal, refundOrder } from "@/lib/workflows/payment/refund";
import { cancelOrder, takeParcelBack } from "./cancel";
import { changeOrderStatus, receivePayment } from "./change";
import { decideCancellation } from "./decide-cancellation";
import { type DispatchRequest, dispatchParcel } from "./dispatch";
import { receiveLatePayment } from "./receive-late-payment";

/** The actions of an owner on an order. */
export type OrderAction =
  | { kind: "confirm" }
  | ({ kind: "dispatch" } & DispatchRequest)
  | { kind: "deliver" }
  /** Cancels the items at these positions or, if `positions` is null, the whole order. */
  | { kind: "cancel"; positions: readonly number[] | null; reason: string }
  /** Nobody took the parcel, and it is in the store again. */
  | { kind: "came-back" }
  | { kind: "payment" }
  /** The transfer for an order that has lapsed has arrived after all. */
  | { kind: "late-payment" }
  /**
   * If `isByHand` is true, the owner has already refunded the money, and the refund is only recorded; otherwise the
   * provider is asked to refund it.
   */
  | { kind: "refund"; isByHand: boolean }
  /** Refunds a delivered order, whole or in part. */
  | ({ kind: "grant-refund" } & GrantRequest)
  | { kind: "decide"; position: number; isConfirmed: boolean };

/** The codes with which a workflow may refuse. */
type CodeOf<Workflow extends (...input: never[]) => Promise<unknown>> =
  Extract<Awaited<ReturnType<Workflow>>, { ok: false }> extends { code: infer Code extends string } ? Code : never;

type ActionRefusals = {
  confirm: CodeOf<typeof changeOrderStatus>;
  dispatch: CodeOf<typeof dispatchParcel>;
  deliver: CodeOf<typeof changeOrderStatus>;
  cancel: CodeOf<typeof cancelOrder>;
  "came-back": CodeOf<typeof takeParcelBack>;
  payment: CodeOf<typeof receivePayment>;
  "late-payment": CodeOf<typeof receiveLatePayment>;
  refund: RefundRefusal;
  "grant-refund": GrantRefundRefusal;
  decide: CodeOf<typeof decideCancellation>;
};
export type ManageOrderRefusal<Kind extends OrderAction["kind"] = OrderAction["kind"]> =
  | "store_unknown"
  | "order_unknown"
  | ActionRefusals[Kind];

/** Finds an order; `name` is its id or its number. */
export async function findOrderByIdOrNumber(storeId: StoreId, name: string): Promise<Order | null> {
  const byId = await findOrder(storeId, name);
  if (byId) return byId;
  const id = await findOrderIdByNumber(storeId, name);
  return id === null ? null : findOrder(storeId, id);
}

export function manageOrder<Kind extends OrderAction["kind"]>(
  storeId: StoreId,
  name: string,
  action: Extract<OrderAction, { kind: Kind }>,
): Promise<Result<Order, ManageOrderRefusal<Kind>>>;
export async function manageOrder(
  storeId: StoreId,
  name: string,
  action: OrderAction,
): Promise<Result<Order, ManageOrderRefusal>> {
  const [store, named] = await Promise.all([readStore(storeId), findOrderByIdOrNumber(storeId, name)]);
  if (!store) return fail("store_unknown");
  if (!named) return fail("order_unknown");
  const { id } = named;
  switch (action.kind) {
    case "confirm":
      return changeOrderStatus(store, id, "confirmed");
    case "dispatch": {
      const { kind: _, ...request } = action;
      const typed = { link: request.trackingLink, number: request.trackingNumber };
      const { link: trackingLink } = withMethodLink(typed, await methodLink(storeId, named));
      return dispatchParcel(store, id, { ...request, trackingLink });
    }
    case "deliver":
      return changeOrderStatus(store, id, "delivered");
    case "cancel": {
      const cancelled = await cancelOrder(store, id, action);
      return cancelled.ok ? ok(cancelled.value.order) : cancelled;
    }
    case "came-back":
      return takeParcelBack(store, id);
    case "payment":
      return receivePayment(store, id);
    case "late-payment":
      return receiveLatePayment(store, id);
    case "refund":
      return refund(storeId, id, action);
    case "grant-refund":
      return grantRefund(storeId, id, action);
    case "decide":
      return decideCancellation(store, id, action);
  }
}

async function refund(
  storeId: StoreId,
  id: string,
  { isByHand }: { isByHand: boolean },
): Promise<Result<Order, ManageOrderRefusal<"refund">>> {
  const refunded = await refundOrder(storeId, id, { isDoneByHand: isByHand });
  if (!refunded.ok) return refunded;
  const order = await findOrder(storeId, id);
  return order ? ok(order) : fail("order_unknown");
}

/** The tracking link of the order's shipping method; empty if the method is gone or has none. */
async function methodLink(storeId: StoreId, { shipping }: Order): Promise<string> {
  const { methods } = await readSellingTerms(storeId);
  return methods.find(({ id }) => id === shipping.methodId)?.trackingLink ?? "";
}
