import type { Order } from "@/lib/domain/order/order";
import type { PaymentType, PublicPaymentSettings } from "@/lib/domain/payment/payment";
import { orderAmount } from "@/lib/messages/order/wording";

/** How an order is paid that is not paid yet. */
export type PaymentWording = { text: string; heading: string; lines: string[] };

/**
 * What is left for the customer to do; null when that is nothing. `payment` is the way they have chosen, whose details
 * are told for a transfer.
 */
export function paymentWording(order: Order, payment: Pick<PaymentType, "settings"> | null): PaymentWording | null {
  const amount = orderAmount(order.finalPrice, order);
  if (order.paymentStatus === "due") {
    return { text: `You pay ${amount} when it is handed over to you.`, heading: "", lines: [] };
  }
  if (order.paymentStatus !== "awaited") return null;
  // A quotation's, in a shop that has told us of no account.
  if (order.paymentName === "") {
    return { text: `You pay ${amount} by transfer. We write to you where to.`, heading: "", lines: [] };
  }
  return {
    text: `Please transfer ${amount}, and name the order ${order.number}. We make it ready once the money is here.`,
    heading: order.paymentName,
    lines: payment ? accountLines(payment.settings) : [],
  };
}

function accountLines(account: PublicPaymentSettings): string[] {
  return [
    account.accountName,
    account.bankName,
    account.accountNumber && `Account ${account.accountNumber}`,
    account.ifscCode && `IFSC ${account.ifscCode}`,
    account.upiId && `UPI ${account.upiId}`,
  ].filter(Boolean);
}

const STATUS_WORDS: Record<Order["paymentStatus"], string> = {
  none: "nothing to pay",
  due: "on delivery",
  awaited: "a transfer is awaited",
  pending: "on its way",
  paid: "paid",
  failed: "failed",
  refund_due: "to be given back",
  refunded: "given back",
};

/** For the people of the shop: "Bank transfer, a transfer is awaited". */
export function paymentState({ paymentName, paymentStatus }: Pick<Order, "paymentName" | "paymentStatus">): string {
  return [paymentName, STATUS_WORDS[paymentStatus]].filter(Boolean).join(", ");
}
