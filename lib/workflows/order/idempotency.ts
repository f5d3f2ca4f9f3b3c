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
 * The request as it is compared when its idempotency key is used again. The code for cash on delivery is left out,
 * because it does not change the order.
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

/** Identifies the visitor to whom idempotency keys belong. */
export function askerKey(visitor: Visitor): string {
  const owner = cartOwner(visitor);
  return owner.kind === "customer" ? `customer ${owner.customerId}` : `anonymous ${owner.anonymousId}`;
}

/** The answer stored under an idempotency key. */
const answerSchema = z.object({ orderId: z.string() });

/**
 * Repeats the answer stored under an idempotency key. The link to the order is a new one, because only digests of
 * earlier links are stored.
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
  return ok({ order, key, touched: [] });
}
