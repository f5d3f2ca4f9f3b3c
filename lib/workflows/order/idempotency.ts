import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import type { ClaimedKey, KeyedRequest } from "@/lib/database/idempotency-keys";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { OrderAsker, OrderRequest, PlacedOrder } from "./request";

/**
 * What identifies a request to place an order. If the same idempotency key is sent again, the request must have the
 * same digest. The code for cash on delivery is not part of the digest, because it does not change the order.
 */
export function toKeyedRequest({ visitor }: OrderAsker, request: OrderRequest): KeyedRequest {
  const { checkoutId, paymentName, seenTotal, idempotencyKey } = request;
  return {
    askerKey: askerKey(visitor),
    key: idempotencyKey,
    requestDigest: createHash("sha256")
      .update(JSON.stringify(["place-order", checkoutId, paymentName, seenTotal]))
      .digest("base64url"),
  };
}

/** The visitor as owner of idempotency keys: different visitors may use the same key. */
export function askerKey(visitor: Visitor): string {
  const owner = cartOwner(visitor);
  return owner.kind === "customer" ? `customer ${owner.customerId}` : `anonymous ${owner.anonymousId}`;
}

/** The response stored with an idempotency key. */
const answerSchema = z.object({ orderId: z.string() });

/**
 * Returns the order that was placed with this idempotency key before. The visitor gets a new link to the order: the
 * earlier link cannot be repeated, because only its digest is stored.
 */
export async function repeatPlacedOrder(
  { store }: OrderAsker,
  { requestDigest }: KeyedRequest,
  before: ClaimedKey,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  if (before.requestDigest !== requestDigest) return fail("idempotency_key_reused", "idempotency_key");
  const order = await findOrder(store.id, answerSchema.parse(before.answer).orderId);
  // The order may be gone, because lapsed orders are deleted after a while.
  if (!order) return fail("checkout_unknown");
  const key = await insertOrderLink(store.id, order.id, new Date());
  return ok({ order, key });
}
