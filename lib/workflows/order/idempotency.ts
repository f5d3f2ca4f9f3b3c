import "server-only";
import { z } from "zod";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import {
  askerKey,
  type ClaimedKey,
  earlierAnswer,
  type KeyedRequest,
  toKeyedRequest,
} from "@/lib/database/idempotency-keys";
import type { PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import type { OrderAsker, OrderRequest, PlacedOrder } from "./request";

/**
 * What identifies a request to place an order. The code for cash on delivery is not part of it, because it does not
 * change the order.
 */
export function toKeyedOrder({ visitor }: OrderAsker, request: OrderRequest): KeyedRequest {
  const { checkoutId, paymentName, seenTotal, isTest = false, idempotencyKey } = request;
  const asked = ["place-order", checkoutId, paymentName, seenTotal, ...(isTest ? ["test"] : [])];
  return toKeyedRequest(askerKey(visitor), idempotencyKey, asked);
}

/** The response stored with an idempotency key. */
const answerSchema = z.object({ orderId: z.string() });

/**
 * Returns the order that was placed with this idempotency key before. The visitor gets a new link to the order: the
 * earlier link cannot be repeated, because only its digest is stored.
 */
export async function repeatPlacedOrder(
  { store }: OrderAsker,
  keyed: KeyedRequest,
  before: ClaimedKey,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const answer = earlierAnswer(before, keyed, answerSchema);
  if (!answer.ok) return answer;
  const order = await findOrder(store.id, answer.value.orderId);
  // The order may be gone, because lapsed orders are deleted after a while.
  if (!order) return fail("checkout_unknown");
  const key = await insertOrderLink(store.id, order.id, clock.now());
  return ok({ order, key });
}
