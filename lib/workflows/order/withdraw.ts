import "server-only";
import { lockCheckoutOfOrder, setOrderOfCheckout } from "@/lib/data/checkout/checkouts";
import { lockOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { CANCEL_REASON_TEXTS } from "@/lib/domain/order/cancellation-reasons";
import type { CancelReason } from "@/lib/domain/order/list";
import type { Order } from "@/lib/domain/order/order";
import { canWithdraw, withdrawOrder } from "@/lib/domain/order/withdraw";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { itemRows } from "@/lib/messages/order/wording";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";
import { checkAttempts } from "@/lib/workflows/payment/check-attempts";
import { applyCancellation } from "./cancel";
import { queueOrderMail } from "./mail/mails";
import { findOrderForVisitor } from "./read";

/** Why the shopper cancels, if they were asked. */
type Said = { reason: CancelReason; text: string } | null;

export type WithdrawRefusal = "order_unknown" | "order_not_cancellable" | "payment_under_way";

/**
 * Cancels an unpaid order for its shopper, at once: nobody decides it, its payment ends, and its stock, offer use and
 * gift card amounts are returned. A provider's payment that is under way is awaited first; one that arrives later is
 * refunded. See docs/domain.md#order-cancellation; decision 42.
 */
export async function withdrawUnpaidOrder(
  { store, visitor }: { store: StoreDetails; visitor: Visitor },
  { orderId, key, said = null }: { orderId: string; key: string | null; said?: Said },
  now = clock.now(),
): Promise<Result<Order, WithdrawRefusal>> {
  const order = await findOrderForVisitor(store, visitor, orderId, key);
  if (!order) return fail("order_unknown");
  if (!canWithdraw(order)) return fail("order_not_cancellable");
  const checked = await checkAttempts(store.id, order.id);
  if (!checked.ok) return fail(checked.code === "payment_under_way" ? "payment_under_way" : "order_not_cancellable");
  const withdrawn = await allOrNothing((database) => withdraw(store, order, said, now, database));
  if (withdrawn.ok) nudgeOutbox();
  return withdrawn;
}

async function withdraw(
  store: StoreDetails,
  { id, checkoutId }: Order,
  said: Said,
  now: Date,
  database: Database,
): Promise<Result<Order, WithdrawRefusal>> {
  // The same sequence of locks as when an order is placed or settled.
  if (checkoutId) await lockCheckoutOfOrder(store.id, checkoutId, database);
  const before = await lockOrder(store.id, id, database);
  if (!before) return fail("order_unknown");
  const cancellation = withdrawOrder(before);
  if (!cancellation.ok) return cancellation;
  const order = await applyCancellation(
    store,
    before,
    cancellation.value,
    said ?? { reason: "", text: "" },
    now,
    database,
  );
  if (before.status === "pending") {
    // The cart still has its items and no mail was sent, so the shopper may go on with the checkout, and is not mailed.
    await setOrderOfCheckout(store.id, checkoutId, null, now, database);
    return ok(order);
  }
  const { items, toGiftCards } = cancellation.value;
  const mayBeTransferred = before.paymentStatus === "awaited";
  await queueOrderMail(
    store,
    order,
    { kind: "cancelled", isWhole: true, items, reason: "", givenBack: 0, toGiftCards, mayBeTransferred },
    now,
    database,
  );
  await queueOwnerMail(store, before, said, now, database);
  return ok(order);
}

async function queueOwnerMail(
  store: StoreDetails,
  order: Order,
  said: Said,
  now: Date,
  database: Database,
): Promise<void> {
  if (messageRecipient(order) === "") return;
  const { number, customerName: name, email, contactMobile, paymentReference: reference } = order;
  const reason = said ? [CANCEL_REASON_TEXTS[said.reason].told, said.text].filter(Boolean) : [];
  const content = { number, name, email, contactMobile, items: itemRows(order, order.items), reference, reason };
  await tellShop(store, "cancellations", { template: "owner_cancelled", content }, now, database);
}
