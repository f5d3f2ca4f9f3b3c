import { readStore } from "@/lib/cached/read-store";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { placeDeskOrderCall } from "@/lib/contracts/order/desk-calls";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { placeDeskOrder } from "@/lib/workflows/order/at-desk";
import { markCustomer } from "@/lib/workflows/order/read";

export const POST = handle(placeDeskOrderCall, async ({ storeId, actor, body, request }) => {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const key = idempotencyKeyOf(request, undefined);
  if (!key.ok) return key;
  const placed = await placeDeskOrder(store, {
    draftId: body.draft_id,
    checkoutId: body.checkout_id,
    contact: body.contact,
    paymentName: body.payment_name,
    seenTotal: fromMajor(body.seen_total),
    idempotencyKey: key.value,
    by: actor.name,
    isTest: body.is_test,
  });
  return placed.ok ? ok(ownerOrderToWire(await markCustomer(storeId, placed.value))) : placed;
});
