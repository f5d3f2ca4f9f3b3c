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
import type { CheckedPayment } from "./check";

/** The visitor whose checkout the order came from. `address` is the network address, for rate limits. */
export type Payer = { store: StoreDetails; visitor: Visitor; address: string };

/** The outcome of a payment attempt. `touched`: cache tags to expire. */
export type PaymentResult = {
  outcome: CheckedPayment["outcome"];
  checkoutId: string;
  touched: readonly string[];
};

/** `payment_unavailable`: the provider is switched off or does not respond. */
export type PayableRefusal = "order_unknown" | "order_not_payable" | "payment_unavailable";

export type PayableOrder = { order: Order; kind: ProviderKind; account: PaymentType };

/** An order made from one of the visitor's checkouts; null for other people's orders, as if they did not exist. */
export async function findOwnOrder({ store, visitor }: Omit<Payer, "address">, orderId: string): Promise<Order | null> {
  const order = await findOrder(store.id, orderId);
  if (!order?.checkoutId) return null;
  return (await findCheckout(store.id, cartOwner(visitor), order.checkoutId)) ? order : null;
}

/** The visitor's own order, if it is pending and its provider available. */
export async function findPayableOrder(
  payer: Payer,
  orderId: string,
  now = new Date(),
): Promise<Result<PayableOrder, PayableRefusal>> {
  const order = await findOwnOrder(payer, orderId);
  if (!order) return fail("order_unknown");
  if (!isPayable(order, now)) return fail("order_not_payable");
  const { payments } = (await readCheckoutSettings(payer.store.id)) ?? { payments: [] };
  const account = payments.find(({ name }) => name === order.paymentName);
  const kind = account && toProviderKind(account.kind);
  return account && kind ? ok({ order, kind, account }) : fail("payment_unavailable");
}

/** Payable only while its stock is held, because a later payment might have to be refunded. */
export function isPayable({ status, holdUntil }: Pick<Order, "status" | "holdUntil">, now: Date): boolean {
  return status === "pending" && holdUntil !== null && now < holdUntil;
}
