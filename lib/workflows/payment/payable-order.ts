import "server-only";
import { readCheckoutSettings } from "@/lib/cached/read-store";
import { findCheckout } from "@/lib/data/checkout/checkouts";
import { findOrder } from "@/lib/data/order/orders";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { Order } from "@/lib/domain/order/order";
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

/** The outcome of a payment attempt, and the checkout that the shopper returns to. */
export type PaymentResult = { outcome: PaymentOutcome; checkoutId: string };

/** `payment_unavailable`: the provider is switched off or does not respond. */
export type PayableRefusal = "order_unknown" | "order_not_payable" | "payment_unavailable";

export type PayableOrder = { order: Order; kind: ProviderKind; account: PaymentType };

/**
 * The order, if one of the visitor's checkouts created it; null for other people's orders, as if they did not exist.
 */
export async function findOwnOrder({ store, visitor }: Omit<Payer, "address">, orderId: string): Promise<Order | null> {
  const order = await findOrder(store.id, orderId);
  if (!order?.checkoutId) return null;
  return (await findCheckout(store.id, cartOwner(visitor), order.checkoutId)) ? order : null;
}

/** The visitor's own order, if it can be paid now and its payment provider is available. */
export async function findPayableOrder(
  payer: Payer,
  orderId: string,
  now = clock.now(),
): Promise<Result<PayableOrder, PayableRefusal>> {
  const order = await findOwnOrder(payer, orderId);
  if (!order) return fail("order_unknown");
  if (!isPayable(order, now)) return fail("order_not_payable");
  const { payments } = (await readCheckoutSettings(payer.store.id)) ?? { payments: [] };
  const account = payments.find(({ name }) => name === order.paymentName);
  const kind = account && toProviderKind(account.kind);
  return account && kind ? ok({ order, kind, account }) : fail("payment_unavailable");
}

/**
 * An order is payable only while its stock is held: later there may be no stock, and the payment would have to be
 * refunded.
 */
export function isPayable({ status, holdUntil }: Pick<Order, "status" | "holdUntil">, now: Date): boolean {
  return status === "pending" && holdUntil !== null && now < holdUntil;
}
