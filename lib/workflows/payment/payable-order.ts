import "server-only";
import { readCheckoutSettings } from "@/lib/cached/read-store";
import { findCheckout } from "@/lib/data/checkout/checkouts";
import { findOrder } from "@/lib/data/order/orders";
import { mayPay } from "@/lib/data/order/payers";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import { checkoutPath, orderPaymentPath, paymentPath } from "@/lib/domain/checkout/pages";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { Order } from "@/lib/domain/order/order";
import type { OrderState } from "@/lib/domain/order/state";
import { awaitsAll, checkTakeUp } from "@/lib/domain/order/take-up";
import type { PaymentType, ProviderKind } from "@/lib/domain/payment/payment";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { toProviderKind } from "@/lib/integrations/payment-providers";
import { clock } from "@/lib/server/clock";
import type { PaymentOutcome } from "./check";

/**
 * The visitor who pays for an order created by one of their checkouts. `address` is the visitor's IP address, for rate
 * limits.
 */
export type Payer = { store: StoreDetails; visitor: Visitor; address: string };

/** The outcome of a payment attempt, and the path at which the shopper continues. */
export type PaymentResult = { outcome: PaymentOutcome; leadsTo: string };

/** `payment_unavailable`: the provider is switched off or does not respond. */
export type PayableRefusal = "order_unknown" | "order_not_payable" | "payment_unavailable";

/** An order that the visitor may pay, and the paths of its payment page and of what follows the payment. */
export type OrderToPay = { order: Order; paymentPath: string; leadsTo: string };

export type PayableOrder = OrderToPay & { kind: ProviderKind; account: PaymentType };

/**
 * The order, if one of the visitor's checkouts created it; null for other people's orders, as if they did not exist.
 */
export async function findOwnOrder({ store, visitor }: Omit<Payer, "address">, orderId: string): Promise<Order | null> {
  const order = await findOrder(store.id, orderId);
  if (!order?.checkoutId) return null;
  return (await findCheckout(store.id, cartOwner(visitor), order.checkoutId)) ? order : null;
}

/**
 * The order, if one of the visitor's checkouts created it, or the visitor has taken up its payment; null for other
 * people's orders.
 */
export async function findOrderToPay(payer: Omit<Payer, "address">, orderId: string): Promise<OrderToPay | null> {
  const { store, visitor } = payer;
  const own = await findOwnOrder(payer, orderId);
  if (own) return { order: own, paymentPath: paymentPath(own.checkoutId), leadsTo: checkoutPath(own.checkoutId) };
  const order = (await mayPay(store.id, orderId, visitor)) ? await findOrder(store.id, orderId) : null;
  // The payment page itself leads on to the order once that is paid.
  return order && { order, paymentPath: orderPaymentPath(order.id), leadsTo: orderPaymentPath(order.id) };
}

/** The visitor's order, if it can be paid now and its payment provider is available. */
export async function findPayableOrder(
  payer: Payer,
  orderId: string,
  now = clock.now(),
): Promise<Result<PayableOrder, PayableRefusal>> {
  const found = await findOrderToPay(payer, orderId);
  if (!found) return fail("order_unknown");
  const { order } = found;
  if (!isPayable(order, now)) return fail("order_not_payable");
  const { payments } = (await readCheckoutSettings(payer.store.id)) ?? { payments: [] };
  const account = payments.find(({ name }) => name === order.paymentName);
  const kind = account && toProviderKind(account.kind);
  return account && kind ? ok({ ...found, kind, account }) : fail("payment_unavailable");
}

/** Whether the order's page offers to pay it now through its provider, which the store still offers. */
export function canPayNow(order: Order, { payments }: Pick<CheckoutSettings, "payments">, now: Date): boolean {
  const account = payments.find(({ name }) => name === order.paymentName);
  return account !== undefined && toProviderKind(account.kind) !== null && checkTakeUp(order, now).ok;
}

/**
 * An order is payable only while its stock is held: later there may be no stock, and the payment would have to be
 * refunded. An order that awaits its money may keep its stock without end.
 */
export function isPayable(
  order: OrderState & Pick<Order, "holdUntil" | "refundAmount" | "isTest">,
  now: Date,
): boolean {
  const { status, holdUntil, isTest } = order;
  if (isTest) return false;
  if (awaitsAll(order)) return holdUntil === null || now < holdUntil;
  return status === "pending" && holdUntil !== null && now < holdUntil;
}
