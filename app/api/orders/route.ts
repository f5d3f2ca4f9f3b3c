import { placeOrderCall } from "@/lib/contracts/order/calls";
import { listOrdersCall } from "@/lib/contracts/order/customer-calls";
import { orderToWire } from "@/lib/contracts/order/wire";
import { listOrders } from "@/lib/data/order/lists";
import { ORDERS_PER_PAGE, STATUSES_OF_TYPE } from "@/lib/domain/order/list";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { placedOrderPath } from "@/lib/http/forms/place-order";
import { handle } from "@/lib/http/handle";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { sessionIdOf } from "@/lib/http/session-id";
import { placeOrder } from "@/lib/workflows/order/place";

export const GET = handle(listOrdersCall, async ({ store, visitor: { customerId }, query: { type, q, page } }) => {
  const filter = { customerId, statuses: STATUSES_OF_TYPE[type], search: q, page, limit: ORDERS_PER_PAGE };
  const { orders, total } = await listOrders(store.id, filter);
  return ok({
    list: orders.map(orderToWire),
    total,
    page,
    limit: ORDERS_PER_PAGE,
    total_pages: Math.ceil(total / ORDERS_PER_PAGE),
  });
});

export const POST = handle(
  placeOrderCall,
  async ({ store, visitor, body, request }) => {
    const idempotencyKey = idempotencyKeyOf(request, body.idempotency_key);
    if (!idempotencyKey.ok) return idempotencyKey;
    const placed = await placeOrder(requesterOf({ store, visitor, request }), {
      checkoutId: body.checkout_id,
      paymentName: body.payment_name,
      acceptsTerms: body.accept_terms,
      seenTotal: body.seen_total ?? null,
      codeProof: body.cod_code ? { dialCode: body.cod_dial_code, mobile: body.cod_mobile, code: body.cod_code } : null,
      idempotencyKey: idempotencyKey.value,
      sessionId: sessionIdOf(request),
    });
    if (!placed.ok) return placed;
    const { order, key } = placed.value;
    return ok({ order: orderToWire(order), key });
  },
  { form: { redirectTo: placedOrderPath } },
);
