import "server-only";
import { z } from "zod";
import { readStore } from "@/lib/cached/read-store";
import { returnToGiftCards } from "@/lib/data/gift-card/uses";
import { findOrder, lockOrder, updateOrder } from "@/lib/data/order/orders";
import { insertRefund } from "@/lib/data/order/refunds";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { claimKey, earlierAnswer, toKeyedRequest } from "@/lib/database/idempotency-keys";
import { refundAmounts } from "@/lib/domain/order/grant-refund";
import type { Order } from "@/lib/domain/order/order";
import type {
  GrantedAmounts,
  GrantRefusal,
  OrderRefund,
  RefundDestination,
  RefundRequest,
} from "@/lib/domain/order/refund";
import { chargedRefund } from "@/lib/domain/payment/refund-amount";
import { totalOf } from "@/lib/domain/pricing/total";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";
import { issueRefundCreditNote } from "@/lib/workflows/invoice/issue-credit-note";
import { payRefund, type ReturnRefusal } from "./pay-refund";

export type GrantRequest = {
  request: RefundRequest;
  destination: RefundDestination;
  /** What the customer is told; may be empty. */
  reason: string;
  /** With the same key, the same refund is granted once, and paid if it was not. */
  idempotencyKey: string | null;
};

export type GrantRefundRefusal =
  | GrantRefusal
  | ReturnRefusal
  | "store_unknown"
  | "order_unknown"
  | "gift_cards_off"
  | "order_is_test"
  | "idempotency_key_reused";

/**
 * Grants a refund of a delivered order and pays it. What is granted is owed from then on, with its credit note; if the
 * provider fails, the refund stays and can be tried again.
 */
export async function grantRefund(
  storeId: StoreId,
  orderId: string,
  grant: GrantRequest,
): Promise<Result<Order, GrantRefundRefusal>> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  if (grant.destination === "gift_card" && !store.features.manualGiftCards) return fail("gift_cards_off", "to");
  const granted = await allOrNothing((database) => insertGranted(store, orderId, grant, clock.now(), database));
  if (!granted.ok) return granted;
  const { order, refundId } = granted.value;
  const refund = order.refunds.find(({ id, status }) => id === refundId && status !== "done");
  const paid = refund ? await payRefund(store, order, refund) : ok(null);
  if (!paid.ok) return paid;
  const after = await findOrder(storeId, orderId);
  return after ? ok(after) : fail("order_unknown");
}

const answerSchema = z.object({ refundId: z.string() });

/** The order with the refund that was granted. */
export type Granted = { order: Order; refundId: string };

async function insertGranted(
  store: StoreDetails,
  orderId: string,
  { idempotencyKey, ...grant }: GrantRequest,
  now: Date,
  database: Database,
): Promise<Result<Granted, GrantRefusal | "order_unknown" | "order_is_test" | "idempotency_key_reused">> {
  const order = await lockOrder(store.id, orderId, database);
  if (!order) return fail("order_unknown");
  if (order.isTest && grant.destination === "gift_card") return fail("order_is_test", "to");
  const id = newId();
  if (idempotencyKey !== null) {
    const { request, destination, reason } = grant;
    const keyed = toKeyedRequest("owner", idempotencyKey, ["grant-refund", orderId, request, destination, reason]);
    const before = await claimKey(store.id, keyed, { refundId: id }, now, database);
    if (before) {
      const answer = earlierAnswer(before, keyed, answerSchema);
      return answer.ok ? ok({ order, refundId: answer.value.refundId }) : answer;
    }
  }
  return grantOfLocked(store, order, { ...grant, id }, now, database);
}

/**
 * Grants a refund of an order that the caller's transaction has locked, with its credit note. Pay it with `payRefund`
 * after the commit.
 */
export async function grantOfLocked(
  store: StoreDetails,
  order: Order,
  { id, request, destination, reason }: Omit<GrantRequest, "idempotencyKey"> & { id: string },
  now: Date,
  database: Database,
): Promise<Result<Granted, GrantRefusal>> {
  const amounts = refundAmounts(order, request);
  if (!amounts.ok) return amounts;
  const { amount, toGiftCards } = amounts.value;
  const parts = [{ id, destination, amount, toGiftCards }];
  return ok({
    order: await grantParts(store, order, { granted: amounts.value, parts, reason }, now, database),
    refundId: id,
  });
}

/** A part of a granted refund, which goes its own way. */
export type RefundPart = Pick<OrderRefund, "id" | "destination" | "amount" | "toGiftCards">;

/**
 * Records a granted refund that goes several ways, with one credit note. The parts add up to `granted`; the first one
 * names the items. What goes into the order of an exchange is not given back to gift cards.
 */
export async function grantParts(
  store: StoreDetails,
  order: Order,
  { granted, parts, reason }: { granted: GrantedAmounts; parts: readonly RefundPart[]; reason: string },
  now: Date,
  database: Database,
): Promise<Order> {
  let after = order;
  for (const part of parts) {
    const isFirst = part === parts[0];
    const refund: OrderRefund = {
      ...part,
      items: isFirst ? granted.items : [],
      shipping: isFirst ? granted.shipping : 0,
      cause: "granted",
      // What goes back to gift cards alone is done with this transaction. That of an exchange is closed with its gift card.
      status: part.amount === 0 && part.destination !== "exchange" ? "done" : "open",
      chargedAmount: chargedRefund(after, part.amount),
      reason,
      refusal: "",
      giftCardCode: "",
      createdAt: now,
    };
    await insertRefund(store.id, order.id, refund, database);
    after = { ...after, refunds: [...after.refunds, refund] };
  }
  const returned = parts.filter(({ destination }) => destination !== "exchange");
  const toGiftCards = totalOf(returned.map((part) => part.toGiftCards));
  if (toGiftCards > 0) await returnToGiftCards(store.id, order.id, { most: toGiftCards, now }, database);
  const { amount } = granted;
  const owed = amount > 0 ? { paymentStatus: "refund_due" as const, refundAmount: order.refundAmount + amount } : {};
  await updateOrder(store.id, order.id, owed, now, database);
  const creditNotes = await issueRefundCreditNote(store, order, granted, now, database);
  return { ...after, ...owed, creditNotes };
}
