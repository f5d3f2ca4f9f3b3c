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

/** What makes the same request the same; a code that proves a number is not part of what is ordered. */
export function keyedRequest({ visitor }: OrderAsker, request: OrderRequest): KeyedRequest {
  const { checkoutId, paymentName, seenTotal, idempotencyKey } = request;
  return {
    askerKey: askerKey(visitor),
    key: idempotencyKey,
    requestDigest: createHash("sha256")
      .update(JSON.stringify(["place-order", checkoutId, paymentName, seenTotal]))
      .digest("base64url"),
  };
}

/** Whose keys they are. */
export function askerKey(visitor: Visitor): string {
  const owner = cartOwner(visitor);
  return owner.kind === "customer" ? `customer ${owner.customerId}` : `anonymous ${owner.anonymousId}`;
}

/** What is kept under a key. */
const answerSchema = z.object({ orderId: z.string() });

/** What the key was answered before, with a link of its own: of those that were given only digests are kept. */
export async function repeatAnswer(
  { store }: OrderAsker,
  { requestDigest }: KeyedRequest,
  before: ClaimedKey,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  if (before.requestDigest !== requestDigest) return fail("idempotency_key_reused", "idempotency_key");
  const order = await findOrder(store.id, answerSchema.parse(before.answer).orderId);
  // Forgotten with its link, long after it has lapsed.
  if (!order) return fail("checkout_unknown");
  const key = await insertOrderLink(store.id, order.id, new Date());
  return ok({ order, key, touched: [] });
}
