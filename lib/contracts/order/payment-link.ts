import type { Order } from "@/lib/domain/order/order";
import { chargedAmount, decimalAmount } from "@/lib/domain/payment/amount";
import type { PaymentLinkAnswer } from "./owner-calls";

export function paymentLinkToWire({ order, link }: { order: Order; link: string }): PaymentLinkAnswer {
  const charged = chargedAmount(order);
  const amount = Number(decimalAmount(charged));
  return { link, number: order.number, payment_name: order.paymentName, amount, currency: charged.currencyCode };
}
