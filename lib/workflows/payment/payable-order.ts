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

/** Who pays: whoever the order's checkout belongs to, in this browser or signed in. */
export type Payer = { store: StoreDetails; visitor: Visitor; address: string };

/** What has become of a payment of an order; `touched` are tags of pages. */
export type Paid = {
  outcome: CheckedPayment["outcome"];
  checkoutId: string;
  touched: readonly string[];
};

/** `payment_unavailable`: the provider is switched off, or does not answer. */
export type PayableRefusal = "order_unknown" | "order_not_payable" | "payment_unavailable";

export type PayableOrder = { order: Order; kind: ProviderKind; account: PaymentType };

/** The order that was made of one of their checkouts; null when it is somebody else's, as if there were none. */
export async function findOwnOrder({ store, visitor }: Omit<Payer, "address">, orderId: string): Promise<Order | null> {
  const order = await findOrder(store.id, orderId);
  if (!order?.checkoutId) return null;
  return (await findCheckout(store.id, cartOwner(visitor), order.checkoutId)) ? order : null;
}

/** An order of theirs that waits for a provider's money, at this moment. */
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

/** What it has taken is kept for it: afterwards no money is asked for, since it might have to be returned. */
export function isPayable({ status, holdUntil }: Pick<Order, "status" | "holdUntil">, now: Date): boolean {
  return status === "pending" && holdUntil !== null && now < holdUntil;
}
