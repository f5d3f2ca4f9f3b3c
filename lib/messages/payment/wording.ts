import type { Order } from "@/lib/domain/order/order";
import { isProvider, type PaymentType, type PublicPaymentSettings } from "@/lib/domain/payment/payment";
import { formatMoment } from "@/lib/domain/store/format-moment";
import { orderAmount } from "@/lib/messages/order/wording";

/** Text and account details that tell the customer how to pay an order. */
export type PaymentWording = { text: string; heading: string; lines: string[] };

/**
 * Text that tells the customer how to pay, and until when; null if nothing is left to pay. `payment` is the chosen
 * method; if it is a transfer, its account details are included. `timeZone` is that of the store.
 */
export function paymentWording(
  order: Order,
  payment: Pick<PaymentType, "settings" | "kind"> | null,
  timeZone: string,
): PaymentWording | null {
  const amount = orderAmount(order.finalPrice, order);
  if (order.paymentStatus === "due") {
    return { text: `You pay ${amount} when you receive your order.`, heading: "", lines: [] };
  }
  if (order.paymentStatus !== "awaited") return null;
  // An order made from a quotation has no payment method if the store has not entered any account details yet.
  if (order.paymentName === "") {
    return { text: `You pay ${amount} by bank transfer. We will e-mail you our bank details.`, heading: "", lines: [] };
  }
  const kept = order.holdUntil ? ` We keep your items until ${formatMoment(order.holdUntil, timeZone)}.` : "";
  if (payment && isProvider(payment.kind)) {
    return { text: `Pay ${amount} on the page of your order.${kept}`, heading: "", lines: [] };
  }
  return {
    text: `Transfer ${amount} with ${order.number} as the payment reference. We will prepare your order once your payment arrives.${kept}`,
    heading: order.paymentLabel,
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

const STATUS_TEXTS: Record<Order["paymentStatus"], string> = {
  none: "nothing to pay",
  due: "on delivery",
  awaited: "waiting for the transfer",
  pending: "being confirmed",
  paid: "paid",
  failed: "failed",
  refund_due: "refund due",
  refunded: "refunded",
};

/** The payment method and its state for the owner, for example "Bank transfer, waiting for the transfer". */
export function paymentState({ paymentLabel, paymentStatus }: Pick<Order, "paymentLabel" | "paymentStatus">): string {
  return [paymentLabel, STATUS_TEXTS[paymentStatus]].filter(Boolean).join(", ");
}
